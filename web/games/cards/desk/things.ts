import type { CardsDecision } from "@weirwood/cards/playing";
import { CARD_SOURCE, cardIds, refNames, seatIds } from "@weirwood/cards/questions";

/**
 * Whatever can be pointed at, by one name, which its element bears as `data-thing`: a card on the table by its row (`b12`), a player
 * by the seat (`two`), a card of a pile by pile and card (`one/hand/core_5`, `two/dead/core_5`), a word (`yes`, `military`). Of two
 * copies in one pile either is pointed at.
 */
export type Thing = string;

export const bodyThing = (body: number): Thing => `b${body}`;
export const seatThing = (seat: number): Thing => seatIds[seat];
export const pileThing = (seat: number, pile: string, card: number): Thing =>
  `${seatIds[seat]}/${pile}/${cardIds[card]}`;
export const handThing = (seat: number, card: number): Thing => pileThing(seat, "hand", card);

/** What one points at to give an answer; undefined where it is about nothing on the table (`pass`, `done`). */
export function thingOf(answer: CardsDecision, seat: number): Thing | undefined {
  switch (answer.kind) {
    case "act":
      return answer.source < CARD_SOURCE ? bodyThing(answer.source) : handThing(seat, answer.source - CARD_SOURCE);
    case "choose":
      return refNames[answer.what];
    case "plot":
      return pileThing(seat, "plots", answer.card);
    case "challenge":
      return seatThing(answer.against);
    default:
      return undefined;
  }
}
