import type { Seat } from "../game.ts";
import { layoutOfBytes, noneOf, unknownOf } from "../layout/index.ts";

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
export const HAND_AT_START = 4;

export const ALL_COINS = 40;
export const COINS_AT_START = 8;

export const NONE = noneOf(8);
export const UNKNOWN = unknownOf(8);

export const ASK_KINDS = ["wager", "play", "respond", "discard"] as const;

const table = layoutOfBytes();
export const SEATS = table.section("seats");
export const ROUNDS = table.section("rounds");
export const ROUND = table.section("round");
export const LEADER = table.section("leader", { values: SEAT_NAMES });
export const BANK = table.section("bank");
export const COINS = table.section("coins", { keys: [SEAT_NAMES] });
/** NONE: not yet in. In a view UNKNOWN: in, but not shown. */
export const WAGERS = table.section("wagers", { keys: [SEAT_NAMES], blank: NONE, sight: "own" });
const cards = { values: CARD_NAMES, room: CARD_COUNTS.reduce((sum, count) => sum + count, 0) };
export const deck = table.pile("deck", { ...cards, sight: "closed" });
export const hands = table.piles("hands", SEAT_NAMES, { ...cards, sight: "own" });
export const discard = table.pile("discard", cards);
const seat = { values: SEAT_NAMES };
/** The round, in it a card that may be answered and the answers to it, or the choice that a toll demands. */
export const stack = table.frames("stack", {
  deepest: 8,
  kinds: {
    round: { steps: ["wagers", "turns"], registers: { acted: {} } },
    played: { registers: { card: { values: CARD_NAMES }, player: seat, target: seat, asked: seat } },
    toll: { registers: { asked: seat } },
  },
});
export const ASK_KIND = table.section("ask.kind", { values: ASK_KINDS });
export const ASKED = table.section("ask.seats", { values: SEAT_NAMES, isSet: true });
export const askNumber = table.wide("ask.id", { width: 16 });
export const DICE = table.dice("dice");

export const states = table.seal({
  reveal(state, seen) {
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      if (state[WAGERS + seat] !== seen[WAGERS + seat]) seen[WAGERS + seat] = UNKNOWN;
    }
  },
});

/** Opens a question to a set of seats. */
export function ask(state: Wager, kind: (typeof ASK_KINDS)[number], seats: number): void {
  state[ASK_KIND] = ASK_KINDS.indexOf(kind);
  state[ASKED] = seats;
  askNumber.set(state, askNumber.get(state) + 1);
}

export function closeAsk(state: Wager): void {
  state[ASK_KIND] = NONE;
  state[ASKED] = 0;
}

export const seatAfter = (state: Wager, seat: Seat): Seat => (seat + 1) % state[SEATS];
