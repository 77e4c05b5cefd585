import { placeDice, roll, type Seed, shuffle } from "../dice.ts";
import type { Seat } from "../game.ts";
import * as at from "./layout.ts";
import { CARD_NAMES, deck, discard, hands, stack, states, type Wager } from "./layout.ts";

/** What one seat may know: its own hand and wager, everything open, and how much of the rest there is. */
export const view = (state: Wager, viewer: Seat): Wager => states.view(state, viewer);

/** A seat's secrets are its hand and its wager. */
export const hasSecrets = (state: Wager, seat: Seat): boolean => states.hasOwn(state, seat);

/** Deals the cards that nobody showed, and guesses the wagers that are in. */
export function imagine(shown: Wager, seed: Seed): Wager {
  const state = states.clone(shown);
  placeDice(state, at.DICE, seed);
  const unseen = Uint8Array.from(unseenCards(shown));
  shuffle(state, at.DICE, 0, unseen.length, unseen);
  let dealt = 0;
  for (const pile of [...hands, deck]) pile.fillUnknown(state, at.UNKNOWN, () => unseen[dealt++]);
  for (let seat = 0; seat < state[at.SEATS]; seat++) {
    hands[seat].sort(state);
    const wager = at.WAGERS + seat;
    if (state[wager] === at.UNKNOWN) state[wager] = roll(state, at.DICE, state[at.COINS + seat] + 1);
  }
  return state;
}

function unseenCards(shown: Wager): number[] {
  const seen = cardCounts(shown);
  return at.CARD_COUNTS.flatMap((count, card) => new Array<number>(count - seen[card]).fill(card));
}

/** How many of each card are known to be somewhere. */
function cardCounts(state: Wager): number[] {
  const piles = [deck, discard, ...hands];
  const counts = CARD_NAMES.map((_, card) => piles.reduce((sum, pile) => sum + pile.countOf(state, card), 0));
  for (const card of cardsOnStack(state)) counts[card]++;
  return counts;
}

/** The cards that are being resolved, the first at the bottom. */
export function cardsOnStack(state: Wager): number[] {
  return Array.from({ length: stack.depth(state) }, (_, level) => level)
    .filter((level) => stack.kindAt(state, level) === stack.kinds.played)
    .map((level) => stack.getAt(state, level, stack.registers.played.card));
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
