export type { Bot } from "./bot.ts";
export { randomBot } from "./random.ts";
export { characterOf, EVEN, isSeen, type Temper, temperOf } from "./temper.ts";
