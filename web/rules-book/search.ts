import type { Chapter, Rule } from "@weirwood/kernel";
import { fold, wordsOf } from "./fold.ts";

/** A rule that a search has found. */
export interface Hit {
  readonly rule: Rule;
  readonly chapter: Chapter;
  readonly score: number;
}

interface Entry {
  readonly rule: Rule;
  readonly chapter: Chapter;
  readonly idWords: ReadonlySet<string>;
  readonly titleWords: ReadonlySet<string>;
  readonly ruleWords: ReadonlySet<string>;
  readonly reasonWords: ReadonlySet<string>;
}

/** What a word found here counts. A rule that is called so comes before one that merely speaks of it. */
const weights = { id: 6, title: 3, rule: 4, reason: 1 };

/** Words that stand in a larger share of the rules than this relate nothing. */
const COMMON_SHARE = 0.08;
/** What it counts to stand right beside a rule in its chapter. */
const SAME_CHAPTER = 0.6;

/** A word that somebody may type, and words of the rules that they mean by it. */
export type Synonyms = { readonly [word: string]: readonly string[] };

/** Fewer rules than this that have every word of a query are followed by the best of those that have some. */
const ENOUGH = 7;
/** So many rules are found at most where not all words are. */
const MOST_PARTIAL = 12;
/** A word that was meant counts a little less than one that was typed. */
const MEANT = 0.8;

/** The rules of a game, ready to be searched as fast as somebody types. */
export class RuleIndex {
  readonly #entries: readonly Entry[];
  readonly #synonyms: Synonyms;
  /** In how many rules each word stands: rare words say more. */
  readonly #counts = new Map<string, number>();

  constructor(chapters: readonly Chapter[], synonyms: Synonyms = {}) {
    this.#synonyms = synonyms;
    this.#entries = chapters.flatMap((chapter) => chapter.rules.map((rule) => entryOf(rule, chapter)));
    for (const entry of this.#entries) {
      for (const word of new Set([...entry.ruleWords, ...entry.idWords])) {
        this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
      }
    }
  }

  /** The words of the rules that a typed word stands for, besides itself. */
  #meantBy(word: string): readonly string[] {
    return Object.hasOwn(this.#synonyms, word) ? this.#synonyms[word] : [];
  }

  /** A query with the words that it means, for marking them in what was found. */
  meant(query: string): string {
    return wordsOf(query)
      .flatMap((word) => [word, ...this.#meantBy(word)])
      .join(" ");
  }

  /** The rules that have every word, best first; where these are few, after them the best of those that have some. */
  find(query: string): readonly Hit[] {
    const wanted = [...new Set(wordsOf(query))];
    if (wanted.length === 0) return [];
    const whole = query.trim().toLowerCase();
    const found = this.#entries
      .flatMap((entry) => {
        const scores = wanted.map((word) =>
          Math.max(scoreOf(entry, word), ...this.#meantBy(word).map((other) => MEANT * scoreOf(entry, other))),
        );
        const matched = scores.filter((score) => score > 0).length;
        if (matched === 0) return [];
        const isNamed = entry.rule.id === whole || entry.rule.id.endsWith(`.${whole}`);
        const score = scores.reduce((sum, each) => sum + each, 0) + (isNamed ? 100 : 0);
        return [{ rule: entry.rule, chapter: entry.chapter, score, matched }];
      })
      .sort((one, other) => other.matched - one.matched || other.score - one.score);
    const complete = found.filter(({ matched }) => matched === wanted.length).length;
    const kept = complete >= ENOUGH ? complete : Math.max(complete, MOST_PARTIAL);
    return found.slice(0, kept).map(({ rule, chapter, score }) => ({ rule, chapter, score }));
  }

  /** Rules that speak of the same rare things, those of the same chapter first, and the nearest of them. */
  related(id: string, most: number): readonly Rule[] {
    const place = this.#entries.findIndex(({ rule }) => rule.id === id);
    if (place === -1) return [];
    const own = this.#entries[place];
    const rarity = (word: string): number => 1 / (this.#counts.get(word) ?? 1);
    const commonest = COMMON_SHARE * this.#entries.length;
    const words = [...new Set([...own.ruleWords, ...own.idWords])].filter(
      (word) => word.length > 3 && rarity(word) > 1 / commonest,
    );
    return this.#entries
      .map((entry, at) => {
        const shared = words.filter((word) => entry.ruleWords.has(word) || entry.idWords.has(word));
        const likeness = shared.reduce((sum, word) => sum + rarity(word), 0);
        const isNear = entry.chapter === own.chapter;
        const nearness = isNear ? SAME_CHAPTER / (1 + Math.abs(at - place)) : 0;
        return { entry, score: entry === own ? 0 : likeness * (isNear ? 2 : 1) + nearness };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
      .map(({ entry }) => entry.rule);
  }
}

function entryOf(rule: Rule, chapter: Chapter): Entry {
  return {
    rule,
    chapter,
    idWords: new Set(wordsOf(rule.id).slice(1)),
    titleWords: new Set(wordsOf(chapter.title)),
    ruleWords: new Set(wordsOf(rule.rule)),
    reasonWords: new Set(wordsOf(rule.reason ?? "")),
  };
}

function scoreOf({ idWords, titleWords, ruleWords, reasonWords }: Entry, wanted: string): number {
  const worth = (words: ReadonlySet<string>, weight: number): number => {
    if (words.has(wanted)) return weight;
    for (const word of words) if (isMeant(word, wanted)) return weight / 2;
    return 0;
  };
  return (
    worth(idWords, weights.id) +
    worth(titleWords, weights.title) +
    worth(ruleWords, weights.rule) +
    worth(reasonWords, weights.reason)
  );
}

/** Whether a word of a text is meant by one that somebody types: its beginning, or its plural. */
function isMeant(word: string, wanted: string): boolean {
  return word.startsWith(wanted) || (word.length > 3 && wanted.startsWith(word) && wanted.length - word.length < 3);
}

/** A piece of a text, and whether it was searched for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
  readonly at: number;
}

/** A text cut where the words of a query stand, for marking them. */
export function pieces(text: string, query: string): readonly Piece[] {
  const wanted = [...new Set(wordsOf(query))];
  if (wanted.length === 0) return [{ text, isHit: false, at: 0 }];
  const { letters, places } = fold(text);
  const cut: Piece[] = [];
  let from = 0;
  for (const match of letters.matchAll(/[\p{L}\p{N}]+/gu)) {
    const [word] = match;
    const meant = wanted.filter((one) => isMeant(word, one));
    if (meant.length === 0) continue;
    const length = Math.min(word.length, Math.max(...meant.map((one) => one.length)));
    const start = places[match.index];
    const end = places[match.index + length] ?? text.length;
    if (start > from) cut.push({ text: text.slice(from, start), isHit: false, at: from });
    cut.push({ text: text.slice(start, end), isHit: true, at: start });
    from = end;
  }
  if (from < text.length) cut.push({ text: text.slice(from), isHit: false, at: from });
  return cut;
}
