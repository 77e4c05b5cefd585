import { chanceFrom, pollStep, type Seat, stepsGame } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { clockwise, type Loop, mutants, type PolledGame, playLoop, polled, type Strategy } from "./poll-loops.ts";

/**
 * Nothing but rounds: an act changes the number that everybody sees, may open a round of its own, which begins left of the
 * actor, and may send somebody away, the actor included. So the loops are compared where only the order counts.
 */
interface Rounds {
  seats: number;
  isOut: boolean[];
  /** Who comes first in the next poll of each round, the outermost round first. */
  from: Seat[];
  kept: (number | undefined)[];
  ask: { isOpen: boolean; id: number; asked: number; answered: number };
  world: number;
  acts: number;
}
interface Act {
  readonly kind: "act";
  readonly what: number;
}

const PASS = 0;
const DEEPEST = 4;
const MOST_ACTS = 40;

const mixed = (...numbers: readonly number[]): number =>
  chanceFrom(numbers.reduce((sum, number) => Math.imul(sum, 31) + number, 7)).below(1 << 20);
const stillIn = (state: Rounds): Seat[] => state.isOut.flatMap((isOut, seat) => (isOut ? [] : [seat]));
const fromOn = (state: Rounds, from: Seat): Seat[] =>
  stillIn(state).sort((a, b) => ((a - from + state.seats) % state.seats) - ((b - from + state.seats) % state.seats));

/** What an act does besides its own round: whether a round opens within. */
function carryOut(state: Rounds, seat: Seat, what: number, depth: number, tell: (text: string) => void): boolean {
  state.world = mixed(state.world, seat, what);
  state.acts++;
  tell(`${seat} does ${what} at ${depth}`);
  const victim = stillIn(state)[state.world % stillIn(state).length] as Seat;
  if (what % 5 === 0 && stillIn(state).length > 1) {
    state.isOut[victim] = true;
    tell(`${victim} is out`);
  }
  return what % 3 === 0 && depth < DEEPEST;
}

const act = pollStep<Rounds, Act, { rule: string }>({
  decision: "act",
  read: ({ what }) => (typeof what === "number" ? { kind: "act", what } : undefined),
  check: () => undefined,
  options: () => undefined,
  sample: () => ({ kind: "act", what: PASS }),
  isPass: ({ what }) => what === PASS,
  keep(state, player, { what }) {
    state.kept[player] = what;
  },
  kept: (state, player) => ({ kind: "act", what: state.kept[player] ?? PASS }),
  forget(state) {
    state.kept = [];
  },
  inOrder: (state) => fromOn(state, state.from.at(-1) as Seat),
  act(state, player, { what }, tell) {
    const left = (player + 1) % state.seats;
    const opensRound = carryOut(state, player, what, state.from.length, (rule) => tell?.({ rule }));
    state.from[state.from.length - 1] = left;
    if (opensRound) state.from.push(left);
  },
  allPassed(state, tell) {
    state.from.pop();
    tell?.({ rule: `a round at ${state.from.length + 1} closes` });
  },
});

const { proceed, rules } = stepsGame<Rounds, Act, { rule: string }, "act">({
  kinds: ["act"],
  steps: { act },
  ask: {
    isOpen: ({ ask }) => ask.isOpen,
    id: ({ ask }) => ask.id,
    kind: () => 0,
    asked: ({ ask }) => ask.asked,
    answered: ({ ask }) => ask.answered,
    setAnswered({ ask }, players) {
      ask.answered = players;
    },
    close({ ask }) {
      Object.assign(ask, { isOpen: false, asked: 0, answered: 0 });
    },
  },
  seating: {
    count: ({ seats }) => seats,
    playerAt: (_, seat) => seat,
    seatOf: (_, player) => player,
  },
  isOver: ({ from }) => from.length === 0,
  procedure: () => (state) => {
    const asked = stillIn(state).reduce((set, seat) => set | (1 << seat), 0);
    Object.assign(state.ask, { isOpen: true, id: state.ask.id + 1, asked });
  },
});

const game: PolledGame<Rounds, Act> = {
  rules: { ...rules, view: (state) => state },
  poll: (state) => ({
    round: "/".repeat(state.from.length),
    from: fromOn(state, state.from.at(-1) as Seat)[0] as Seat,
    seats: stillIn(state),
  }),
  isPass: ({ what }) => what === PASS,
  passIn: () => ({ kind: "act", what: PASS }),
};

function begun(seed: number): Rounds {
  const seats = 2 + (seed % 5);
  return {
    seats,
    isOut: Array<boolean>(seats).fill(false),
    from: [mixed(seed, 1) % seats],
    kept: [],
    ask: { isOpen: false, id: 0, asked: 0, answered: 0 },
    world: seed,
    acts: 0,
  };
}

const strategyOf =
  (seed: number): Strategy<Rounds, Act> =>
  ({ world, acts }, seat) => {
    const wish = mixed(seed, seat, world);
    return { kind: "act", what: acts >= MOST_ACTS || wish % 3 === 0 ? PASS : 1 + (wish % 14) };
  };

function byLoop(seed: number, loop: Loop): string {
  const state = begun(seed);
  proceed(state);
  return playLoop(game, state, strategyOf(seed), loop, 10_000)
    .map(({ rule }) => rule)
    .join("\n");
}

/** The rulebook's procedure without any poll: whoever is next acts or passes, until all have passed in a row. */
function byTheBook(seed: number): string {
  const state = begun(seed);
  const told: string[] = [];
  const playRound = (from: Seat, depth: number): void => {
    let turn = from;
    for (let passes = 0; passes < stillIn(state).length; ) {
      turn = fromOn(state, turn)[0] as Seat;
      const { what } = strategyOf(seed)(state, turn);
      const left = (turn + 1) % state.seats;
      if (what === PASS) passes++;
      else {
        passes = 0;
        if (carryOut(state, turn, what, depth, (text) => told.push(text))) playRound(left, depth + 1);
      }
      turn = left;
    }
    told.push(`a round at ${depth} closes`);
  };
  playRound(state.from[0] as Seat, 1);
  return told.join("\n");
}

const seeds = Array.from({ length: 1_000 }, (_, seed) => seed);

describe("rounds within rounds, for two to six seats of which some are sent away", () => {
  it("have many acts, many depths and many who go", () => {
    const told = seeds.map(byTheBook).join("\n");
    for (const words of [/ at 4$/gm, / is out$/gm]) expect(told.match(words)?.length).toBeGreaterThan(1_000);
  });

  it.each<[string, Loop]>([
    ["by poll", polled],
    ["by the plain loop over polls", clockwise],
  ])("are told %s as by the book", (_, loop) => {
    for (const seed of seeds) expect(byLoop(seed, loop)).toBe(byTheBook(seed));
  });

  it.each(Object.entries(mutants))("are told otherwise where %s", (_, mutant) => {
    expect(seeds.filter((seed) => byLoop(seed, mutant) !== byTheBook(seed)).length).toBeGreaterThan(200);
  });
});
