import { DICE_BYTES, hideDice, placeDice, roll, type Seed, shuffle } from "../dice.ts";
import type { Seat } from "../game.ts";
import { isJsonMap, type Json, type JsonMap } from "../json.ts";
import { RefusedError, refuse } from "../refusal.ts";
import { hex, unhex } from "../sha256.ts";
import { plainCopy } from "../untrusted.ts";
import * as at from "./layout.ts";
import { CARD_NAMES, handOf, pileOf, SEAT_NAMES, stack, type Wager } from "./layout.ts";

/** What one seat may know: its own hand and wager, everything open, and how much of the rest there is. */
export function view(state: Wager, viewer: Seat): Wager {
  const shown = state.slice();
  hideDice(shown, at.DICE);
  hidePile(shown, at.DECK);
  for (let seat = 0; seat < state[at.SEATS]; seat++) {
    if (seat === viewer) continue;
    hidePile(shown, handOf(seat));
    if (shown[at.WAGERS + seat] !== at.NO_WAGER) shown[at.WAGERS + seat] = at.UNKNOWN_WAGER;
  }
  return shown;
}

/** A seat's secrets are its hand and its wager. */
export function hasSecrets(state: Wager, seat: Seat): boolean {
  return state[handOf(seat)] > 0 || state[at.WAGERS + seat] !== at.NO_WAGER;
}

function hidePile(state: Wager, pile: number): void {
  state.fill(at.UNKNOWN_CARD, pile + 1, pile + 1 + state[pile]);
}

/** Deals the cards that nobody showed, and guesses the wagers that are in. */
export function imagine(shown: Wager, seed: Seed): Wager {
  const state = shown.slice();
  placeDice(state, at.DICE, seed);
  const unseen = Uint8Array.from(unseenCards(shown));
  shuffle(state, at.DICE, 0, unseen.length, unseen);
  let dealt = 0;
  for (let seat = 0; seat < state[at.SEATS]; seat++) {
    const hand = handOf(seat);
    for (let i = 1; i <= state[hand]; i++) {
      if (state[hand + i] === at.UNKNOWN_CARD) state[hand + i] = unseen[dealt++];
    }
    state.subarray(hand + 1, hand + 1 + state[hand]).sort();
    const wager = at.WAGERS + seat;
    if (state[wager] === at.UNKNOWN_WAGER) state[wager] = roll(state, at.DICE, state[at.COINS + seat] + 1);
  }
  for (let i = 1; i <= state[at.DECK]; i++) {
    if (state[at.DECK + i] === at.UNKNOWN_CARD) state[at.DECK + i] = unseen[dealt++];
  }
  return state;
}

function unseenCards(shown: Wager): number[] {
  const seen = cardCounts(shown);
  return at.CARD_COUNTS.flatMap((count, card) => new Array<number>(count - seen[card]).fill(card));
}

/** How many of each card are known to be somewhere. */
function cardCounts(state: Wager): number[] {
  const piles = [at.DECK, at.DISCARD, ...SEAT_NAMES.map((_, seat) => handOf(seat))];
  const counts = CARD_NAMES.map((_, card) => piles.reduce((sum, pile) => sum + at.countIn(state, pile, card), 0));
  for (let level = 0; level < stack.depth(state); level++) {
    if (stack.kindAt(state, level) === at.PLAYED) counts[stack.getAt(state, level, at.CARD)]++;
  }
  return counts;
}

export function audit(state: Wager): string[] {
  const problems: string[] = [];
  const coins = state.subarray(at.BANK, at.COINS + state[at.SEATS]).reduce((sum, pile) => sum + pile, 0);
  if (coins !== at.ALL_COINS) problems.push(`${coins} coins instead of ${at.ALL_COINS}`);
  for (const [card, count] of cardCounts(state).entries()) {
    if (count !== at.CARD_COUNTS[card])
      problems.push(`${count} ${CARD_NAMES[card]} cards, not ${at.CARD_COUNTS[card]}`);
  }
  return problems;
}

// The small numbers whose plain form is the number itself.
const numbers = {
  rounds: at.ROUNDS,
  round: at.ROUND,
  leader: at.LEADER,
  acted: at.ACTED,
  bank: at.BANK,
} as const;

export function toJSON(state: Wager): JsonMap {
  const seats = SEAT_NAMES.slice(0, state[at.SEATS]);
  const bySeat = (what: (seat: Seat) => Json): Json =>
    Object.fromEntries(seats.map((name, seat) => [name, what(seat)] as const));
  return {
    dice: hex(state.subarray(at.DICE, at.DICE + DICE_BYTES)),
    ask: at.askNumber(state),
    phase: at.PHASE_NAMES[state[at.PHASE]],
    ...Object.fromEntries(Object.entries(numbers).map(([name, offset]) => [name, state[offset]])),
    coins: bySeat((seat) => state[at.COINS + seat]),
    wagers: bySeat((seat) => state[at.WAGERS + seat]),
    hands: bySeat((seat) => pileOf(state, handOf(seat)).map(cardName)),
    deck: pileOf(state, at.DECK).map(cardName),
    discard: pileOf(state, at.DISCARD).map(cardName),
    stack: stack.toRows(state),
  };
}

function cardName(card: number): string {
  return CARD_NAMES[card] ?? "?";
}

export function fromJSON(input: unknown): Wager {
  const plain = plainCopy(input);
  const state = new Uint8Array(at.STATE_BYTES);
  try {
    if (!isJsonMap(plain)) throw new TypeError("a map of names is wanted");
    readInto(state, plain);
  } catch (reason) {
    throw new RefusedError(refuse("kernel.state", { problem: (reason as Error).message }));
  }
  return state;
}

/** Version 1 of the rules called the bank the pot. */
export function upgrade(plain: Json, rulesVersion: number): Json {
  if (rulesVersion !== 1 || !isJsonMap(plain)) return plain;
  const { pot, ...same } = plain;
  return { ...same, bank: pot };
}

function readInto(state: Wager, plain: JsonMap): void {
  const dice = unhex(String(plain.dice));
  if (dice?.length !== DICE_BYTES) throw new TypeError("dice: 72 hexadecimal digits are wanted");
  state.set(dice, at.DICE);
  const ask = whole(plain.ask, "ask", 0xffff);
  state[at.ASK] = ask;
  state[at.ASK + 1] = ask >> 8;
  state[at.PHASE] = indexIn(at.PHASE_NAMES, plain.phase, "phase");
  for (const [name, offset] of Object.entries(numbers)) state[offset] = whole(plain[name], name, 255);
  const seats = isJsonMap(plain.coins) ? Object.keys(plain.coins).length : 0;
  if (seats < 2 || seats > at.MOST_SEATS) throw new TypeError("coins: two to four seats are wanted");
  state[at.SEATS] = seats;
  for (let seat = 0; seat < seats; seat++) {
    const name = SEAT_NAMES[seat];
    const of = (what: string): Json | undefined => {
      const seats = plain[what];
      return isJsonMap(seats) ? seats[name] : undefined;
    };
    state[at.COINS + seat] = whole(of("coins"), "coins", 255);
    state[at.WAGERS + seat] = whole(of("wagers"), "wagers", 255);
    readPile(state, handOf(seat), of("hands"), "hands");
  }
  readPile(state, at.DECK, plain.deck, "deck");
  readPile(state, at.DISCARD, plain.discard, "discard");
  stack.fromRows(state, plain.stack);
}

function readPile(state: Wager, pile: number, cards: Json | undefined, name: string): void {
  if (!Array.isArray(cards) || cards.length > at.ALL_CARDS) throw new TypeError(`${name}: a list of cards is wanted`);
  for (const card of cards) {
    at.putOn(state, pile, card === "?" ? at.UNKNOWN_CARD : indexIn(CARD_NAMES, card as Json, name));
  }
}

function indexIn(names: readonly string[], value: Json | undefined, name: string): number {
  const index = names.indexOf(value as string);
  if (index === -1) throw new TypeError(`${name}: ${JSON.stringify(value)} is not known`);
  return index;
}

function whole(value: Json | undefined, name: string, most: number): number {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most) {
    throw new TypeError(`${name}: a whole number up to ${most} is wanted`);
  }
  return value as number;
}
