import { type Chance, oneOf } from "../chance.ts";
import { placeDice, roll, type Seed } from "../dice.ts";
import { type Decision, type GameEvent, NOBODY, type Outcome, type Seat, type Tell } from "../game.ts";
import type { Json, JsonMap } from "../json.ts";
import { legal, type Refusal, refuse } from "../refusal.ts";
import { type Procedure, type Step, stepsGame } from "../steps/index.ts";
import * as at from "./layout.ts";
import { ask, CARD_NAMES, deck, discard, hands, SEAT_NAMES, seatAfter, stack, states, type Wager } from "./layout.ts";

/** `card` and `target` are NOBODY where there is none. */
export type WagerDecision = WagerAnswer | PlayAnswer | RespondAnswer | DiscardAnswer;
type WagerAnswer = { readonly kind: "wager"; readonly coins: number };
type PlayAnswer = { readonly kind: "play"; readonly card: number; readonly target: number };
type RespondAnswer = { readonly kind: "respond"; readonly card: number };
type DiscardAnswer = { readonly kind: "discard"; readonly card: number };

export interface WagerOptions {
  readonly seats: number;
  readonly rounds: number;
}

export function setup({ seats, rounds }: WagerOptions, seed: Seed): Wager {
  const state = states.blank();
  placeDice(state, at.DICE, seed);
  state[at.SEATS] = seats;
  state[at.ROUNDS] = rounds;
  state[at.ROUND] = 1;
  state[at.LEADER] = 0;
  state[at.BANK] = at.ALL_COINS - seats * at.COINS_AT_START;
  for (const [card, count] of at.CARD_COUNTS.entries()) for (let i = 0; i < count; i++) deck.put(state, card);
  deck.shuffle(state, at.DICE);
  for (let seat = 0; seat < seats; seat++) {
    state[at.COINS + seat] = at.COINS_AT_START;
    for (let i = 0; i < at.HAND_AT_START; i++) hands[seat].insert(state, deck.takeTop(state));
  }
  stack.push(state, stack.kinds.round);
  proceed(state);
  return state;
}

const { wagers: WAGERS_STEP, turns: TURNS_STEP } = stack.steps.round;
const { acted: ACTED } = stack.registers.round;
const { card: CARD, player: PLAYER, target: TARGET, asked: ASKED } = stack.registers.played;

/** Wagers, then a turn for each seat from the leader on, then a card for everybody. */
const round: Procedure<Wager> = (state, tell) => {
  const acted = stack.get(state, ACTED);
  if (stack.step(state) === WAGERS_STEP) {
    stack.setStep(state, TURNS_STEP);
    ask(state, "wager", (1 << state[at.SEATS]) - 1);
  } else if (acted < state[at.SEATS]) {
    stack.set(state, ACTED, acted + 1);
    ask(state, "play", 1 << ((state[at.LEADER] + acted) % state[at.SEATS]));
  } else endRound(state, tell);
};

function endRound(state: Wager, tell?: Tell): void {
  for (let seat = 0; seat < state[at.SEATS]; seat++) draw(state, seat, tell);
  stack.pop(state);
  if (state[at.ROUND] === state[at.ROUNDS]) return;
  state[at.ROUND]++;
  stack.push(state, stack.kinds.round);
  tell?.({ rule: "wager.round", round: state[at.ROUND] });
}

function draw(state: Wager, seat: Seat, tell?: Tell): void {
  if (deck.count(state) === 0) {
    while (discard.count(state) > 0) deck.put(state, discard.takeTop(state));
    deck.shuffle(state, at.DICE);
  }
  if (deck.count(state) === 0) return;
  const card = deck.takeTop(state);
  hands[seat].insert(state, card);
  tell?.({ rule: "wager.draw", audience: [seat], seat: SEAT_NAMES[seat], card: CARD_NAMES[card] });
}

/** The others are asked in turn for an answer. Where none is left to ask, the card does what it says. */
const played: Procedure<Wager> = (state, tell) => {
  const asked = stack.get(state, ASKED);
  if (asked === stack.get(state, PLAYER)) resolve(state, tell);
  else ask(state, "respond", 1 << asked);
};

const toll: Procedure<Wager> = (state) => ask(state, "discard", 1 << stack.get(state, stack.registers.toll.asked));

const procedures = { [stack.kinds.round]: round, [stack.kinds.played]: played, [stack.kinds.toll]: toll };

function resolve(state: Wager, tell?: Tell): void {
  const [card, seat, target] = [CARD, PLAYER, TARGET].map((register) => stack.get(state, register));
  discard.put(state, card);
  stack.pop(state);
  if (card === at.RAVEN) cancel(state, tell);
  if (card === at.FEAST) feast(state, seat, tell);
  if (card === at.THEFT) steal(state, seat, target, tell);
  if (card === at.SPY) spyOn(state, seat, target, tell);
  if (card === at.TOLL && hands[target].count(state) > 0) {
    stack.push(state, stack.kinds.toll);
    stack.set(state, stack.registers.toll.asked, target);
  }
}

/** What a cancelled raven had answered goes on where it was: the same seat may still answer it. */
function cancel(state: Wager, tell?: Tell): void {
  const card = stack.get(state, CARD);
  discard.put(state, card);
  stack.pop(state);
  tell?.({ rule: "wager.respond.cancel", card: CARD_NAMES[card] });
}

function feast(state: Wager, seat: Seat, tell?: Tell): void {
  const pips = 1 + roll(state, at.DICE, 6);
  const coins = Math.min(pips, state[at.BANK]);
  state[at.BANK] -= coins;
  state[at.COINS + seat] += coins;
  tell?.({ rule: "wager.feast", seat: SEAT_NAMES[seat], pips, coins });
}

function steal(state: Wager, seat: Seat, target: Seat, tell?: Tell): void {
  const coins = Math.min(2, state[at.COINS + target]);
  state[at.COINS + target] -= coins;
  state[at.COINS + seat] += coins;
  tell?.({ rule: "wager.theft", seat: SEAT_NAMES[seat], target: SEAT_NAMES[target], coins });
}

function spyOn(state: Wager, seat: Seat, target: Seat, tell?: Tell): void {
  const count = hands[target].count(state);
  if (count === 0) return;
  const card = hands[target].takeAt(state, roll(state, at.DICE, count));
  hands[seat].insert(state, card);
  const names = { seat: SEAT_NAMES[seat], target: SEAT_NAMES[target] };
  tell?.({ rule: "wager.spy", ...names });
  tell?.({ rule: "wager.spy.card", audience: [seat, target], ...names, card: CARD_NAMES[card] });
}

/** Lays a card on the stack. */
function lay(state: Wager, seat: Seat, card: number, target: Seat): void {
  hands[seat].take(state, card);
  stack.push(state, stack.kinds.played);
  stack.set(state, CARD, card);
  stack.set(state, PLAYER, seat);
  stack.set(state, TARGET, target === NOBODY ? at.NONE : target);
  stack.set(state, ASKED, seatAfter(state, seat));
}

/** A step whose legal answers are few: all that could be are made, and checked. */
function stepOf<Answer extends Decision>(
  step: Omit<Step<Wager, Answer>, "options" | "sample"> & { candidates(state: Wager, seat: Seat): Answer[] },
): Step<Wager, Answer> {
  const options = (state: Wager, seat: Seat): Answer[] =>
    step.candidates(state, seat).filter((answer) => step.check(state, seat, answer) === undefined);
  return { ...step, options, sample: (state, seat, chance: Chance) => oneOf(options(state, seat), chance) };
}

const allCards = [...CARD_NAMES.keys()];
const cardsOrNone = [NOBODY, ...allCards];
const isFrom = (least: number, most: number, value: Json): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most && !Object.is(value, -0);

const wager = stepOf<WagerAnswer>({
  decision: "wager",
  read: ({ coins }) => (isFrom(0, Number.MAX_SAFE_INTEGER, coins) ? { kind: "wager", coins } : undefined),
  candidates: (state, seat) =>
    Array.from({ length: state[at.COINS + seat] + 1 }, (_, coins) => ({ kind: "wager", coins })),
  check(state, seat, { coins: wager }) {
    const coins = state[at.COINS + seat];
    return wager > coins ? refuse("wager.bid.coins", { coins, wager }) : legal;
  },
  apply(state, seat, { coins }, tell) {
    state[at.WAGERS + seat] = coins;
    tell?.({ rule: "wager.bid", seat: SEAT_NAMES[seat] });
  },
  kept(state, seat) {
    const coins = state[at.WAGERS + seat];
    return coins === at.UNKNOWN ? undefined : { kind: "wager", coins };
  },
  settle(state, tell) {
    const wagers = state.subarray(at.WAGERS, at.WAGERS + state[at.SEATS]);
    const highest = Math.max(...wagers);
    const tied = [...wagers.keys()].filter((seat) => wagers[seat] === highest);
    const leader = tied[roll(state, at.DICE, tied.length)];
    tell?.({ rule: "wager.bid.open", seat: SEAT_NAMES[leader], wagers: [...wagers] });
    state[at.COINS + leader] -= highest;
    state[at.BANK] += highest;
    state[at.LEADER] = leader;
    wagers.fill(at.NONE);
  },
});

const checkHand = (state: Wager, seat: Seat, card: number): Refusal | undefined =>
  hands[seat].has(state, card) ? legal : refuse("wager.hand", { card: CARD_NAMES[card] });

const play = stepOf<PlayAnswer>({
  decision: "play",
  read({ card, target }: JsonMap) {
    if (!isFrom(NOBODY, CARD_NAMES.length - 1, card) || !isFrom(NOBODY, at.MOST_SEATS - 1, target)) return undefined;
    return card === NOBODY && target !== NOBODY ? undefined : { kind: "play", card, target };
  },
  candidates: () =>
    cardsOrNone.flatMap((card) =>
      [NOBODY, ...SEAT_NAMES.keys()].map((target) => ({ kind: "play", card, target }) as const),
    ),
  check(state, seat, { card, target }) {
    if (card === NOBODY) return target === NOBODY ? legal : refuse("kernel.malformed");
    const unheld = checkHand(state, seat, card);
    if (unheld !== undefined) return unheld;
    if (card === at.RAVEN) return refuse("wager.play.no-raven");
    if (card === at.FEAST)
      return target === NOBODY ? legal : refuse("wager.play.no-target", { card: CARD_NAMES[card] });
    const isOther = target !== NOBODY && target < state[at.SEATS] && target !== seat;
    return isOther ? legal : refuse("wager.play.target", { card: CARD_NAMES[card] });
  },
  apply(state, seat, { card, target }, tell) {
    tell?.({ rule: "wager.play", seat: SEAT_NAMES[seat], card: CARD_NAMES[card] ?? "nothing" });
    if (card !== NOBODY) lay(state, seat, card, target);
  },
});

const respond = stepOf<RespondAnswer>({
  decision: "respond",
  read: ({ card }) => (isFrom(NOBODY, CARD_NAMES.length - 1, card) ? { kind: "respond", card } : undefined),
  bounds: (state) => ({ answering: CARD_NAMES[stack.get(state, CARD)], depth: stack.depth(state) - 1 }),
  candidates: () => cardsOrNone.map((card) => ({ kind: "respond", card })),
  check(state, seat, { card }) {
    if (card === NOBODY) return legal;
    return card === at.RAVEN ? checkHand(state, seat, card) : refuse("wager.respond.raven", { card: CARD_NAMES[card] });
  },
  apply(state, seat, { card }, tell) {
    if (card === NOBODY) {
      stack.set(state, ASKED, seatAfter(state, seat));
      return;
    }
    tell?.({ rule: "wager.respond", seat: SEAT_NAMES[seat], against: CARD_NAMES[stack.get(state, CARD)] });
    lay(state, seat, card, NOBODY);
  },
});

const discardCard = stepOf<DiscardAnswer>({
  decision: "discard",
  read: ({ card }) => (isFrom(0, CARD_NAMES.length - 1, card) ? { kind: "discard", card } : undefined),
  candidates: () => allCards.map((card) => ({ kind: "discard", card })),
  check: (state, seat, { card }) => checkHand(state, seat, card),
  apply(state, seat, { card }, tell) {
    hands[seat].take(state, card);
    discard.put(state, card);
    stack.pop(state);
    tell?.({ rule: "wager.toll", seat: SEAT_NAMES[seat], card: CARD_NAMES[card] });
  },
});

const isOver = (state: Wager): boolean => stack.depth(state) === 0;

/** The seats whose wagers are in. */
function wagersIn(state: Wager): number {
  let seats = 0;
  for (let seat = 0; seat < state[at.SEATS]; seat++) if (state[at.WAGERS + seat] !== at.NONE) seats |= 1 << seat;
  return seats;
}

export const { proceed, rules } = stepsGame<Wager, WagerDecision, GameEvent, (typeof at.ASK_KINDS)[number]>({
  kinds: at.ASK_KINDS,
  steps: { wager, play, respond, discard: discardCard },
  ask: {
    isOpen: (state) => state[at.ASK_KIND] !== at.NONE,
    id: (state) => at.askNumber.get(state),
    kind: (state) => state[at.ASK_KIND],
    asked: (state) => state[at.ASKED],
    answered: wagersIn,
    // The wagers themselves say who has answered.
    setAnswered: () => {},
    close: at.closeAsk,
  },
  seating: { count: (state) => state[at.SEATS], playerAt: (_, seat) => seat, seatOf: (_, player) => player },
  isOver,
  procedure: (state) => procedures[stack.kind(state)],
});

export function outcome(state: Wager): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const coins = state.subarray(at.COINS, at.COINS + state[at.SEATS]);
  const most = Math.max(...coins);
  return { winners: [...coins.keys()].filter((seat) => coins[seat] === most), rule: "wager.end" };
}
