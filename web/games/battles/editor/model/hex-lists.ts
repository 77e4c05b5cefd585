import { hexesListed } from "@weirwood/battles/plans";
import { type Hex, hexNames, rowOf } from "@weirwood/battles/questions";

/** Lists of hexes as plans write them: `a6-j6 c7`. */

/** The hexes of a list that somebody may have typed; what is no hex is left out. */
export const hexesIn = (list: unknown): readonly Hex[] =>
  typeof list === "string" ? [...new Set(hexesListed(list).filter((hex) => hexNames[hex] !== undefined))] : [];

/** Hexes as a list, runs of a row in one. */
export function listOf(hexes: readonly Hex[]): string {
  const runs: [first: Hex, last: Hex][] = [];
  for (const hex of [...new Set(hexes)].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === hex - 1 && rowOf(run[1]) === rowOf(hex)) run[1] = hex;
    else runs.push([hex, hex]);
  }
  return runs.flatMap(runWords).join(" ");
}

/** A run of two is shorter as two names. */
function runWords([first, last]: [Hex, Hex]): readonly string[] {
  if (first === last) return [hexNames[first]];
  return last - first === 1 ? [hexNames[first], hexNames[last]] : [`${hexNames[first]}-${hexNames[last]}`];
}

/** The list with a hex, or without it where it was in there; undefined where nothing is left. */
export function toggled(list: unknown, hex: Hex): string | undefined {
  const hexes = hexesIn(list);
  const left = hexes.includes(hex) ? hexes.filter((one) => one !== hex) : [...hexes, hex];
  return left.length === 0 ? undefined : listOf(left);
}
