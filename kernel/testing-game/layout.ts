import { DICE_BYTES } from "../dice.ts";
import { frames } from "../frames.ts";
import type { Seat } from "../game.ts";

/**
 * Raven's wager, a small game that proves the kernel general: hidden hands, dice, a secret wager, and responses that
 * can themselves be answered. Each round all seats wager in secret, the highest pays and leads; then each seat may play
 * one card, which the others in turn may answer with a raven, and the raven with another. Most coins at the end win.
 */
export type Wager = Uint8Array;

export const SEAT_NAMES = ["ash", "birch", "cedar", "dogwood"] as const;
export const MOST_SEATS = SEAT_NAMES.length;

export const CARD_NAMES = ["feast", "theft", "spy", "toll", "raven"] as const;
export const [FEAST, THEFT, SPY, TOLL, RAVEN] = [0, 1, 2, 3, 4];
export const CARD_COUNTS = [6, 5, 4, 4, 5] as const;
export const ALL_CARDS = 24;
export const HAND_AT_START = 4;

export const ALL_COINS = 40;
export const COINS_AT_START = 8;

/** In a view: a card that is there but not shown. */
export const UNKNOWN_CARD = 255;
/** A wager that is not in. */
export const NO_WAGER = 255;
/** In a view: a wager that is in but not shown. */
export const UNKNOWN_WAGER = 254;

export const PHASE_NAMES = ["wager", "play", "over"] as const;
export const [WAGERING, PLAYING, OVER] = [0, 1, 2];

// The state's bytes, one after the other. A pile is its count and room for every card.
const PILE_BYTES = 1 + ALL_CARDS;
export const DICE = 0;
export const SEATS = DICE + DICE_BYTES;
export const ROUNDS = SEATS + 1;
export const ROUND = ROUNDS + 1;
export const PHASE = ROUND + 1;
/** The number of the open ask, in two bytes. */
export const ASK = PHASE + 1;
export const LEADER = ASK + 2;
/** How many seats have had their turn in this round. */
export const ACTED = LEADER + 1;
export const BANK = ACTED + 1;
export const COINS = BANK + 1;
export const WAGERS = COINS + MOST_SEATS;
export const DECK = WAGERS + MOST_SEATS;
export const DISCARD = DECK + PILE_BYTES;
const HANDS = DISCARD + PILE_BYTES;
const STACK = HANDS + MOST_SEATS * PILE_BYTES;

/** What is being resolved: a card that may be answered, or the choice that a toll demands. */
export const stack = frames(STACK, { deepest: 8, size: 6 });
export const [PLAYED, DISCARDING] = [1, 2];
export const [CARD, PLAYER, TARGET, ASKED] = [0, 1, 2, 3];
/** In the TARGET register, of cards that have none. */
export const NO_TARGET = 255;

export const STATE_BYTES = STACK + stack.byteLength;

export function handOf(seat: Seat): number {
  return HANDS + seat * PILE_BYTES;
}

export function countIn(state: Wager, pile: number, card: number): number {
  let count = 0;
  for (let i = 1; i <= state[pile]; i++) if (state[pile + i] === card) count++;
  return count;
}

export function has(state: Wager, seat: Seat, card: number): boolean {
  return countIn(state, handOf(seat), card) > 0;
}

export function putOn(state: Wager, pile: number, card: number): void {
  state[pile]++;
  state[pile + state[pile]] = card;
}

/** Hands are kept sorted: the order in which cards came is nobody's business. */
export function giveCard(state: Wager, seat: Seat, card: number): void {
  const hand = handOf(seat);
  let i = ++state[hand];
  for (; i > 1 && state[hand + i - 1] > card; i--) state[hand + i] = state[hand + i - 1];
  state[hand + i] = card;
}

/** Takes the card at a place of a pile, counted from 1, and closes the gap. */
export function takeAt(state: Wager, pile: number, place: number): number {
  const card = state[pile + place];
  state.copyWithin(pile + place, pile + place + 1, pile + state[pile] + 1);
  state[pile + state[pile]] = 0;
  state[pile]--;
  return card;
}

export function takeCard(state: Wager, seat: Seat, card: number): void {
  const hand = handOf(seat);
  takeAt(state, hand, state.indexOf(card, hand + 1) - hand);
}

export function pileOf(state: Wager, pile: number): number[] {
  return [...state.subarray(pile + 1, pile + 1 + state[pile])];
}

export function askNumber(state: Wager): number {
  return state[ASK] | (state[ASK + 1] << 8);
}

/** A new question is open. */
export function openAsk(state: Wager): void {
  const next = askNumber(state) + 1;
  state[ASK] = next;
  state[ASK + 1] = next >> 8;
}
