import type { Phrasebook } from "@weirwood/kernel";
import { beforeSettings, type Settings, useSettings } from "../app/settings.ts";
import type { Language } from "../text/language.ts";

/** Each game's sentences and names, one file a language: only the one that is read is loaded. */
const books: { readonly [game: string]: { readonly [language in Language]: () => Promise<Phrasebook> } } = {
  throne: {
    en: () => import("@weirwood/throne/text/en").then(({ en }) => en),
    fr: () => import("@weirwood/throne/text/fr").then(({ fr }) => fr),
  },
};

const opened = new Map<string, Phrasebook>();
const inUse = new Set<string>();

/** The original names of areas are the English ones. */
const languagesFor = ({ language, areaNames }: Settings): readonly Language[] =>
  areaNames === "original" && language !== "en" ? [language, "en"] : [language];

/** Opens one book; nothing to wait for where it lies open. */
export function openBook(game: string, language: Language): Promise<void> | undefined {
  const key = `${game} ${language}`;
  if (opened.has(key) || !Object.hasOwn(books, game)) return undefined;
  return books[game][language]().then((book) => void opened.set(key, book));
}

beforeSettings((settings) => {
  const wanted = languagesFor(settings);
  const waits = [...inUse].flatMap((game) => wanted.map((language) => openBook(game, language) ?? []));
  return waits.length === 0 ? undefined : Promise.all(waits.flat()).then(() => undefined);
});

/** Opens a game's book in the reader's language, and from now on in every language that the reader turns to. */
export async function openBooks(game: string): Promise<void> {
  inUse.add(game);
  await Promise.all(languagesFor(useSettings.getState()).map((language) => openBook(game, language)));
}

/** A game's sentences and names. Whatever is drawn with them is loaded together with them: see `openBooks`. */
export function bookOf(game: string, language: Language): Phrasebook {
  const book = opened.get(`${game} ${language}`);
  if (book === undefined) throw new Error(`the book of ${game} in ${language} has not been opened`);
  return book;
}

/** The same, where no book of that game may be open or exist. */
export const openedBook = (game: string, language: Language): Phrasebook | undefined =>
  opened.get(`${game} ${language}`);
