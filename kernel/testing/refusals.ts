import type { Chance } from "../chance.ts";
import type { Decision, Game, Seat } from "../game.ts";
import { canonical, isJsonMap, type Json } from "../json.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { explain } from "../text.ts";
import { plainCopy } from "../untrusted.ts";
import { textOf } from "./compare.ts";
import { garbage, type HostileInput, mutants } from "./hostile.ts";
import { type Place, PropertyBroken } from "./play.ts";

export interface RefusalsOptions {
  /** How many spoilt decisions are tried for each seat. */
  readonly mutants?: number;
}

/**
 * *A refused decision changes nothing*: whatever is sent, `check` never throws and never touches the state; what is not
 * legal is refused by a rule that both phrasebooks can explain; and what is accepted is as good as any listed answer.
 */
export function checkRefusalsChangeNothing<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  place: Place,
  chance: Chance,
  { mutants: most = 60 }: RefusalsOptions = {},
): void {
  const before = textOf(game, state);
  const awaited = game.awaited(state);
  const answer = awaited >= 0 ? game.sample(state, awaited, chance) : undefined;
  const seats = Array.from({ length: game.seatsOf(state) }, (_, seat) => seat);
  for (const seat of seats) {
    for (const hostile of garbage()) tryInput(game, state, seat, hostile, place);
    if (answer === undefined) continue;
    for (const hostile of mutants(answer, chance, seat === awaited ? most : 5))
      tryInput(game, state, seat, hostile, place);
    tryInput(game, state, seat, { what: "the awaited seat's answer", input: answer, isNeverLegal: false }, place);
  }
  for (const seat of [-1, seats.length, 0.5, Number.NaN, Number.POSITIVE_INFINITY, "0" as unknown as Seat]) {
    const input = answer ?? { kind: "pass" };
    tryInput(game, state, seat, { what: `a decision from seat ${seat}`, input, isNeverLegal: true }, place);
  }
  if (textOf(game, state) !== before) throw new PropertyBroken(place, "checking answers has changed the state");
}

function tryInput<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  { what, input, isNeverLegal }: HostileInput,
  place: Place,
): void {
  const here = `${place}, seat ${seat}, ${what}`;
  let refusal: Refusal | undefined;
  try {
    refusal = game.check(state, seat, input);
  } catch (reason) {
    throw new PropertyBroken(here, `check threw ${String(reason)}`);
  }
  if (refusal !== undefined) checkRefusal(game, refusal, here);
  else if (isNeverLegal) throw new PropertyBroken(here, "check accepts it");
  else checkAccepted(game, state, seat, input as Answer, here);
}

/** A refusal that people can read: its rule is in both books, and its sentences leave no gap open. */
function checkRefusal<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  refusal: Refusal,
  place: Place,
): void {
  if (!isRefusal(refusal)) throw new PropertyBroken(place, "check answers something that is no refusal");
  for (const book of [game.phrasebooks.en, game.phrasebooks.fr]) {
    if (!Object.hasOwn(book.rules, refusal.rule)) {
      throw new PropertyBroken(place, `the refusal ${refusal.rule} is not in the ${book.language} phrasebook`);
    }
    const sentence = explain(book, refusal);
    if (/[{}]|\bundefined\b|\bNaN\b|\[object/.test(sentence)) {
      throw new PropertyBroken(place, `the refusal ${refusal.rule} reads “${sentence}” (${book.language})`);
    }
  }
}

/** An answer that `check` takes: it has a notation that means the same, is among the listed, and can be applied. */
function checkAccepted<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  input: Answer,
  place: Place,
): void {
  const plain = plainCopy(input, { depth: 20, values: 200_000 });
  if (plain === undefined) throw new PropertyBroken(place, "check accepts what is not plain data");
  const text = game.print(input);
  const parsed = game.parse(text);
  if (isRefusal(parsed)) throw new PropertyBroken(place, `check accepts it, but “${text}” cannot be read`);
  if (loosely(plain) !== loosely(parsed as unknown as Json)) {
    throw new PropertyBroken(place, `check accepts ${canonical(plain)}, but “${text}” says something else`);
  }
  const listed = game.options(state, seat);
  if (listed !== undefined && ![...listed].some((option) => game.print(option) === text)) {
    throw new PropertyBroken(place, `check accepts “${text}”, which is not among the options`);
  }
  const [one, other] = [game.clone(state), game.clone(state)];
  game.apply(one, seat, input);
  game.apply(other, seat, parsed);
  if (textOf(game, one) !== textOf(game, other)) {
    throw new PropertyBroken(place, `“${text}” leads elsewhere than the decision it was printed from`);
  }
}

/** Plain data as text, whatever the order of its lists: many decisions are sets. */
function loosely(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(loosely).sort().join(",")}]`;
  if (!isJsonMap(value)) return canonical(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${key}:${loosely(value[key])}`).join(",")}}`;
}
