import { verbs } from "@weirwood/battles/questions";
import { nearest } from "../../nearest.ts";

/** Every word that may stand behind a verb. */
const known = new Set(
  Object.values(verbs).flatMap((fields) =>
    Object.values(
      fields as { readonly [field: string]: { readonly values: readonly string[]; readonly none?: string } },
    ).flatMap(({ values, none = "" }) => [...values, none]),
  ),
);

/** The first word of a line that the notation does not know, and what may have been meant, among the field's hexes. */
export function strangerIn(line: string, hexes: readonly string[]): { word: string; meant: string[] } | undefined {
  const [, ...words] = line.trim().toLowerCase().split(/\s+/);
  const word = words.find((one) => !known.has(one));
  const names = [...known].filter((one) => one.length > 3);
  return word === undefined ? undefined : { word, meant: nearest(word, [...hexes, ...names]) };
}
