import { type Chapter, chaptersOf, type Rule } from "@weirwood/kernel";
import { useEffect, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { openBook, openedText, openWholeBook, wholeBookOf } from "../games/books.ts";
import type { Language } from "../text/language.ts";
import { RuleIndex, type Synonyms } from "./search.ts";

/** The rules of a game in one language, as a book that can be searched. */
export interface RuleBook {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly index: RuleIndex;
  /** A rule of the game or of the kernel, and the chapter it stands in. */
  rule(id: string): { readonly rule: Rule; readonly chapter: Chapter | undefined } | undefined;
}

const opened = new Map<string, RuleBook | null>();

function makeBook(game: string, language: Language): RuleBook | null {
  const book = wholeBookOf(game, language);
  if (book === undefined) return null;
  const chapters = chaptersOf(book);
  return {
    game,
    chapters,
    index: new RuleIndex(chapters, synonymsOf(game, language)),
    rule(id) {
      if (!Object.hasOwn(book.rules, id)) return undefined;
      const chapter = chapters.find(({ rules }) => rules.some((rule) => rule.id === id));
      return { rule: { id, ...book.rules[id] }, chapter };
    },
  };
}

/** What a game's glossary says of words that people search for and the rules do not use. */
const synonymsOf = (game: string, language: Language): Synonyms =>
  (openedText(game, language, "glossary") as { readonly synonyms?: Synonyms } | undefined)?.synonyms ?? {};

/** Made once for each game and language: the index takes some milliseconds. */
async function openRuleBook(game: string, language: Language): Promise<void> {
  await Promise.all([openWholeBook(game, language), openBook(game, language, "glossary")]);
  const key = `${game} ${language}`;
  if (!opened.has(key)) opened.set(key, makeBook(game, language));
}

/** The rules of a game in the reader's language; undefined while they are loaded, null where there are none. */
export function useRuleBook(game: string): RuleBook | null | undefined {
  const language = useSettings((settings) => settings.language);
  const [, setOpened] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void openRuleBook(game, language).then(() => !isGone && setOpened(`${game} ${language}`));
    return () => {
      isGone = true;
    };
  }, [game, language]);
  return opened.get(`${game} ${language}`);
}

/** Where a rule stands in the book. */
export const ruleAddress = (game: string, rule: string): string => `/rules/${game}#${rule}`;
