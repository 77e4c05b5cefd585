import type { Phrasebook, RuleText } from "./text.ts";

/** The rules of a game as a book: chapters in the order of play, every rule under its id. */

export type Rule = RuleText & { readonly id: string };

export interface Chapter {
  /** What stands between the first two dots of its rules' ids: `raid`. */
  readonly part: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** Without the kernel's own rules, which are in every book. Titles are the phrasebook's `names.chapter`; a part without one belongs where its name begins alike: `cards`, `card`. */
export function chaptersOf(book: Phrasebook): Chapter[] {
  const titles = book.names.chapter ?? {};
  const chapterOf = (part: string): string =>
    Object.hasOwn(titles, part) ? part : (Object.keys(titles).find((other) => part.startsWith(other)) ?? part);
  const chapters = new Map<string, Rule[]>();
  for (const [id, text] of Object.entries(book.rules)) {
    const [owner, part] = id.split(".");
    if (owner === "kernel") continue;
    const chapter = chapterOf(part);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), { id, ...text }]);
  }
  return [...chapters].map(([part, rules]) => ({ part, title: titles[part] ?? part, rules }));
}
