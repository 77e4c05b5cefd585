import { foeOf, type House, houseIds, NONE, STARK, zoneOfMoraleIds } from "../data/names.ts";
import type { MoraleCondition } from "../data/vocabulary.ts";
import { type Battle, MORALE_MARKER, moraleSpaces, ROUT, WINNER } from "../state/layout.ts";
import { endBattle } from "./ending.ts";
import type { TellRule } from "./step.ts";

/** The morale track: one marker between two segments of eleven spaces. */

/** The number of the start space; Stark's segment lies below it. */
export const START = 11;
export const LAST_SPACE = 22;
/** The spaces on a House's own segment at which its zones begin: grey 0, green 4, yellow 8, red 11. */
const zoneStarts = [0, 4, 8, 11];
const zoneEnds = [3, 7, 10, 11];

/** How deep the marker stands in a House's own segment; 0 or less when it does not. */
export const depthOf = (game: Battle, house: House): number =>
  house === STARK ? START - game[MORALE_MARKER] : game[MORALE_MARKER] - START;

/** The zone of a House's morale, by number: grey 0, green 1, yellow 2, red 3. */
export const zoneOf = (game: Battle, house: House): number => zoneOfDepth(depthOf(game, house));

/** The zone of a space so deep in a segment. */
export const zoneOfDepth = (depth: number): number => (depth >= 11 ? 3 : depth >= 8 ? 2 : depth >= 4 ? 1 : 0);

/** The space of the break of a zone, on the own segment. */
export const breakOf = (zone: number): number => zoneStarts[zone];

/** Whether a condition of morale holds for the House that reads it. */
export function holdsMorale(game: Battle, house: House, { whose, zone, or }: MoraleCondition): boolean {
  const depth = depthOf(game, whose === "own" ? house : foeOf(house));
  const number = zoneOfMoraleIds.indexOf(zone);
  return or === "better" ? depth <= zoneEnds[number] : depth >= zoneStarts[number];
}

/** Raises the morale of a House by so many spaces, or lowers it; step by step, and a Rout ends the battle at once. */
export function changeMorale(game: Battle, house: House, spaces: number, tell?: TellRule): void {
  if (game[WINNER] !== NONE || spaces === 0) return;
  const step = (house === STARK) === spaces > 0 ? 1 : -1;
  const loser = spaces > 0 ? foeOf(house) : house;
  const zone = zoneOf(game, loser);
  let moved = 0;
  for (; moved < Math.abs(spaces); moved++) {
    const next = game[MORALE_MARKER] + step;
    if (next < 0 || next > LAST_SPACE) break;
    game[MORALE_MARKER] = next;
  }
  tell?.({
    rule: "battles.morale.change",
    house: houseIds[house],
    spaces: spaces > 0 ? moved : -moved,
    marker: moraleSpaces[game[MORALE_MARKER]],
  });
  if (zoneOf(game, loser) > zone) {
    const fallen = zoneOfMoraleIds[zoneOf(game, loser)];
    tell?.({ rule: "battles.morale.zones", house: houseIds[loser], zone: fallen });
  }
  for (const side of [0, 1]) {
    if (depthOf(game, side) === 11 && game[ROUT + side] === 1)
      endBattle(game, foeOf(side), "battles.victory.rout", tell);
  }
}
