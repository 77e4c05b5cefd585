import { readyDecks } from "@weirwood/cards/decks";
import { abilityNames, plainNames, refNames, verbs } from "@weirwood/cards/questions";
import { nearest } from "../../nearest.ts";

/** Every word that may stand behind a verb, numbers and lists apart. */
const suggested = [...readyDecks.map(({ id }) => id), ...abilityNames, ...plainNames];
/** A line may begin with the verb that is left out, and with one of its own behind it. */
const known = new Set([...suggested, ...refNames, ...Object.keys(verbs)]);
const isNumber = (word: string): boolean => /^([xo]?\d+|\d+\*\w+)$/.test(word);

/** The first word of a line that the notation does not know, and what may have been meant. */
export function strangerIn(line: string): { word: string; meant: string[] } | undefined {
  const [, ...words] = line.trim().toLowerCase().split(/\s+/);
  const word = words.find((one) => !known.has(one) && !isNumber(one));
  return word === undefined ? undefined : { word, meant: nearest(word, [...Object.keys(verbs), ...suggested]) };
}
