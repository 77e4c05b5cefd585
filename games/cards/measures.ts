import type { Measure } from "@weirwood/kernel";
import { bitOf, typeIds } from "./data/names.ts";
import { hasType } from "./derived/words.ts";
import { totalPower } from "./rules/numbers.ts";
import { bodiesEnd, controllerOf, isTaken } from "./state/bodies.ts";
import { type Cards, placesOf } from "./state/layout.ts";

const CHARACTER = bitOf(typeIds, "character");

function charactersOf(game: Cards, seat: number): number {
  let count = 0;
  for (let body = 0; body < bodiesEnd(game); body++)
    if (isTaken(game, body) && controllerOf(game, body) === seat && hasType(game, body, CHARACTER)) count++;
  return count;
}

/** Figures of each player at the end of a round. */
export const measures: readonly Measure<Cards>[] = [
  { id: "power", of: totalPower },
  { id: "characters", of: charactersOf },
  { id: "hand", of: (game, seat) => placesOf(game).piles.hand[seat].count(game) },
  { id: "dead", of: (game, seat) => placesOf(game).piles.dead[seat].count(game) },
];
