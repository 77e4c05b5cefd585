import { type Battle, type BattleDecision, battles } from "@weirwood/battles/rules";
import type { Bot } from "../bot.ts";
import { randomBot } from "../random.ts";
import { squireOf } from "../squire.ts";
import { steward } from "./steward/steward.ts";

type BattleBot = Bot<Battle, BattleDecision>;

/** Players of Battles by name, the simplest first. */
export const battlesBots: { readonly random: BattleBot; readonly squire: BattleBot; readonly steward: BattleBot } = {
  random: randomBot(battles),
  squire: squireOf(battles, steward),
  steward,
};
