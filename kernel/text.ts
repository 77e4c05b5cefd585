import { inFigures } from "./figures.ts";
import { type FrenchArticles, type FrenchForm, frenchName } from "./french.ts";
import type { Json } from "./json.ts";

/**
 * The sentences of one game in one language, by id. Sentences have named gaps: `{count}` takes the parameter as it is,
 * `{from:area}` looks the parameter up in the phrasebook's vocabulary, `{count?one unit|# units}` chooses by number
 * (# stands for the number; French counts 0 as one), and `{units#troop}` says a list of counts, `2F 1K`, in words: the
 * vocabulary has both forms of each, `# footman|# footmen`. In French a looked-up name may be wanted with its article, alone
 * or in one with a preposition: `vers {to:le area}`, `le port {area:de area}`, `{area:à area}`.
 */
export interface Phrasebook {
  readonly language: "en" | "fr";
  /** By rule id: what the rule says; why a decision is refused; the line in the log. */
  readonly rules: { readonly [rule: string]: RuleText };
  /** Names of things, by kind and id: area, house, card, order, unit … */
  readonly names: { readonly [kind: string]: { readonly [id: string]: string } };
  /** In French: the articles of names that are common nouns, by their first word. */
  readonly articles?: FrenchArticles;
}

export interface RuleText {
  /** The rule itself, as a sentence of our own. */
  readonly rule: string;
  /** The refusal that cites the rule; the rule's own sentence where absent. */
  readonly no?: string;
  /** Refusals where what is wrong is known: the first is said of which all gaps can be filled. */
  readonly noBecause?: readonly string[];
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
  const because = text.noBecause?.find((sentence) => isFilled(sentence, refusal.params));
  return fill(book, because ?? text.no ?? text.rule, refusal.params);
}

/** The log line of an event, or nothing where the event has none. */
export function narrate(book: Phrasebook, event: { readonly rule: string } & Facts): string | undefined {
  const log = own(book.rules, event.rule)?.log;
  return log === undefined ? undefined : fill(book, log, event);
}

/** A stretch of a sentence: plain words, or the name of something, with its kind in the vocabulary and its id. */
export type SentencePart = string | { readonly text: string; readonly kind: string; readonly id: string };

/** The log line of an event in parts, so that names in it can lead to what they name. */
export function narrateParts(
  book: Phrasebook,
  event: { readonly rule: string } & Facts,
): readonly SentencePart[] | undefined {
  const log = own(book.rules, event.rule)?.log;
  return log === undefined ? undefined : partsOf(book, log, event);
}

/** An entry of a table, never what every object inherits: parameters may come from untrusted input (`constructor`). */
function own<T>(table: { readonly [key: string]: T } | undefined, key: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

const gap = /\{(\w+)(?:([:#])(?:(le|de|à) )?(\w+))?(?:\?([^|}]*)\|([^}]*))?\}/g;
const counted = /^(\d+)([A-Za-z]+)$/;

const isFilled = (sentence: string, facts: Facts): boolean =>
  [...sentence.matchAll(gap)].every(([, name]) => own(facts, name) !== undefined);

function fill(book: Phrasebook, sentence: string, facts: Facts): string {
  return partsOf(book, sentence, facts)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}

function partsOf(book: Phrasebook, sentence: string, facts: Facts): readonly SentencePart[] {
  const parts: SentencePart[] = [];
  let at = 0;
  for (const { 0: whole, 1: name, 2: sign, 3: form, 4: kind, 5: one, 6: many, index } of sentence.matchAll(gap)) {
    if (index > at) parts.push(sentence.slice(at, index));
    at = index + whole.length;
    const fact = own(facts, name);
    const isFirst = /(?:^|[.!?] )$/.test(sentence.slice(0, index));
    const nameOf = (id: string): string => inForm(form, (kind && own(own(book.names, kind), id)) || id, book, isFirst);
    if (one !== undefined && many !== undefined) parts.push(byNumber(book, Number(fact), one, many));
    else if (sign === "#") parts.push(inWords(book, String(fact), nameOf));
    else if (Array.isArray(fact)) parts.push(...listed(fact.map(String), kind, nameOf));
    else if (kind === undefined) parts.push(typeof fact === "number" ? inFigures(fact) : String(fact));
    else parts.push({ text: nameOf(String(fact)), kind, id: String(fact) });
  }
  if (at < sentence.length) parts.push(sentence.slice(at));
  return parts;
}

/** Names one after the other, each known as such where it is one. */
function listed(ids: readonly string[], kind: string | undefined, nameOf: (id: string) => string): SentencePart[] {
  return ids.flatMap((id, place) => {
    const name = kind === undefined ? id : { text: nameOf(id), kind, id };
    return place === 0 ? [name] : [", ", name];
  });
}

/** A name in the form that is wanted of it, with a capital where it begins the sentence. */
function inForm(form: string | undefined, name: string, { articles }: Phrasebook, isFirst: boolean): string {
  if (form === undefined) return name;
  const formed = frenchName(form as FrenchForm, name, articles);
  return isFirst ? formed.charAt(0).toUpperCase() + formed.slice(1) : formed;
}

function byNumber({ language }: Phrasebook, count: number, one: string, many: string): string {
  const isOne = language === "fr" ? Math.abs(count) < 2 : count === 1;
  return (isOne ? one : many).replaceAll("#", inFigures(count));
}

/** `1E 2K 3F` as one siege engine, two knights and three footmen. */
function inWords(book: Phrasebook, counts: string, nameOf: (id: string) => string): string {
  const words = counts.split(" ").map((part) => {
    const [, count, thing] = counted.exec(part) ?? [];
    const [one, many] = thing === undefined ? [] : nameOf(thing).split("|");
    return one !== undefined && many !== undefined ? byNumber(book, Number(count), one, many) : nameOf(part);
  });
  const last = words.pop() ?? "";
  return words.length === 0 ? last : `${words.join(", ")} ${book.language === "fr" ? "et" : "and"} ${last}`;
}
