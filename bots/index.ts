import { throne } from "@weirwood/throne";
import { randomBot } from "./random.ts";
import { greedy } from "./throne/greedy.ts";
import { steward } from "./throne/steward/steward.ts";

export type { Bot } from "./bot.ts";

/** Players of Throne, the simplest first. */
export const throneBots = { random: randomBot(throne), greedy, steward } as const;
