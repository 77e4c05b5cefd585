import type { Json } from "./json.ts";

/**
 * The sentences of one game in one language, by id. Sentences have named gaps: `{count}` takes the parameter as it is,
 * `{from:area}` looks the parameter up in the phrasebook's vocabulary, and `{count?one unit|# units}` chooses by number
 * (# stands for the number; French counts 0 as one).
 */
export interface Phrasebook {
  readonly language: "en" | "fr";
  /** By rule id: what the rule says; why a decision is refused; the line in the log. */
  readonly rules: { readonly [rule: string]: RuleText };
  /** Names of things, by kind and id: area, house, card, order, unit … */
  readonly names: { readonly [kind: string]: { readonly [id: string]: string } };
}

export interface RuleText {
  /** The rule itself, as a sentence of our own. */
  readonly rule: string;
  /** The refusal that cites the rule; the rule's own sentence where absent. */
  readonly no?: string;
  /** The log line of an event that cites the rule. */
  readonly log?: string;
  /** For rulings: why we decided so where the documents are silent. */
  readonly reason?: string;
}

type Facts = { readonly [name: string]: Json | undefined };

/** The sentence that explains a refusal. */
export function explain(book: Phrasebook, refusal: { readonly rule: string; readonly params: Facts }): string {
  const text = own(book.rules, refusal.rule);
  if (text === undefined) return refusal.rule;
  return fill(book, text.no ?? text.rule, refusal.params);
}

/** The log line of an event, or nothing where the event has none. */
export function narrate(book: Phrasebook, event: { readonly rule: string } & Facts): string | undefined {
  const log = own(book.rules, event.rule)?.log;
  return log === undefined ? undefined : fill(book, log, event);
}

/** An entry of a table, never what every object inherits: parameters may come from untrusted input (`constructor`). */
function own<T>(table: { readonly [key: string]: T } | undefined, key: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

const gap = /\{(\w+)(?::(\w+))?(?:\?([^|}]*)\|([^}]*))?\}/g;

function fill(book: Phrasebook, sentence: string, facts: Facts): string {
  return sentence.replace(gap, (_, name: string, kind?: string, one?: string, many?: string) => {
    const fact = own(facts, name);
    if (one !== undefined && many !== undefined) {
      const count = Number(fact);
      const isOne = book.language === "fr" ? Math.abs(count) < 2 : count === 1;
      return (isOne ? one : many).replaceAll("#", String(count));
    }
    const nameOf = (id: Json | undefined): string => (kind && own(own(book.names, kind), String(id))) || String(id);
    return Array.isArray(fact) ? fact.map(nameOf).join(", ") : nameOf(fact);
  });
}
