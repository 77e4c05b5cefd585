import { type BattleOptions, battles } from "@weirwood/battles";
import { planIds, skirmishIds } from "@weirwood/battles/questions";
import { isRefusal } from "@weirwood/kernel";
import { matchesOf } from "../../testing/match.ts";
import { positionsOf } from "../../testing/positions.ts";

/** Tables of Battles for tests of its bots. */
export const { playGame, playMatch } = matchesOf(battles);
export const { position, answersOf } = positionsOf(battles);

/** Every battle plan of ours, and both skirmishes. */
export const everyBattle: readonly string[] = [...planIds, ...skirmishIds];

/** A table at which a plan is played; the first seat leads Stark. */
export function tableOf(plan: string): BattleOptions {
  const options = battles.readOptions({ plan });
  if (isRefusal(options)) throw new Error(`${options.rule}: ${plan}`);
  return options;
}
