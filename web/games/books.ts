import { entryNamed } from "@weirwood/catalogue";
import type { Phrasebook } from "@weirwood/kernel";
import { beforeSettings, type Settings, useSettings } from "../app/settings.ts";
import type { Language } from "../text/language.ts";

/**
 * What is said of a game in one language: its phrasebook, which comes with its rules, and what its client says besides,
 * of a type that only the client knows.
 */
interface Words {
  readonly book: Phrasebook;
  readonly text: unknown;
}

/** A client may bring texts of its own, one file a language: only the one that is read is loaded. */
const texts = import.meta.glob<{ readonly text: unknown }>("./*/text/{en,fr}.ts");

const opened = new Map<string, Words>();
const inUse = new Set<string>();

/** Original names are the English ones. */
const languagesFor = ({ language, placeNames }: Settings): readonly Language[] =>
  placeNames === "original" && language !== "en" ? [language, "en"] : [language];

/** Loads the words of one game in one language; undefined where there is nothing to wait for. */
export function openBook(game: string, language: Language): Promise<void> | undefined {
  const key = `${game} ${language}`;
  const entry = entryNamed(game);
  if (opened.has(key) || entry === undefined) return undefined;
  return Promise.all([entry.book(language), texts[`./${game}/text/${language}.ts`]?.()]).then(
    ([book, found]) => void opened.set(key, { book, text: found?.text }),
  );
}

beforeSettings((settings) => {
  const wanted = languagesFor(settings);
  const waits = [...inUse].flatMap((game) => wanted.map((language) => openBook(game, language) ?? []));
  return waits.length === 0 ? undefined : Promise.all(waits.flat()).then(() => undefined);
});

/** Loads a game's words in the reader's language, and from now on in every language that the reader turns to. */
export async function openBooks(game: string): Promise<void> {
  inUse.add(game);
  await Promise.all(languagesFor(useSettings.getState()).map((language) => openBook(game, language)));
}

function wordsOf(game: string, language: Language): Words {
  const words = opened.get(`${game} ${language}`);
  if (words === undefined) throw new Error(`the words of ${game} in ${language} have not been loaded`);
  return words;
}

/** A game's sentences and names. Whatever is drawn with them is loaded together with them: see `openBooks`. */
export const bookOf = (game: string, language: Language): Phrasebook => wordsOf(game, language).book;

/** What a game's client says besides; the client knows its type. */
export const textOf = (game: string, language: Language): unknown => wordsOf(game, language).text;

/** The phrasebook, where it may not have been loaded or exist. */
export const openedBook = (game: string, language: Language): Phrasebook | undefined =>
  opened.get(`${game} ${language}`)?.book;
