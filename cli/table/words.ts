import { areaIds, cardIds, houseIds, orderIds } from "@weirwood/throne/questions";
import { nearest } from "../nearest.ts";

/** Words of the notation besides names: what joins them, and counts of units. */
const joining = ["none", "yes", "no", "lose", "token", "attacker", "defender", "+"];
const aliases = ["march+0", "march+1", "defense+1", "defense+2", "support+1", "raid+1"];
const names = [...areaIds, ...orderIds, ...cardIds, ...houseIds];
const known = new Set([...names, ...joining, ...aliases]);

/** The first word of a line that the notation does not know, and what may have been meant. */
export function strangerIn(line: string): { word: string; meant: string[] } | undefined {
  const [, ...words] = line
    .trim()
    .toLowerCase()
    .split(/[\s,:;>]+/);
  const word = words.find((one) => one !== "" && !known.has(one) && !/^\d{1,3}[fksu]?$/.test(one));
  return word === undefined ? undefined : { word, meant: nearest(word, names) };
}
