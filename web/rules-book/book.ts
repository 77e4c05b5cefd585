import { type Chapter, chaptersOf, type Rule } from "@weirwood/kernel";
import { useEffect, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { openWholeBook, wholeBookOf } from "../games/books.ts";
import type { Language } from "../text/language.ts";
import { RuleIndex } from "./search.ts";

/** The rules of a game in one language, as a book that can be searched. */
export interface RuleBook {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly index: RuleIndex;
  /** A rule of the game or of the kernel, and the chapter it stands in. */
  rule(id: string): { readonly rule: Rule; readonly chapter: Chapter | undefined } | undefined;
}

const opened = new Map<string, RuleBook>();

/** Made once for each game and language: the index takes some milliseconds. */
function ruleBook(game: string, language: Language): RuleBook | undefined {
  const key = `${game} ${language}`;
  const made = opened.get(key) ?? makeBook(game, language);
  if (made !== undefined) opened.set(key, made);
  return made;
}

function makeBook(game: string, language: Language): RuleBook | undefined {
  const book = wholeBookOf(game, language);
  if (book === undefined) return undefined;
  const chapters = chaptersOf(book);
  return {
    game,
    chapters,
    index: new RuleIndex(chapters),
    rule(id) {
      if (!Object.hasOwn(book.rules, id)) return undefined;
      const chapter = chapters.find(({ rules }) => rules.some((rule) => rule.id === id));
      return { rule: { id, ...book.rules[id] }, chapter };
    },
  };
}

/** The rules of a game in the reader's language; undefined while they are loaded, null where there are none. */
export function useRuleBook(game: string): RuleBook | null | undefined {
  const language = useSettings((settings) => settings.language);
  const key = `${game} ${language}`;
  const [opened, setOpened] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void openWholeBook(game, language).then(() => !isGone && setOpened(`${game} ${language}`));
    return () => {
      isGone = true;
    };
  }, [game, language]);
  return ruleBook(game, language) ?? (opened === key ? null : undefined);
}

/** Where a rule stands in the book. */
export const ruleAddress = (game: string, rule: string): string => `/rules/${game}#${rule}`;
