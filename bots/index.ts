export type { Bot } from "./bot.ts";
export { randomBot } from "./random.ts";
