import { isJsonMap, type Json, type JsonMap } from "@weirwood/kernel";
import { otherSide, readText, type Side } from "./rules/strength.ts";
import { NONE } from "./state/board.ts";
import { CARDS, FIRST_SIDE, procedures } from "./state/layout.ts";
import { states } from "./state/state.ts";
import { byName } from "./upgrade-names.ts";

/**
 * A plain form that older rules wrote, as these write it.
 *
 * Version 2 has sections for fights that wait and for free orders. Both are blank in every game of version 1, and what is
 * blank is left out, so those read as they are. Orders that were laid before every area had to have one stand as they lie;
 * whoever replaces them does so by the rules of today. Version 3 writes by name what both wrote as numbers.
 */
export function upgrade(plain: Json, rulesVersion: number): Json {
  if (rulesVersion >= 3 || !isJsonMap(plain)) return plain;
  return rulesVersion === 1 ? withTextsRead(byName(plain)) : byName(plain);
}

/**
 * Version 1 read the texts of house cards when strengths were compared, and stored nothing of them. In a battle under
 * way, a text whose turn has come is taken to have read the position as it was stored.
 */
export function withTextsRead(plain: JsonMap): JsonMap {
  const { "first-text": firstText, "second-text": secondText } = procedures.steps.fight;
  const step = stepOfFight(plain);
  if (step <= firstText) return plain;
  const game = states.fromJSON(plain);
  // Against a garrison no cards are played.
  if (game[CARDS] === NONE) return plain;
  const first = game[FIRST_SIDE] as Side;
  readText(game, first);
  if (step > secondText) readText(game, otherSide(first));
  return states.toJSON(game);
}

/** How far the fight in progress is, 0 where there is none. */
function stepOfFight({ frames }: JsonMap): number {
  if (!Array.isArray(frames)) return 0;
  const fight = (frames as readonly Json[]).find((frame) => isJsonMap(frame) && frame.is === "fight");
  const steps: { readonly [step: string]: number } = procedures.steps.fight;
  return isJsonMap(fight) ? (steps[String(fight.step)] ?? 0) : 0;
}
