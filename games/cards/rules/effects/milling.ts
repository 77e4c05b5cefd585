import { type Cards, placesOf, TO_DISCARD } from "../../state/layout.ts";
import { happen, happeningCount } from "../happenings.ts";
import { putInto } from "../leaving.ts";
import { queueReplacements } from "../replacements.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "../step.ts";

/** The top cards of a deck go to the discard pile. */
export function millCards(game: Cards, seat: number, count: number, by: number, tell?: TellRule): number {
  const deck = placesOf(game).piles.deck[seat];
  let milled = 0;
  for (; milled < count && deck.count(game) > 0; milled++) {
    const card = deck.takeTop(game);
    putInto(game, card, seat, TO_DISCARD);
    const on = happeningCount(game);
    happen(game, "milled", { card, seat, by, amount: TO_DISCARD });
    tell?.({ rule: "cards.deck.milled", card: nameOfCard(card), player: nameOfSeat(seat) });
    queueReplacements(game, on);
  }
  return milled;
}
