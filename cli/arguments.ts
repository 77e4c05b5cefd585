import { type Entry, entriesFor } from "@weirwood/catalogue";
import type { Context } from "./context.ts";
import { Failure } from "./failure.ts";
import { nearest } from "./nearest.ts";

/** Words of the command line, read with a complaint that names the option and what it would take. */

export function wholeNumber(option: string, text: string, least: number, most: number, { say }: Context): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Failure("bad-number", say.arguments.number(option, text, least, most), { option, value: text });
}

/** `a,b,c` as a list, blanks forgiven. */
export function listed(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== "");
}

export function oneOfWords<Word extends string>(
  option: string,
  word: string,
  known: readonly Word[],
  { say }: Context,
): Word {
  const found = known.find((one) => one === word.toLowerCase());
  if (found !== undefined) return found;
  const meant = nearest(word, known);
  throw new Failure("unknown-word", say.arguments.word(option, word, known, meant), { option, value: word });
}

export const gameNames = ({ games }: Context): string[] => games.map(({ name }) => name);

/** The game that a command is about, by its name. */
export function entryCalled(name: string, here: Context): Entry {
  const found = oneOfWords("GAME", name, gameNames(here), here);
  return here.games.find((entry) => entry.name === found) as Entry;
}

/** The game that is meant where none is named: the only one that there is for players. */
export function usualEntry(): Entry | undefined {
  const [first, ...others] = entriesFor("players");
  return others.length === 0 ? first : undefined;
}

/** The game of that name, or the usual one. */
export function entryMeant(name: string | undefined, here: Context): Entry {
  if (name !== undefined) return entryCalled(name, here);
  const usual = usualEntry();
  if (usual === undefined) throw new Failure("missingArgument", here.say.arguments.whichGame(gameNames(here)));
  return usual;
}

export function botsNamed(text: string, known: readonly string[], here: Context): string[] {
  const names = listed(text).map((name) => oneOfWords("--bots", name, known, here));
  if (names.length > 0) return names;
  throw new Failure("unknown-word", here.say.arguments.noBots(known), { option: "--bots", value: text });
}
