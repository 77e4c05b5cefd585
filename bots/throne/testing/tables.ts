import { isRefusal } from "@weirwood/kernel";
import { type ThroneOptions, throne } from "@weirwood/throne";
import { type Variant, variantIds } from "@weirwood/throne/questions";
import type { Bot } from "../../bot.ts";
import type { Temper } from "../../temper/index.ts";
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

/** A bot that is always of the same temper. */
export const tempered = <State, Answer>(bot: Bot<State, Answer>, temper: Temper): Bot<State, Answer> => ({
  name: bot.name,
  choose: (view, seat, chance) => bot.choose(view, seat, chance, temper),
});
