import { describe, expect, it } from "vitest";
import { type Chance, chanceFrom, oneOf } from "../chance.ts";
import { NOBODY, type Seat } from "../game.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { anyOf } from "./any-of.ts";
import { takeOnlyAnswer } from "./only-answer.ts";
import { pollStep } from "./poll.ts";
import type { Player, Step, TellOf } from "./step.ts";
import { type PlayedBySteps, stepsGame } from "./steps-game.ts";

/**
 * Whispers: one round of a card game in which each in turn may play a card or pass, until all have passed. A card counts
 * its number, and the last one sends the next player away. Seats count from the table's door and players from its window,
 * so that a mistake between the two shows.
 */
type Whispers = Uint8Array;

const MOST = 6;
const CARDS = 4;
const LAST_CARD = CARDS - 1;
const PASS = 9;
const [PLAYERS, FROM, OPEN, ID, ASKED, ANSWERED, IN, TOTAL, IS_OVER, HANDS] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** By player: 0, or 1 and the card. */
const KEPT = HANDS + MOST;
const [KIND_WHISPER, KIND_BOAST] = [0, 1];

type WhisperDecision =
  | { readonly kind: "whisper"; readonly card: number }
  | { readonly kind: "boast" }
  | { readonly kind: "leave" };

const isIn = (set: number, player: Player): boolean => ((set >> player) & 1) === 1;

function inOrder(state: Whispers): Player[] {
  const around = Array.from({ length: state[PLAYERS] }, (_, i) => (state[FROM] + i) % state[PLAYERS]);
  return around.filter((player) => isIn(state[IN], player));
}

function openAsk(state: Whispers, kind: number, players: number): void {
  state[OPEN] = 1 + kind;
  state[ID]++;
  state[ASKED] = players;
  state[ANSWERED] = 0;
}

type Whisper = Extract<WhisperDecision, { kind: "whisper" }>;

function answersOf(state: Whispers, player: Player): Whisper[] {
  const hand = Array.from({ length: CARDS }, (_, card) => card).filter((card) => isIn(state[HANDS + player], card));
  return [...hand, PASS].map((card) => ({ kind: "whisper", card }));
}

/** Carries a card out, for the poll and for the plain procedure that it is compared with. */
function playCard(state: Whispers, player: Player, card: number, tell?: TellOf<{ rule: string }>): void {
  state[HANDS + player] &= ~(1 << card);
  state[TOTAL] = (state[TOTAL] + card + 1) % 16;
  tell?.({ rule: `${player} plays ${card}` });
  state[FROM] = player;
  const [, victim] = inOrder(state);
  if (card === LAST_CARD && victim !== undefined) {
    state[IN] &= ~(1 << victim);
    state[HANDS + victim] = 0;
    tell?.({ rule: `${victim} is sent away` });
  }
  state[FROM] = (player + 1) % state[PLAYERS];
}

const whisper = pollStep<Whispers, Whisper, { rule: string }>({
  decision: "whisper",
  read: ({ card }) => (typeof card === "number" ? { kind: "whisper", card } : undefined),
  check: (state, player, { card }): Refusal | undefined =>
    card === PASS || isIn(state[HANDS + player], card) ? undefined : refuse("whispers.hand"),
  options: answersOf,
  sample: (state, player, chance) => oneOf(answersOf(state, player), chance),
  isPass: ({ card }) => card === PASS,
  keep(state, player, { card }) {
    state[KEPT + player] = 1 + card;
  },
  kept: (state, player) => ({ kind: "whisper", card: state[KEPT + player] - 1 }),
  forget: (state) => void state.fill(0, KEPT, KEPT + MOST),
  inOrder,
  act: (state, player, { card }, tell) => playCard(state, player, card, tell),
  allPassed: (state) => {
    state[IS_OVER] = 1;
  },
});

const plainStep = (kind: "boast" | "leave", answers: number): Step<Whispers, WhisperDecision> => ({
  decision: kind,
  read: () => ({ kind }),
  check: () => undefined,
  apply: (state) => {
    state[TOTAL] += answers;
  },
  options: () => Array.from({ length: answers }, () => ({ kind })),
  sample: () => ({ kind }),
});

const boastOrLeave: Step<Whispers, WhisperDecision> = anyOf(
  () => ({ said: "twice" }),
  plainStep("boast", 1),
  plainStep("leave", 2),
);

const askEverybody = (state: Whispers): void => openAsk(state, KIND_WHISPER, state[IN]);

function whispers(procedure = askEverybody): PlayedBySteps<Whispers, WhisperDecision, { rule: string }> {
  return stepsGame({
    kinds: ["whisper", "boast"] as const,
    steps: { whisper, boast: boastOrLeave } as { [kind in "whisper" | "boast"]: Step<Whispers, WhisperDecision> },
    ask: {
      isOpen: (state) => state[OPEN] > 0,
      id: (state) => state[ID],
      kind: (state) => state[OPEN] - 1,
      asked: (state) => state[ASKED],
      answered: (state) => state[ANSWERED],
      setAnswered(state, players) {
        state[ANSWERED] = players;
      },
      close: (state) => void state.fill(0, OPEN, OPEN + 1).fill(0, ASKED, ANSWERED + 1),
    },
    seating: {
      count: (state) => state[PLAYERS],
      playerAt: (state, seat) => state[PLAYERS] - 1 - seat,
      seatOf: (state, player) => state[PLAYERS] - 1 - player,
    },
    isOver: (state) => state[IS_OVER] === 1,
    procedure: () => procedure,
  });
}

function dealt(players: number, chance: Chance): Whispers {
  const state = new Uint8Array(KEPT + MOST);
  state[PLAYERS] = players;
  state[IN] = (1 << players) - 1;
  state[FROM] = chance.below(players);
  for (let player = 0; player < players; player++) state[HANDS + player] = chance.below(1 << CARDS);
  return state;
}

/** What a player does, by nothing but what lies open and the own hand. */
type Strategy = (state: Whispers, player: Player) => number;

function strategyOf(seed: number): Strategy {
  return (state, player) => {
    const sight = [seed, player, state[IN], state[TOTAL], state[HANDS + player]];
    const chance = chanceFrom(sight.reduce((sum, value) => Math.imul(sum, 31) + value, 7));
    return chance.below(2) === 0 ? PASS : oneOf(answersOf(state, player), chance).card;
  };
}

/** The rulebook's procedure, one player after the other. */
function playClockwise(state: Whispers, strategy: Strategy): string[] {
  const told: string[] = [];
  for (;;) {
    const actor = inOrder(state).find((player) => strategy(state, player) !== PASS);
    if (actor === undefined) return told;
    playCard(state, actor, strategy(state, actor), ({ rule }) => told.push(rule));
  }
}

interface PollOptions {
  readonly procedure?: (state: Whispers) => void;
  readonly areDraftsSent?: boolean;
}

function playByPoll(state: Whispers, strategy: Strategy, { procedure, areDraftsSent = false }: PollOptions): string[] {
  const { proceed, rules } = whispers(procedure);
  const told: string[] = [];
  const drafts = new Map<Seat, WhisperDecision>();
  proceed(state);
  for (let seat = rules.awaited(state); seat !== NOBODY; seat = rules.awaited(state)) {
    const draft = areDraftsSent ? drafts.get(seat) : undefined;
    const isLegal = draft !== undefined && rules.check(state, seat, draft) === undefined;
    const card = strategy(state, state[PLAYERS] - 1 - seat);
    const answer: WhisperDecision = isLegal ? draft : { kind: "whisper", card };
    expect(rules.check(state, seat, answer)).toBeUndefined();
    drafts.set(seat, answer);
    rules.apply(state, seat, answer, ({ rule }) => told.push(rule));
  }
  return told;
}

/** How many of some hundred games a poll tells otherwise than the plain procedure does. */
function differences(options: PollOptions): number {
  let different = 0;
  for (let seed = 0; seed < 500; seed++) {
    const state = dealt(2 + (seed % 5), chanceFrom(seed));
    const polled = playByPoll(state.slice(), strategyOf(seed), options);
    const clockwise = playClockwise(state.slice(), strategyOf(seed));
    if (polled.join() !== clockwise.join()) different++;
  }
  return different;
}

describe("a poll of all players in secret", () => {
  it("tells the same story as asking one after the other, also when players are sent away in its midst", () => {
    expect(differences({})).toBe(0);
  });

  it("would not if it left the actor out, began again where it began, or took over what was dropped", () => {
    const withoutActor = (state: Whispers): void => {
      const actor = (state[FROM] + state[PLAYERS] - 1) % state[PLAYERS];
      const others = state[IN] & ~(1 << actor);
      const isFirst = others === 0 || state[TOTAL] === 0;
      if (!isFirst) state[KEPT + actor] = 1 + PASS;
      openAsk(state, KIND_WHISPER, isFirst ? state[IN] : others);
    };
    const fromTheWindow = (state: Whispers): void => {
      state[FROM] = 0;
      askEverybody(state);
    };
    expect(differences({ procedure: withoutActor })).toBeGreaterThan(50);
    expect(differences({ procedure: fromTheWindow })).toBeGreaterThan(50);
    expect(differences({ areDraftsSent: true })).toBeGreaterThan(50);
  });

  it("leaves no trace of the answers that it drops, nor of those that were replaced", () => {
    const { proceed, rules } = whispers();
    const state = dealt(3, chanceFrom(1));
    state.fill(15, HANDS, HANDS + 3);
    state[FROM] = 0;
    proceed(state);
    // Player 0 acts; whatever 1 and 2 wanted is dropped.
    const outcomes = [PASS, 0, 1, 2].map((dropped) => {
      const game = state.slice();
      rules.apply(game, 1, { kind: "whisper", card: dropped });
      rules.apply(game, 0, { kind: "whisper", card: 2 });
      rules.apply(game, 0, { kind: "whisper", card: dropped });
      expect(rules.kept(game, 1)).toEqual({ kind: "whisper", card: dropped });
      rules.apply(game, 2, { kind: "whisper", card: 1 });
      expect([0, 1, 2].map((seat) => rules.kept(game, seat))).toEqual([undefined, undefined, undefined]);
      return game.join();
    });
    expect(new Set(outcomes).size).toBe(1);
  });
});

describe("a game by steps", () => {
  const { proceed, rules } = whispers();
  const begun = (): Whispers => {
    const state = dealt(3, chanceFrom(2));
    state.fill(15, HANDS, HANDS + 3);
    proceed(state);
    return state;
  };

  it("asks by seat whoever is asked by player", () => {
    const state = begun();
    expect(rules.asks(state)).toEqual([
      { id: 1, kind: "whisper", seats: [0, 1, 2], secret: true, showsAnswered: false, bounds: { decision: "whisper" } },
    ]);
    openAsk(state, KIND_BOAST, 1 << 2);
    expect(rules.asks(state)).toMatchObject([{ id: 2, seats: [0], secret: false, bounds: { said: "twice" } }]);
    expect([0, 1, 2].map((seat) => rules.isAwaited(state, seat))).toEqual([true, false, false]);
    expect(rules.awaited(state)).toBe(0);
  });

  it.each<[string, (state: Whispers) => void, Seat, unknown]>([
    ["kernel.no-seat", () => {}, 3, { kind: "whisper", card: PASS }],
    ["kernel.no-seat", () => {}, 0.5, { kind: "whisper", card: PASS }],
    ["kernel.game-over", (state) => void state.fill(1, IS_OVER, IS_OVER + 1), 0, { kind: "whisper", card: PASS }],
    ["kernel.not-asked", (state) => void state.fill(1, ASKED, ASKED + 1), 0, { kind: "whisper", card: PASS }],
    ["kernel.not-asked", (state) => void state.fill(0, OPEN, OPEN + 1), 0, { kind: "whisper", card: PASS }],
    ["kernel.malformed", () => {}, 0, [{ kind: "whisper", card: PASS }]],
    ["kernel.malformed", () => {}, 0, { kind: "whisper" }],
    ["kernel.malformed", () => {}, 0, { kind: "whisper", card: PASS, loudly: true }],
    ["kernel.other-kind", () => {}, 0, { kind: "boast" }],
    ["whispers.hand", () => {}, 0, { kind: "whisper", card: 7 }],
  ])("refuses by %s what cannot be answered now", (rule, change, seat, input) => {
    const state = begun();
    change(state);
    expect(rules.check(state, seat, input)?.rule).toBe(rule);
  });

  it("settles a secret ask when the last answer is in, and not before", () => {
    const state = begun();
    for (const seat of [0, 1, 0]) rules.apply(state, seat, { kind: "whisper", card: PASS });
    expect(state[IS_OVER]).toBe(0);
    expect([0, 1, 2].map((seat) => rules.isAwaited(state, seat))).toEqual([false, false, true]);
    rules.apply(state, 2, { kind: "whisper", card: PASS });
    expect(state[IS_OVER]).toBe(1);
    expect(rules.asks(state)).toEqual([]);
  });

  it("takes one of several kinds where any of them answers", () => {
    const state = begun();
    openAsk(state, KIND_BOAST, 1 << 2);
    expect([...(rules.options(state, 0) ?? [])].map(({ kind }) => kind)).toEqual(["boast", "leave", "leave"]);
    const sampled = Array.from({ length: 40 }, (_, i) => rules.sample(state, 0, chanceFrom(i)).kind);
    expect(new Set(sampled)).toEqual(new Set(["boast", "leave"]));
    expect(rules.check(state, 0, { kind: "leave" })).toBeUndefined();
    rules.apply(state, 0, { kind: "leave" });
    expect(state[TOTAL]).toBe(2);
  });

  it("can take an only answer without a question", () => {
    const state = begun();
    expect(takeOnlyAnswer(plainStep("boast", 1), state, 0)).toBe(true);
    expect(takeOnlyAnswer(plainStep("leave", 2), state, 0)).toBe(false);
    expect(state[TOTAL]).toBe(1);
  });
});
