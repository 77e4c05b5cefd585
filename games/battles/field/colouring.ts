import { NONE } from "../data/names.ts";
import { areAdjacent, type Hex } from "./hexes.ts";

/** Tokens of three colours on a group of hexes, so many of each, each of which lies beside both other colours. */

const COLOURS = 3;

/**
 * Whether the hexes that are free can still be coloured so; `laid` holds a colour for each hex, NONE for a free one. A branch
 * of the search ends as soon as some hex has too few free neighbours left for the colours that it lacks.
 */
export function canBeColoured(hexes: readonly Hex[], laid: readonly number[], ofEach: number): boolean {
  if (hexes.length !== COLOURS * ofEach) return false;
  const neighbours = hexes.map((hex) => hexes.flatMap((other, place) => (areAdjacent(hex, other) ? [place] : [])));
  if (neighbours.some(({ length }) => length < COLOURS - 1)) return false;
  const colours = [...laid];
  const left = Array.from({ length: COLOURS }, (_, colour) => ofEach - laid.filter((one) => one === colour).length);

  const canStillBeRight = (place: number): boolean => {
    let seen = 0;
    let free = 0;
    for (const other of neighbours[place]) {
      if (colours[other] === NONE) free++;
      else if (colours[other] !== colours[place]) seen |= 1 << colours[other];
    }
    const lacking = colours[place] === NONE ? 0 : COLOURS - 1 - ((seen & 1) + ((seen >> 1) & 1) + ((seen >> 2) & 1));
    return lacking <= free;
  };

  const layFrom = (place: number): boolean => {
    if (place === hexes.length) return true;
    if (colours[place] !== NONE) return layFrom(place + 1);
    for (let colour = 0; colour < COLOURS; colour++) {
      if (left[colour] === 0) continue;
      colours[place] = colour;
      left[colour]--;
      if (canStillBeRight(place) && neighbours[place].every(canStillBeRight) && layFrom(place + 1)) return true;
      left[colour]++;
      colours[place] = NONE;
    }
    return false;
  };
  return left.every((count) => count >= 0) && hexes.every((_, place) => canStillBeRight(place)) && layFrom(0);
}
