import type { Seed } from "../dice.ts";
import type { Seat } from "../game.ts";
import type { WagerDecision } from "./answers.ts";
import { ravensWager } from "./game.ts";
import { CARD_NAMES, SEAT_NAMES, type Wager } from "./layout.ts";

interface Made {
  readonly seat: Seat;
  readonly answer: WagerDecision;
}

/** What the plain form says of hidden cards; empty piles are left out. */
interface Piles {
  readonly hands?: { readonly [seat: string]: readonly string[] };
  readonly deck?: readonly string[];
}

/**
 * The same position to the viewer, with one card changed that another seat holds and is not about to show: it lies at the
 * bottom of the deck instead, and what lay there is in the hand.
 */
export function twin(state: Wager, viewer: Seat, seed: Seed, next: readonly Made[]): Wager | undefined {
  const { hands = {}, deck = [], ...open } = ravensWager.toJSON(state) as Piles;
  const isShown = (seat: Seat, card: string): boolean =>
    next.some((made) => made.seat === seat && ravensWager.print(made.answer).split(" ")[1] === card);
  const hidden = SEAT_NAMES.flatMap((name, seat) =>
    (hands[name] ?? [])
      .filter((card) => seat !== viewer && card !== deck[0] && !isShown(seat, card))
      .map((card) => ({ name, card })),
  );
  if (hidden.length === 0 || deck.length === 0) return undefined;
  const { name, card } = hidden[seed[0] % hidden.length];
  const [bottom, ...others] = deck;
  const hand = [...hands[name]];
  hand.splice(hand.indexOf(card), 1, bottom);
  const order: readonly string[] = CARD_NAMES;
  hand.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return ravensWager.fromJSON({ ...open, hands: { ...hands, [name]: hand }, deck: [card, ...others] });
}
