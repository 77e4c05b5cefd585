import type { Seat } from "../game.ts";
import { CardSet, layoutOfBytes, noneOf, pileIn, pilesIn, unknownOf } from "../layout/index.ts";
import { AskSections } from "../steps/index.ts";

/**
 * Raven's wager, a small game that proves the kernel general: hidden hands, dice, a secret wager, and responses that
 * can themselves be answered. Each round all seats wager in secret, the highest pays and leads; then each seat may play
 * one card, which the others in turn may answer with a raven, and the raven with another. Most coins at the end win.
 */
export type Wager = Uint8Array;

export const SEAT_NAMES = ["ash", "birch", "cedar", "dogwood"] as const;
export const CARD_NAMES = ["feast", "theft", "spy", "toll", "raven"] as const;
export const [FEAST, THEFT, SPY, TOLL, RAVEN] = [0, 1, 2, 3, 4];
const COPIES = [6, 5, 4, 4, 5];
export const ALL_COINS = 40;

export const NONE = noneOf(8);
export const UNKNOWN = unknownOf(8);

const table = layoutOfBytes();
const seat = { values: SEAT_NAMES };
const bySeat = { keys: [SEAT_NAMES] };
const pile = { values: CARD_NAMES, room: COPIES.reduce((sum, count) => sum + count, 0) };

export const SEATS = table.section("seats");
export const ROUNDS = table.section("rounds");
export const ROUND = table.section("round");
export const LEADER = table.section("leader", seat);
export const BANK = table.section("bank");
export const COINS = table.section("coins", bySeat);
/** NONE: not yet in. In a view UNKNOWN: in, but not shown. */
export const WAGERS = table.section("wagers", { ...bySeat, blank: NONE, sight: "own" });
export const deck = pileIn(table, "deck", { ...pile, sight: "closed" });
export const hands = pilesIn(table, "hands", SEAT_NAMES, { ...pile, sight: "own", isSorted: true });
export const discard = pileIn(table, "discard", pile);
/** The round, in it a card that may be answered and the answers to it, or the choice that a toll demands. */
export const stack = table.frames("stack", {
  deepest: 8,
  kinds: {
    round: { steps: ["wagers", "turns"], registers: { acted: {} } },
    played: { registers: { card: { values: CARD_NAMES }, player: seat, target: seat, asked: seat } },
    toll: { registers: { asked: seat } },
  },
});
export const ask = new AskSections<Wager, "wager" | "play" | "respond" | "discard">(table, {
  kinds: ["wager", "play", "respond", "discard"],
  players: SEAT_NAMES,
  answered: (state) => seatsOf(state).reduce((set, one) => (state[WAGERS + one] === NONE ? set : set | (1 << one)), 0),
});
export const DICE = table.dice("dice");

export const states = table.seal({
  reveal(state, seen) {
    for (const one of seatsOf(state)) if (state[WAGERS + one] !== seen[WAGERS + one]) seen[WAGERS + one] = UNKNOWN;
  },
});

export const cards = new CardSet<Wager>({
  names: CARD_NAMES,
  copies: COPIES,
  piles: [...hands, deck, discard],
  elsewhere: cardsOnStack,
});

/** The cards that are being resolved, the first at the bottom. */
export function cardsOnStack(state: Wager): number[] {
  return stack.allOf(state, stack.kinds.played, stack.registers.played.card);
}

export const seatsOf = (state: Wager): Seat[] => Array.from({ length: state[SEATS] }, (_, one) => one);
export const seatAfter = (state: Wager, one: Seat): Seat => (one + 1) % state[SEATS];
