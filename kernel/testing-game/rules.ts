import { placeDice, roll, type Seed } from "../dice.ts";
import type { GameEvent, Outcome, Tell } from "../game.ts";
import { type Procedure, seatedInOrder, stepsGame } from "../steps/index.ts";
import { steps, type WagerDecision } from "./answers.ts";
import { draw, resolve } from "./cards.ts";
import * as at from "./layout.ts";
import { ask, cards, deck, hands, seatsOf, stack, states, type Wager } from "./layout.ts";

export interface WagerOptions {
  readonly seats: number;
  readonly rounds: number;
}

const HAND_AT_START = 4;
const COINS_AT_START = 8;

export function setup({ seats, rounds }: WagerOptions, seed: Seed): Wager {
  const state = states.blank();
  placeDice(state, at.DICE, seed);
  state[at.SEATS] = seats;
  state[at.ROUNDS] = rounds;
  state[at.ROUND] = 1;
  state[at.LEADER] = 0;
  state[at.BANK] = at.ALL_COINS - seats * COINS_AT_START;
  cards.shuffleInto(state, deck, at.DICE);
  for (const seat of seatsOf(state)) {
    state[at.COINS + seat] = COINS_AT_START;
    for (let i = 0; i < HAND_AT_START; i++) hands[seat].put(state, deck.takeTop(state));
  }
  stack.push(state, stack.kinds.round);
  proceed(state);
  return state;
}

/** Wagers, then a turn for each seat from the leader on, then a card for everybody. */
const round: Procedure<Wager> = (state, tell) => {
  const acted = stack.get(state, stack.registers.round.acted);
  if (stack.step(state) === stack.steps.round.wagers) {
    stack.setStep(state, stack.steps.round.turns);
    ask.open(state, "wager", (1 << state[at.SEATS]) - 1);
  } else if (acted < state[at.SEATS]) {
    stack.set(state, stack.registers.round.acted, acted + 1);
    ask.askOne(state, "play", (state[at.LEADER] + acted) % state[at.SEATS]);
  } else endRound(state, tell);
};

function endRound(state: Wager, tell?: Tell): void {
  for (const seat of seatsOf(state)) draw(state, seat, tell);
  stack.pop(state);
  if (state[at.ROUND] === state[at.ROUNDS]) return;
  state[at.ROUND]++;
  stack.push(state, stack.kinds.round);
  tell?.({ rule: "wager.round", round: state[at.ROUND] });
}

/** The others are asked in turn for an answer. Where none is left to ask, the card does what it says. */
const played: Procedure<Wager> = (state, tell) => {
  const { asked, player } = stack.registers.played;
  const next = stack.get(state, asked);
  if (next === stack.get(state, player)) resolve(state, tell);
  else ask.askOne(state, "respond", next);
};

const toll: Procedure<Wager> = (state) => ask.askOne(state, "discard", stack.get(state, stack.registers.toll.asked));

const procedures = { [stack.kinds.round]: round, [stack.kinds.played]: played, [stack.kinds.toll]: toll };

const isOver = (state: Wager): boolean => stack.depth(state) === 0;

export const { proceed, rules } = stepsGame<Wager, WagerDecision, GameEvent, keyof typeof steps>({
  kinds: ask.kinds,
  steps,
  ask,
  seating: seatedInOrder((state) => state[at.SEATS]),
  isOver,
  procedure: (state) => procedures[stack.kind(state)],
});

export function outcome(state: Wager): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const coins = state.subarray(at.COINS, at.COINS + state[at.SEATS]);
  const most = Math.max(...coins);
  return { winners: seatsOf(state).filter((seat) => coins[seat] === most), rule: "wager.end" };
}

/** A state that fits a view: the cards that nobody showed dealt, and the wagers that are in guessed. */
export function imagine(shown: Wager, seed: Seed): Wager {
  const state = states.clone(shown);
  placeDice(state, at.DICE, seed);
  cards.dealUnknown(state, at.DICE);
  for (const seat of seatsOf(state)) {
    const wager = at.WAGERS + seat;
    if (state[wager] === at.UNKNOWN) state[wager] = roll(state, at.DICE, state[at.COINS + seat] + 1);
  }
  return state;
}

export function audit(state: Wager): string[] {
  const coins = state.subarray(at.BANK, at.COINS + state[at.SEATS]).reduce((sum, pile) => sum + pile, 0);
  const isRight = coins === at.ALL_COINS;
  return [...(isRight ? [] : [`${coins} coins instead of ${at.ALL_COINS}`]), ...cards.audit(state)];
}
