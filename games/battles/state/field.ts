import { type House, NONE } from "../data/names.ts";
import { type Board, beside, DIRECTIONS, type Hex, OFF } from "../field/hexes.ts";
import { devastated, type Ground, terrainGrounds, tokenGrounds } from "../field/terrain.ts";
import { zoneIds } from "../plans/plan.ts";
import { type Battle, BOARD, CROSSING_HOUSE, DEVASTATED, FIRE, TERRAIN, TOKEN, ZONES } from "./layout.ts";

/** What lies on the field. */

export const boardOf = (game: Battle): Board => game[BOARD];

/** What a hex does: its token's rules where there is one, plains where it is devastated, else its terrain's. */
export function groundOf(game: Battle, hex: Hex): Ground {
  if (game[TOKEN + hex] !== NONE) return tokenGrounds[game[TOKEN + hex]];
  return game[DEVASTATED + hex] === 1 ? devastated : terrainGrounds[game[TERRAIN + hex]];
}

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
