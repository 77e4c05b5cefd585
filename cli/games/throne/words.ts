import { areaIds, cardIds, houseIds, orderIds, singleIds, trackIds } from "@weirwood/throne/questions";
import { nearest } from "../../nearest.ts";

/** Words of the notation besides names: what joins them, and counts of units. */
const joining = ["none", "yes", "no", "lose", "token", "attacker", "defender", "power", "fort", "single", "+"];
const aliases = ["march+0", "march+1", "defense+1", "defense+2", "support+1", "raid+1"];
const otherNames = [...orderIds, ...cardIds, ...houseIds, ...singleIds, ...trackIds];
const known = new Set([...areaIds, ...otherNames, ...joining, ...aliases]);

/** The first word of a line that the notation does not know, and what may have been meant, among the table's areas. */
export function strangerIn(line: string, areas = areaIds): { word: string; meant: string[] } | undefined {
  const [, ...words] = line
    .trim()
    .toLowerCase()
    .split(/[\s,:;>]+/);
  const word = words.find((one) => one !== "" && !known.has(one) && !/^\d{1,3}[efkrsu]?$/.test(one));
  return word === undefined ? undefined : { word, meant: nearest(word, [...areas, ...otherNames]) };
}
