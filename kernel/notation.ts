import { completeFrom } from "./completion.ts";
import { type Decision, NOBODY, type Rules, type Seat } from "./game.ts";
import type { Json, JsonMap } from "./json.ts";
import { malformed, type Refusal, unfinished } from "./refusal.ts";

/** One word after the verb: a name, which the decision holds by its number, or a number. */
export type WordShape = NameShape | NumberShape;

interface NameShape {
  readonly values: readonly string[];
  /** The word that says there is none, which is NOBODY. Empty: nothing is said; words that can be left out so must differ from those after them. */
  readonly none?: string;
}

interface NumberShape {
  /** The highest number that is understood; the lowest is 0. */
  readonly most: number;
}

/** The kinds of decisions, and the words that follow each. */
export type VerbShapes = { readonly [verb: string]: { readonly [field: string]: WordShape } };

/** The decision of one kind: its fields are numbers. */
export type DecisionBy<Verbs extends VerbShapes, Verb extends keyof Verbs> = { readonly kind: Verb & string } & {
  readonly [Field in keyof Verbs[Verb]]: number;
};

/** Any of the decisions. */
export type DecisionsOf<Verbs extends VerbShapes> = { [Verb in keyof Verbs]: DecisionBy<Verbs, Verb> }[keyof Verbs];

/** What a step needs to know of the decisions that answer it. */
export interface VerbOf<Answer> {
  readonly decision: Answer extends { readonly kind: infer Kind } ? Kind : never;
  read(input: JsonMap): Answer | undefined;
  /** Every decision of this kind that can be said at all, the last word changing first. */
  candidates(): Answer[];
}

type NotationRules<State, Answer extends Decision> = Pick<Rules<State, Answer>, "print" | "parse" | "complete">;

const LONGEST = 100;

/**
 * The decisions of a game that are a verb and a few words, from one table: their types, notation and reading.
 *
 *     const notation = new Notation({ play: { card: { values: cards, none: "nothing" }, target: { values: seats, none: "" } } });
 *     notation.print({ kind: "play", card: 1, target: 0 });      // play theft ash
 *
 * Decisions with lists in them need a notation of their own.
 */
export class Notation<const Verbs extends VerbShapes> {
  readonly verbs: { readonly [Verb in keyof Verbs]: VerbOf<DecisionBy<Verbs, Verb>> };
  readonly #words: ReadonlyMap<string, readonly Word[]>;

  constructor(shapes: Verbs) {
    this.#words = new Map(
      Object.entries(shapes).map(([verb, fields]) => [
        verb,
        Object.entries(fields).map(([field, shape]) => new Word(field, shape)),
      ]),
    );
    const verbs = [...this.#words].map(([verb, words]) => [verb, verbOf(verb, words)]);
    this.verbs = Object.fromEntries(verbs) as typeof this.verbs;
  }

  readonly print = (answer: DecisionsOf<Verbs>): string => {
    const numbers = answer as unknown as { readonly [field: string]: number };
    const words = this.#words.get(answer.kind) ?? [];
    const said = words.map((word) => word.print(numbers[word.field])).filter((text) => text !== "");
    return [answer.kind, ...said].join(" ");
  };

  readonly parse = (text: string): DecisionsOf<Verbs> | Refusal => {
    const [verb, ...said] = text.length > LONGEST ? [""] : text.trim().toLowerCase().split(/\s+/);
    const words = this.#words.get(verb);
    if (words === undefined) return malformed(verb);
    const { numbers, stranger } = numbersOf(words, said);
    if (numbers === undefined) return stranger === "" ? unfinished(said.at(-1) ?? verb) : malformed(stranger);
    return decisionOf(verb, words, numbers) as unknown as DecisionsOf<Verbs>;
  };

  /** What `Rules` says about notation; completed from the answers that are listed. */
  rules<State>(options: Rules<State, DecisionsOf<Verbs>>["options"]): NotationRules<State, DecisionsOf<Verbs>> {
    const { print, parse } = this;
    const complete = (view: State, seat: Seat, text: string): readonly string[] =>
      completeFrom(Array.from(options(view, seat) ?? [], print), text);
    return { print, parse, complete };
  }
}

interface Read {
  readonly numbers?: readonly number[];
  /** The word that is not understood; empty where one is missing. */
  readonly stranger?: string;
}

/** The numbers that the words after a verb mean. A word that may be left unsaid is passed over where what is said fits the next. */
function numbersOf(words: readonly Word[], said: readonly string[]): Read {
  const numbers: number[] = [];
  let place = 0;
  for (const word of words) {
    const number = word.parse(said[place] ?? "");
    if (number !== undefined) place++;
    else if (!word.maybeUnsaid) return { stranger: said[place] ?? "" };
    numbers.push(number ?? NOBODY);
  }
  return place < said.length ? { stranger: said[place] } : { numbers };
}

class Word {
  readonly field: string;
  readonly least: number;
  readonly most: number;
  readonly #names: readonly string[] | undefined;
  readonly #none: string | undefined;

  constructor(field: string, shape: WordShape) {
    this.field = field;
    this.#names = "values" in shape ? shape.values : undefined;
    this.#none = "values" in shape ? shape.none : undefined;
    this.least = this.#none === undefined ? 0 : NOBODY;
    this.most = "values" in shape ? shape.values.length - 1 : shape.most;
  }

  /** Nothing need be said where there is none. */
  get maybeUnsaid(): boolean {
    return this.#none === "";
  }

  print(value: number): string {
    if (this.#names === undefined) return String(value);
    return this.#names[value] ?? this.#none ?? "";
  }

  parse(text: string): number | undefined {
    if (text === this.#none) return NOBODY;
    if (this.#names === undefined)
      return /^\d{1,15}$/.test(text) && Number(text) <= this.most ? Number(text) : undefined;
    const value = this.#names.indexOf(text);
    return value < 0 ? undefined : value;
  }

  holds(value: Json | undefined): value is number {
    return (
      Number.isInteger(value) && Number(value) >= this.least && Number(value) <= this.most && !Object.is(value, -0)
    );
  }
}

type Fields = { readonly kind: string; readonly [field: string]: Json };

const decisionOf = (verb: string, words: readonly Word[], numbers: readonly number[]): Fields => ({
  kind: verb,
  ...Object.fromEntries(words.map(({ field }, place) => [field, numbers[place]])),
});

function verbOf(verb: string, words: readonly Word[]): unknown {
  return {
    decision: verb,
    read(input: JsonMap) {
      const numbers = words.map(({ field }) => (Object.hasOwn(input, field) ? input[field] : undefined));
      const isRead = words.every((word, place) => word.holds(numbers[place]));
      return isRead ? decisionOf(verb, words, numbers as number[]) : undefined;
    },
    candidates: () => combinationsOf(words).map((numbers) => decisionOf(verb, words, numbers)),
  };
}

function combinationsOf(words: readonly Word[]): number[][] {
  return words.reduce<number[][]>(
    (combinations, { least, most }) =>
      combinations.flatMap((before) => Array.from({ length: most - least + 1 }, (_, i) => [...before, least + i])),
    [[]],
  );
}
