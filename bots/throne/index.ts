import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";
import type { Bot } from "../bot.ts";
import { randomBot } from "../random.ts";
import { greedy } from "./greedy.ts";
import { steward } from "./steward/steward.ts";

type ThroneBot = Bot<Throne, ThroneDecision>;

/** Players of Throne by name, the simplest first. */
export const throneBots: { readonly random: ThroneBot; readonly greedy: ThroneBot; readonly steward: ThroneBot } = {
  random: randomBot(throne),
  greedy,
  steward,
};
