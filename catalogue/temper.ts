/** Whom a bot is like, for whoever seats one. Apart from the games themselves: a page that only names bots seats none. */
export { type Temper, temperOf } from "@weirwood/bots/temper";
