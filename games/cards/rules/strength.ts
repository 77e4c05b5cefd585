import { bitOf, keywordIds } from "../data/names.ts";
import { hasFlag, hasKeyword, NOT_COUNTED, strOf } from "../derived/words.ts";
import type { Body } from "../state/bodies.ts";
import { ATTACKING, type Cards } from "../state/layout.ts";
import { participants } from "./roles.ts";

const INTIMIDATE = bitOf(keywordIds, "intimidate");

/** STR of a side: of those that count. */
export function strengthOf(game: Cards, role: number): number {
  const threshold = intimidation(game);
  return participants(game, role).reduce(
    (sum, body) => (counts(game, body, threshold) ? sum + strOf(game, body) : sum),
    0,
  );
}

/** Whether a participant's STR counts: not if a text says so, nor below an attacker who intimidates (R-C49). */
const counts = (game: Cards, body: Body, threshold: number): boolean =>
  !hasFlag(game, body, NOT_COUNTED) && strOf(game, body) >= threshold;

function intimidation(game: Cards): number {
  return participants(game, ATTACKING).reduce(
    (most, body) => (hasKeyword(game, body, INTIMIDATE) ? Math.max(most, strOf(game, body)) : most),
    0,
  );
}
