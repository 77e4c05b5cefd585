import { entryNamed } from "@weirwood/catalogue";
import type { Phrasebook } from "@weirwood/kernel";
import { beforeSettings, type Settings, useSettings } from "../app/settings.ts";
import type { Language } from "../text/language.ts";

/** Where a client says what its game's phrasebook does not: each part has texts of its own, loaded when it is opened. */
export type TextPart =
  | "table"
  | "learn"
  | "glossary"
  | "stages"
  | "chronicle"
  | "editor"
  | "setup"
  | "sheets"
  | "timing";

/** The sentences of all rules weigh as much as a whole table's words, and come with the rules book: build/spoken-books.ts. */
const wholeBooks = import.meta.glob<{ readonly [language: string]: Phrasebook }>("../../games/*/text/{en,fr}.ts", {
  query: "?whole",
});

const folders: { readonly [part in TextPart]: string } = {
  table: "text",
  learn: "learn/text",
  glossary: "glossary/text",
  stages: "stages/text",
  chronicle: "chronicle/text",
  editor: "editor/text",
  setup: "setup/text",
  sheets: "side/text",
  timing: "timing/text",
};

/** A client may bring texts, one file a language: only the one that is read is loaded. */
const texts = import.meta.glob<{ readonly text: unknown }>(
  "./*/{text,learn/text,glossary/text,stages/text,chronicle/text,editor/text,setup/text,side/text,timing/text}/{en,fr}.ts",
);

const books = new Map<string, Phrasebook>();
const openedTexts = new Map<string, unknown>();
const inUse = new Map<string, Set<TextPart>>();

const bookKey = (game: string, language: Language): string => `${game} ${language}`;
const textFile = (game: string, part: TextPart, language: Language): string =>
  `./${game}/${folders[part]}/${language}.ts`;

/** Original names are the English ones. */
const languagesFor = ({ language, placeNames }: Settings): readonly Language[] =>
  placeNames === "original" && language !== "en" ? [language, "en"] : [language];

async function loadPhrasebook(game: string, language: Language): Promise<void> {
  const entry = entryNamed(game);
  if (entry !== undefined) books.set(bookKey(game, language), await entry.book(language));
}

async function loadText(file: string): Promise<void> {
  openedTexts.set(file, (await texts[file]()).text);
}

/** Loads the words of one game in one language; undefined where there is nothing to wait for. */
export function openBook(game: string, language: Language, part: TextPart = "table"): Promise<void> | undefined {
  const waits: Promise<void>[] = [];
  if (!books.has(bookKey(game, language))) waits.push(loadPhrasebook(game, language));
  for (const wanted of new Set<TextPart>(["table", part])) {
    const file = textFile(game, wanted, language);
    if (Object.hasOwn(texts, file) && !openedTexts.has(file)) waits.push(loadText(file));
  }
  return waits.length === 0 ? undefined : Promise.all(waits).then(() => undefined);
}

beforeSettings((settings) => {
  const waits = [...inUse].flatMap(([game, parts]) =>
    languagesFor(settings).flatMap((language) => [...parts].flatMap((part) => openBook(game, language, part) ?? [])),
  );
  return waits.length === 0 ? undefined : Promise.all(waits).then(() => undefined);
});

/**
 * Loads a game's words in the reader's language, and from now on in every language that the reader turns to: its
 * phrasebook, what its client says at the table, and what another part of the client says.
 */
export async function openBooks(game: string, part: TextPart = "table"): Promise<void> {
  inUse.set(game, (inUse.get(game) ?? new Set()).add(part));
  await Promise.all(languagesFor(useSettings.getState()).map((language) => openBook(game, language, part)));
}

const wholes = new Map<string, Phrasebook>();

/** The sentences of a game's rules in one language, with all else that its phrasebook says. */
export async function openWholeBook(game: string, language: Language): Promise<void> {
  const key = bookKey(game, language);
  if (wholes.has(key)) return;
  const whole = await wholeBooks[`../../games/${game}/text/${language}.ts`]?.();
  const book = whole?.[language] ?? (await entryNamed(game)?.book(language));
  if (book !== undefined) wholes.set(key, book);
}

/** The whole phrasebook, where it has been opened. */
export const wholeBookOf = (game: string, language: Language): Phrasebook | undefined =>
  wholes.get(bookKey(game, language));

/** A game's sentences and names. Whatever is drawn with them is loaded together with them: see `openBooks`. */
export function bookOf(game: string, language: Language): Phrasebook {
  const book = openedBook(game, language);
  if (book === undefined) throw new Error(`the words of ${game} in ${language} have not been loaded`);
  return book;
}

/** What a part of a game's client says besides; the client knows its type. */
export function textOf(game: string, language: Language, part: TextPart = "table"): unknown {
  const file = textFile(game, part, language);
  if (!openedTexts.has(file)) throw new Error(`the text of ${game} (${part}) in ${language} has not been loaded`);
  return openedTexts.get(file);
}

/** The same, where it may not have been loaded or exist. */
export const openedText = (game: string, language: Language, part: TextPart): unknown =>
  openedTexts.get(textFile(game, part, language));

/** The phrasebook, where it may not have been loaded or exist. */
export const openedBook = (game: string, language: Language): Phrasebook | undefined =>
  books.get(bookKey(game, language));
