import {
  type Chance,
  chanceFrom,
  type GameEvent,
  isJsonMap,
  isRefusal,
  type Json,
  oneOf,
  type Seat,
  seedFrom,
} from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { NONE } from "../data/names.ts";
import type { CardsDecision } from "../decisions.ts";
import { listOf, readyDecks } from "../decks/index.ts";
import { cardNumber } from "../pool/index.ts";
import { cards as game } from "../rules.ts";
import { type Cards, FIRST, frames, howIds, pollKinds } from "../state/layout.ts";
import { seatsIn, stillIn } from "../state/seats.ts";
import {
  clockwise,
  type Loop,
  mutants,
  type OpenPoll,
  type PolledGame,
  playLoop,
  polled,
  type Strategy,
} from "../testing/poll-loops.ts";

const numberOf = (id: string): number => cardNumber(id) ?? expect.fail(`no card ${id}`);

/** What tells two rounds at the same depth from each other: the moment of the chart, and what is being resolved. */
const identifying = ["is", "kind", "place", "entry", "turns", "inner", "framework", "ability", "source", "seat", "on"];

function roundOf(state: Cards): string {
  const stack = frames.toJSON(state) as readonly Json[];
  const names = stack.map((frame) =>
    identifying.map((name) => (isJsonMap(frame) ? String(frame[name] ?? "") : "")).join(),
  );
  return names.join("/");
}

const isPoll = (state: Cards): boolean =>
  game.asks(state).some(({ kind }) => (pollKinds as readonly string[]).includes(kind));

function openPoll(state: Cards): OpenPoll | undefined {
  if (!isPoll(state)) return undefined;
  const seats = Array.from({ length: seatsIn(state) }, (_, seat) => seat);
  return {
    round: roundOf(state),
    from: frames.get(state, frames.registers.poll.from),
    seats: seats.filter((seat) => ((stillIn(state) >> seat) & 1) === 1),
  };
}

const pass: CardsDecision = { kind: "pass" };
const polls: PolledGame<Cards, CardsDecision> = {
  rules: game,
  poll: openPoll,
  isPass: ({ kind }) => kind === "pass",
  passIn: () => pass,
};

/** Every seat's deck holds characters that are cursed, and an agenda that ends its player's game when three are dead. */
function begun(seats: number, seed: number): Cards {
  const options = game.readOptions({ players: seats });
  if (isRefusal(options)) expect.fail(options.rule);
  const state = game.setup(options, seedFrom(`poll ${seats} ${seed}`));
  for (let seat = 0; seat < seats; seat++) {
    const { deck } = readyDecks[(seed + seat * 3) % readyDecks.length] ?? expect.fail();
    const cursed = [...Array<number>(30).fill(numberOf("fx_cursed")), numberOf("fx_f22a")];
    // No such deck is legal: what plays it is the rules, past their check.
    const cards = [...listOf(deck), ...cursed].sort((a, b) => a - b);
    game.apply(state, seat, { kind: "list", cards });
  }
  return state;
}

/** A number that depends on every word of a view. */
function digestOf(view: Cards, seed: number): number {
  let sum = seed;
  for (let place = 0; place < view.length; place++) sum = (Math.imul(sum, 31) + view[place]) | 0;
  return sum;
}

/** By nothing but the seat's view, and of the view everything. Often acts where it may. */
const strategyOf =
  (seed: number): Strategy<Cards, CardsDecision> =>
  (view, seat) => {
    const chance = chanceFrom(digestOf(view, 6 * seed + seat));
    if (!isPoll(view)) return game.sample(view, seat, chance);
    const acts = [...(game.options(view, seat) ?? [])].filter(({ kind }) => kind !== "pass");
    return acts.length === 0 || chance.below(2) === 0 ? pass : oneOf(acts, chance);
  };

const DECISIONS = 400;

const LONG = 1500;

function told(seats: number, seed: number, loop: Loop, decisions: number): readonly GameEvent[] {
  return playLoop(polls, begun(seats, seed), strategyOf(seed), loop, decisions);
}
const story = (seats: number, seed: number, loop: Loop, decisions = DECISIONS): string =>
  told(seats, seed, loop, decisions)
    .map((event) => JSON.stringify(event))
    .join("\n");

/** What the plain loop tells, with which several others are compared. */
const plainStories = new Map<string, string>();
function plainStory(seats: number, seed: number): string {
  const key = `${seats} ${seed}`;
  const known = plainStories.get(key) ?? story(seats, seed, clockwise);
  plainStories.set(key, known);
  return known;
}

describe.each([2, 3, 4, 5, 6])("among %i players", (seats) => {
  it("the poll tells the same story as one after the other", () => {
    for (const seed of [1, 2]) expect(story(seats, seed, polled)).toBe(plainStory(seats, seed));
  });

  it.each(Object.entries(mutants))("it would tell another where %s", (_, mutant) => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1);
    expect(seeds.some((seed) => story(seats, seed, mutant) !== plainStory(seats, seed))).toBe(true);
  });
});

it("players who are out in the middle of a window are asked no more, and the stories stay the same", () => {
  const seeds = [1, 2, 3];
  const stories = seeds.map((seed) => story(4, seed, polled, LONG));
  expect(stories.filter((text) => text.includes("cards.elimination.out")).length).toBeGreaterThan(0);
  for (const [i, seed] of seeds.entries()) expect(stories[i]).toBe(story(4, seed, clockwise, LONG));
});

/** Polls that come up in some games, each as a copy of its own. */
function someOf(seats: number, seed: number, isWanted: (state: Cards) => boolean): readonly Cards[] {
  const state = begun(seats, seed);
  const found: Cards[] = [];
  const strategy = strategyOf(seed);
  for (let seat = game.awaited(state), i = 0; seat >= 0 && i < 3 * DECISIONS; seat = game.awaited(state), i++) {
    if (game.asks(state)[0]?.seats.every((one) => game.isAwaited(state, one)) && isPoll(state) && isWanted(state)) {
      found.push(game.clone(state));
    }
    game.apply(state, seat, strategy(game.view(state, seat), seat));
  }
  return found;
}

const actsOf = (state: Cards, seat: Seat): readonly CardsDecision[] =>
  [...(game.options(state, seat) ?? [])].filter(({ kind }) => kind !== "pass");

describe("answers that are dropped leave no trace", () => {
  const twoCanAct = (state: Cards): boolean =>
    (openPoll(state)?.seats ?? []).filter((seat) => actsOf(state, seat).length > 0).length > 1;
  const found = [2, 3, 4].flatMap((seats) => [5, 6, 7].flatMap((seed) => someOf(seats, seed, twoCanAct)));

  /** The game after a poll, and everything that it told. */
  function after(state: Cards, answers: ReadonlyMap<Seat, CardsDecision>, order: readonly Seat[]): readonly string[] {
    const next = game.clone(state);
    const events: GameEvent[] = [];
    for (const seat of order) game.apply(next, seat, answers.get(seat) ?? pass, (event) => events.push(event));
    const views = [-1, ...order].sort().map((viewer) => JSON.stringify(game.toJSON(game.view(next, viewer))));
    return [JSON.stringify(game.toJSON(next)), JSON.stringify(game.asks(next)), JSON.stringify(events), ...views];
  }

  it("in the state, in any view, in the number of the ask and in what is told, in whatever order they come", () => {
    expect(found.length).toBeGreaterThan(20);
    for (const [i, state] of found.entries()) {
      const { from, seats } = openPoll(state) ?? expect.fail();
      const chance = chanceFrom(i);
      const inTurn = [...seats.filter((seat) => seat >= from), ...seats.filter((seat) => seat < from)];
      const actor = inTurn.find((seat) => actsOf(state, seat).length > 0) ?? expect.fail();
      const wishes = new Map(seats.flatMap((seat) => oneActOf(state, seat, chance)));
      const alone = new Map([...wishes].filter(([seat]) => seat === actor));
      expect(after(state, wishes, seats)).toEqual(after(state, alone, seats));
      expect(after(state, wishes, [...seats].reverse())).toEqual(after(state, alone, seats));
    }
  });

  it("nor do answers that wait show in the views of others", () => {
    for (const [i, state] of found.entries()) {
      const { seats } = openPoll(state) ?? expect.fail();
      const chance = chanceFrom(i);
      const [first = 0, ...others] = seats;
      const before = others.map((seat) => JSON.stringify(game.toJSON(game.view(state, seat))));
      const next = game.clone(state);
      const [[, act] = [first, pass] as const] = oneActOf(state, first, chance);
      game.apply(next, first, act);
      expect(others.map((seat) => JSON.stringify(game.toJSON(game.view(next, seat))))).toEqual(before);
      game.apply(next, first, pass);
      expect(game.kept(next, first)).toEqual(pass);
    }
  });

  function oneActOf(state: Cards, seat: Seat, chance: Chance): readonly (readonly [Seat, CardsDecision])[] {
    const acts = actsOf(state, seat);
    return acts.length === 0 ? [] : [[seat, oneOf(acts, chance)]];
  }
});

describe("a round begins", () => {
  /** By the frames of the position: what is saved from or answered, and in which window. */
  function starterOf(state: Cards): Seat {
    const { kinds, registers } = frames;
    const top = frames.depth(state) - 1;
    const kind = pollKinds[frames.get(state, registers.poll.kind)];
    let window = top;
    while (window > 0 && frames.kindAt(state, window) !== kinds.window) window--;
    const isFramework = frames.getAt(state, window, registers.window.framework) !== NONE;
    const ofWindow = isFramework ? state[FIRST] : frames.getAt(state, window, registers.window.actor) + 1;
    if (kind === "action") return state[FIRST];
    if (kind === "response" || frames.kindAt(state, top - 1) !== kinds.resolve) return ofWindow;
    const isPassive = howIds[frames.getAt(state, top - 1, registers.resolve.how)] === "passive";
    return isPassive ? ofWindow : frames.getAt(state, top - 1, registers.resolve.seat) + 1;
  }

  it("with the first player, or left of whoever acts", () => {
    const seen = new Set<string>();
    for (const seats of [2, 3, 4, 5]) {
      const rounds = new Set<string>();
      someOf(seats, 7, (state) => {
        const { round, from, seats: players } = openPoll(state) ?? expect.fail();
        const expected = starterOf(state) % seats;
        const next = players.find((seat) => seat >= expected) ?? players[0];
        // Of a round that goes on the start is told by who acted last, and the loops see to that.
        const isNew = !rounds.has(round);
        rounds.add(round);
        if (isNew) expect([round, from]).toEqual([round, next]);
        seen.add(game.asks(state)[0]?.kind ?? "");
        return false;
      });
    }
    expect([...seen].sort()).toEqual(["action", "response", "save"]);
  });
});
