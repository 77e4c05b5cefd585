import { isRefusal } from "@weirwood/kernel";
import { type ThroneOptions, throne } from "@weirwood/throne";
import { type Variant, variantIds } from "@weirwood/throne/questions";
import { matchesOf } from "../../testing/match.ts";
import { positionsOf } from "../../testing/positions.ts";

/** Throne's tables for tests of its bots. */
export const { playGame, playMatch } = matchesOf(throne);
export const { position, answersOf } = positionsOf(throne);

/** Everything of the expansion that can be on at any table. */
export const everything: readonly Variant[] = variantIds.filter((variant) => variant !== "three-board");

/** A table of so many, its houses drawn by the seed. */
export function tableOf(players: number, variants: readonly Variant[] = []): ThroneOptions {
  const options = throne.readOptions({ players, variants });
  if (isRefusal(options)) throw new Error(`${options.rule}: ${players} players`);
  return options;
}
