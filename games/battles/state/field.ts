import { type House, NONE } from "../data/names.ts";
import { type Board, beside, DIRECTIONS, type Hex, OFF } from "../field/hexes.ts";
import { devastated, FORD, type Ground, terrainGrounds, tokenGrounds } from "../field/terrain.ts";
import { zoneIds } from "../plans/plan.ts";
import { type Battle, BOARD, CROSSING_HOUSE, DEVASTATED, FIRE, TERRAIN, TOKEN, ZONES } from "./layout.ts";

/** What lies on the field. */

export const boardOf = (game: Battle): Board => game[BOARD];

/** Every kind of ground there is: terrain, what is left of it, and tokens. */
const grounds: readonly Ground[] = [...terrainGrounds, devastated, ...tokenGrounds];
const [DEVASTATED_GROUND, TOKEN_GROUNDS] = [terrainGrounds.length, terrainGrounds.length + 1];

/** The number of what a hex is: its token where there is one, plains where it is devastated, else its terrain. */
function groundNumber(game: Battle, hex: Hex): number {
  if (game[TOKEN + hex] !== NONE) return TOKEN_GROUNDS + game[TOKEN + hex];
  return game[DEVASTATED + hex] === 1 ? DEVASTATED_GROUND : game[TERRAIN + hex];
}

/** What a hex does: the rules of its token prevail over those of its terrain. */
export const groundOf = (game: Battle, hex: Hex): Ground => grounds[groundNumber(game, hex)];

/** What matters to whoever walks, a bit each: looked up for every hex of every search. */
export const [IMPASSABLE, STOPS, IS_ROAD, IS_BRIDGE, IS_FORD] = [1, 2, 4, 8, 16];
const passages = Uint8Array.from(grounds, (ground) => {
  const { isImpassable, stops, isRoad, isBridge } = ground;
  const isFord = ground === tokenGrounds[FORD];
  return [isImpassable, stops, isRoad, isBridge, isFord].reduce(
    (set, holds, bit) => (holds ? set | (1 << bit) : set),
    0,
  );
});
export const passageOf = (game: Battle, hex: Hex): number => passages[groundNumber(game, hex)];

export const fireIn = (game: Battle, hex: Hex): number => game[FIRE + hex];
export const isBurning = (game: Battle, hex: Hex): boolean => game[FIRE + hex] > 0;

/** The hexes beside a hex, by direction. */
export function hexesBeside(game: Battle, hex: Hex): Hex[] {
  const found: Hex[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const other = beside(game[BOARD], hex, direction);
    if (other !== OFF) found.push(other);
  }
  return found;
}

export const CROSSING_BIT = 1 << zoneIds.indexOf("crossing");
export const EXIT_BIT = 1 << zoneIds.indexOf("way-out");
export const isInZoneOf = (game: Battle, hex: Hex, bit: number): boolean => (game[ZONES + hex] & bit) !== 0;

/** Whether this House crosses the river here on rafts. */
export const isCrossingFor = (game: Battle, house: House, hex: Hex): boolean =>
  game[CROSSING_HOUSE] === house && isInZoneOf(game, hex, CROSSING_BIT);
