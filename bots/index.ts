export type { Bot } from "./bot.ts";
export { randomBot } from "./random.ts";
export { type Temper, temperOf } from "./temper.ts";
