import { isJsonMap, type Json } from "@weirwood/kernel";
import { otherSide, readText, type Side } from "./rules/strength.ts";
import { NONE } from "./state/board.ts";
import { fromJSON, toJSON } from "./state/json.ts";
import { CARDS, FIRST_SIDE } from "./state/layout.ts";

/**
 * A plain form that older rules wrote, as these write it.
 *
 * Version 2 has sections for fights that wait and for free orders. Both are blank in every game of version 1, and what is
 * blank is left out, so those read as they are. Orders that were laid before every area had to have one stand as they lie;
 * whoever replaces them does so by the rules of today.
 */
export function upgrade(plain: Json, rulesVersion: number): Json {
  return rulesVersion === 1 ? withTextsRead(plain) : plain;
}

// A fight and the steps of its two card texts, as version 1 numbered them.
const fightOfOld = 10;
const firstTextOfOld = 6;
const secondTextOfOld = 7;

/**
 * Version 1 read the texts of house cards when strengths were compared, and stored nothing of them. In a battle under
 * way, a text whose turn has come is taken to have read the position as it was stored.
 */
export function withTextsRead(plain: Json): Json {
  const step = stepOfFight(plain);
  if (step <= firstTextOfOld) return plain;
  const game = fromJSON(plain);
  // Against a garrison no cards are played.
  if (game[CARDS] === NONE) return plain;
  const first = game[FIRST_SIDE] as Side;
  readText(game, first);
  if (step > secondTextOfOld) readText(game, otherSide(first));
  return toJSON(game);
}

/** How far the fight in progress is, 0 where there is none. */
function stepOfFight(plain: Json): number {
  const frames: Json | undefined = isJsonMap(plain) ? plain.frames : undefined;
  if (!Array.isArray(frames)) return 0;
  const fight = (frames as readonly Json[]).find((frame) => Array.isArray(frame) && frame[0] === fightOfOld);
  return Array.isArray(fight) ? Number(fight[1]) : 0;
}
