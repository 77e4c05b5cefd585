import { type Answers, type Chance, type Decision, oneOf, type Rules, type Seat } from "@weirwood/kernel";
import type { Guided } from "../search/index.ts";

/**
 * A game small enough to be played out in every way. Two take one to three stones in turn from a heap of so many; one time in
 * four one more lies hidden, which nobody sees. Who takes the last stone wins.
 */
export interface LastStone {
  heap: number;
  /** 0 or 1; undefined in a view. */
  hidden: number | undefined;
  turn: Seat;
}

export interface Take extends Decision {
  readonly kind: "take";
  readonly stones: number;
}

const MOST = 3;
const RARE = 4;
const left = ({ heap, hidden = 0 }: LastStone): number => heap + hidden;

/** Stones that may be taken: no more than can be seen, and the hidden one when nothing else is left. */
const takes = (state: LastStone): readonly Take[] =>
  Array.from({ length: Math.max(1, Math.min(MOST, state.heap)) }, (_, i) => ({ kind: "take", stones: i + 1 }));

const rules = {
  seatsOf: () => 2,
  awaited: (state: LastStone) => (left(state) === 0 ? -1 : state.turn),
  isAwaited: (state: LastStone, seat: Seat) => state.turn === seat,
  asks: (state: LastStone) => [
    { id: 1, kind: "take", seats: [state.turn], secret: false, showsAnswered: false, bounds: {} },
  ],
  options: (state: LastStone) => takes(state) as unknown as Answers<Take>,
  sample: (state: LastStone, _seat: Seat, chance: Chance) => oneOf(takes(state), chance),
  apply(state: LastStone, _seat: Seat, { stones }: Take) {
    if (state.heap > 0) state.heap -= stones;
    else state.hidden = 0;
    state.turn = 1 - state.turn;
  },
  view: (state: LastStone) => ({ ...state, hidden: undefined }),
  imagine: (view: LastStone, seed: Uint8Array) => ({ ...view, hidden: seed[0] % RARE === 0 ? 1 : 0 }),
  clone: (state: LastStone) => ({ ...state }),
  copy: (from: LastStone, into: LastStone) => Object.assign(into, from),
  outcome: (state: LastStone) => (left(state) > 0 ? undefined : { winners: [1 - state.turn], rule: "last" }),
  print: ({ stones }: Take) => `take ${stones}`,
} as unknown as Rules<LastStone, Take, never>;

/** Everybody takes any number; lines are followed to the end of the game. */
export const lastStone: Guided<LastStone, Take, never> = {
  rules,
  guide: {
    policy: (view, seat, chance) => rules.sample(view, seat, chance),
    candidates: (view) => takes(view),
    moment: () => 0,
    horizon: () => 1,
    evaluate: () => {
      throw new Error("every line ends");
    },
  },
};

/** The chance of whoever takes so many stones now, by every way in which the game can go on. */
export function exactChance(view: LastStone, stones: number): number {
  const seat = view.turn;
  const chanceAt = (state: LastStone): number => {
    const outcome = rules.outcome(state);
    if (outcome) return outcome.winners[0] === seat ? 1 : 0;
    const ways = takes(state);
    return ways.reduce((sum, take) => sum + chanceAfter(state, take), 0) / ways.length;
  };
  const chanceAfter = (state: LastStone, take: Take): number => {
    const next = rules.clone(state);
    rules.apply(next, next.turn, take);
    return chanceAt(next);
  };
  const chanceWith = (hidden: number): number => chanceAfter({ ...view, hidden }, { kind: "take", stones });
  return ((RARE - 1) * chanceWith(0) + chanceWith(1)) / RARE;
}
