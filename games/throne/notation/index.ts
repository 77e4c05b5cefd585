import { isRefusal, malformed, type Refusal, unfinished } from "@weirwood/kernel";
import type { ThroneDecision } from "../decisions.ts";
import type { Throne } from "../state/layout.ts";
import { verbs as byVerb, type Contents, type Kind, type Verb } from "./verbs.ts";

export { printTroop } from "./words.ts";

/** Every verb, for completion. */
export const verbs = Object.keys(byVerb) as readonly Kind[];

/** Each verb only ever meets decisions of its own kind, which is its name. */
const verbOf = (kind: Kind): Verb<Contents<Kind>> => byVerb[kind] as Verb<Contents<Kind>>;

/**
 * The text of every decision, one for all languages: a verb, then what it is about. Words are separated by blanks, items
 * by commas, castles by semicolons; `none` stands for an empty list. docs/games/throne/notation.md is the players'
 * description.
 */
export function print(decision: ThroneDecision): string {
  return `${decision.kind} ${verbOf(decision.kind).print(decision)}`;
}

/** Longer texts are no decision of anybody's: the longest real one is a few hundred letters. */
const longestText = 4000;

export function parse(text: string, game?: Throne): ThroneDecision | Refusal {
  if (typeof text !== "string" || text.length > longestText) return malformed();
  const words = text.trim().toLowerCase().replace(/\s+/g, " ");
  const space = words.indexOf(" ");
  const kind = space < 0 ? words : words.slice(0, space);
  if (!isVerb(kind)) return malformed(kind);
  try {
    return { kind, ...verbOf(kind).read(words.slice(kind.length).trim(), game) } as ThroneDecision;
  } catch (problem) {
    if (!isRefusal(problem)) throw problem;
    // Where a word is wanted, and nothing is said any more.
    return Object.keys(problem.params).length === 0 ? unfinished(words.slice(words.lastIndexOf(" ") + 1)) : problem;
  }
}

const isVerb = (word: string): word is Kind => Object.hasOwn(byVerb, word);
