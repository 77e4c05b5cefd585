import { areAdjacent, type Hex } from "../field/hexes.ts";

const COLOURS = 3;

/**
 * Whether tokens of three colours, so many of each, can be laid on these hexes so that each lies beside both other
 * colours. Hexes are tried in order; a branch ends as soon as a hex whose neighbours are all laid lacks a colour.
 */
export function canBeColoured(hexes: readonly Hex[], ofEach: number): boolean {
  if (hexes.length !== COLOURS * ofEach) return false;
  const neighbours = hexes.map((hex) => hexes.flatMap((other, place) => (areAdjacent(hex, other) ? [place] : [])));
  if (neighbours.some(({ length }) => length < COLOURS - 1)) return false;
  const colours: number[] = [];
  const left = new Array<number>(COLOURS).fill(ofEach);

  const canStillBeRight = (place: number): boolean => {
    const laid = neighbours[place].filter((other) => other < colours.length);
    const seen = new Set(laid.map((other) => colours[other]));
    seen.delete(colours[place]);
    return seen.size + (neighbours[place].length - laid.length) >= COLOURS - 1;
  };

  const layFrom = (place: number): boolean => {
    if (place === hexes.length) return true;
    // Colours are alike until they are used: the first hex tries one, the next two.
    for (let colour = 0; colour < COLOURS && colour <= new Set(colours).size; colour++) {
      if (left[colour] === 0) continue;
      colours.push(colour);
      left[colour]--;
      if ([place, ...neighbours[place]].every((one) => one > place || canStillBeRight(one)) && layFrom(place + 1))
        return true;
      left[colour]++;
      colours.pop();
    }
    return false;
  };
  return layFrom(0);
}
