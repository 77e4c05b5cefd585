import { seedFrom } from "./dice.ts";
import { type Decision, NOBODY, type Positions, type Rules, type Vocabulary } from "./game.ts";
import { isJsonMap, type Json, type JsonMap } from "./json.ts";
import type { Cells } from "./layout/cells.ts";
import type { Layout } from "./layout/layout.ts";
import { patched } from "./patch.ts";
import { isRefusal, RefusedError } from "./refusal.ts";

/** What a game adds to the positions that follow from its layout. */
export interface PositionWords<State> {
  /** Sections that no scenario speaks of: registers of the ask that is open, the dice. */
  readonly except: readonly string[];
  /** Names that a layout knows and this game has not: seats that nobody took. */
  absent?(state: State): readonly string[];
  /**
   * Where things come from, section by section: coins from the bank, hands from the deck. What is given more is taken from
   * there, and what is given less goes back, so that the books balance though a scenario names a few things only.
   */
  readonly stock?: { readonly [section: string]: string };
  /** Words of a `given` that are no sections, carried out in this order once all sections are as they are given. */
  readonly given?: { readonly [word: string]: (state: State, value: Json) => void };
  /** Words of a `then` that are no sections, or say less than theirs. */
  readonly observed?: { readonly [word: string]: (state: State) => Json };
  audit(state: State): readonly string[];
}

type Played<State, Answer extends Decision, Options> = Pick<
  Rules<State, Answer, Options>,
  "form" | "readOptions" | "setup" | "awaited" | "outcome" | "seatName"
>;

/**
 * How scenarios name positions of a game with a layout. A `given` is a game that has just been set up by its options and
 * `seed`, with some sections given by their plain form; what is not said stays as it was dealt. A `then` may speak of every
 * section, and of `awaited` and `winners`, by the names of their seats.
 */
export function positionsOf<State extends Cells, Answer extends Decision, Options>(
  layout: Layout<State>,
  game: Played<State, Answer, Options>,
  words: PositionWords<State>,
): Positions<State> {
  const { except, absent = () => [], stock = {}, given = {}, audit } = words;
  const sections = Object.entries(layout.words).filter(([name]) => !except.includes(name));
  const options = new Set(game.form.map(({ name }) => name.split(".")[0]));
  const observed: NonNullable<PositionWords<State>["observed"]> = {
    awaited(state) {
      const seat = game.awaited(state);
      return seat === NOBODY ? null : game.seatName(state, seat);
    },
    winners: (state) => (game.outcome(state)?.winners ?? []).map((seat) => game.seatName(state, seat)),
    ...words.observed,
  };

  /** A game with these options, as it begins. */
  function begun(chosen: JsonMap, seed: Json): State {
    const read = game.readOptions(chosen);
    if (isRefusal(read)) throw new Error(`${String(read.params.option ?? read.rule)} cannot be chosen so`);
    return game.setup(read, seedFrom(String(seed)));
  }

  return {
    words: Object.fromEntries([...sections, ...Object.keys(observed).map((word) => [word, []])]) as Vocabulary,

    given(position, books) {
      if (!isJsonMap(position)) throw new Error("a position is a map of names");
      const { seed = "given", ...said } = position;
      const stranger = Object.keys(said).find(
        (word) => !options.has(word) && !Object.hasOwn(given, word) && !sections.some(([name]) => name === word),
      );
      if (stranger !== undefined) throw new Error(`“${stranger}” is not known`);
      const [chosen, placed] = split(said, (word) => options.has(word));
      const begin = begun(chosen, seed);
      const unknown = absent(begin).find((name) => isNamed(placed, name));
      if (unknown !== undefined) throw new Error(`“${unknown}” is not in this game`);
      const [own, bySection] = split(placed, (word) => Object.hasOwn(given, word));
      const state = balanced(layout, begin, bySection, stock);
      for (const [word, carryOut] of Object.entries(given)) if (Object.hasOwn(own, word)) carryOut(state, own[word]);
      const [wrong] = books === "unbalanced" ? [] : audit(state);
      if (wrong !== undefined) throw new Error(wrong);
      return state;
    },

    observe(state) {
      const all = layout.observe(state);
      const away = absent(state);
      const seen = sections.map(([name]) => [name, without(away, all[name])]);
      const besides = Object.entries(observed).map(([word, of]) => [word, of(state)]);
      return Object.fromEntries([...seen, ...besides]) as JsonMap;
    },
  };
}

function split(map: JsonMap, isFirst: (key: string) => boolean): readonly [JsonMap, JsonMap] {
  const pick = (wanted: boolean): JsonMap =>
    Object.fromEntries(Object.entries(map).filter(([key]) => isFirst(key) === wanted));
  return [pick(true), pick(false)];
}

/** Whether a name is said anywhere, as a key or as a value. */
function isNamed(said: Json, name: string): boolean {
  if (typeof said !== "object" || said === null) return said === name;
  return Object.hasOwn(said, name) || Object.values(said).some((inner: Json) => isNamed(inner, name));
}

function without(names: readonly string[], seen: Json): Json {
  if (!isJsonMap(seen)) return seen;
  const [, present] = split(seen, (key) => names.includes(key));
  return Object.fromEntries(Object.entries(present).map(([key, inner]) => [key, without(names, inner)]));
}

/** A state from its plain form; what is wrong is said without the refusal around it. */
function read<State extends Cells>(layout: Layout<State>, plain: JsonMap): State {
  try {
    return layout.fromJSON(plain);
  } catch (reason) {
    throw reason instanceof RefusedError ? new Error(String(reason.refusal.params.problem)) : reason;
  }
}

/** A state with some sections changed, each difference made good from the section that is its stock. */
function balanced<State extends Cells>(
  layout: Layout<State>,
  begin: State,
  changes: JsonMap,
  stock: NonNullable<PositionWords<State>["stock"]>,
): State {
  const before = layout.toJSON(begin);
  const changed = read(layout, patched(before, changes) as JsonMap);
  const after: { [section: string]: Json } = { ...layout.toJSON(changed) };
  for (const [section, source] of Object.entries(stock)) {
    if (!Object.hasOwn(changes, section) || Object.hasOwn(changes, source)) continue;
    const [was, is, left] = [before[section], after[section], after[source]].map(thingsIn);
    after[source] = [...was, ...is, ...left].some(Array.isArray)
      ? listAfter(section, [...left, ...was].flat(), is.flat())
      : countAfter(section, sum([...left, ...was]), sum(is));
  }
  return read(layout, after);
}

/** The numbers or lists of a section, whatever the names above them. */
function thingsIn(plain: Json | undefined): readonly Json[] {
  if (plain === undefined) return [];
  return isJsonMap(plain) ? Object.values(plain).flatMap(thingsIn) : [plain];
}

const sum = (numbers: readonly Json[]): number => numbers.reduce<number>((total, count) => total + Number(count), 0);

function countAfter(section: string, most: number, count: number): number {
  if (count > most) throw new Error(`${section}: there are only ${most}`);
  return most - count;
}

function listAfter(section: string, all: Json[], taken: readonly Json[]): readonly Json[] {
  for (const thing of taken) {
    const at = all.indexOf(thing);
    if (at < 0) throw new Error(`${section}: no ${String(thing)} is left`);
    all.splice(at, 1);
  }
  return all;
}
