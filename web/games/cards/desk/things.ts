import type { CardsDecision } from "@weirwood/cards/playing";
import { CARD_SOURCE, type Cards, cardIds, placesOf, refNames, seatIds } from "@weirwood/cards/questions";

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

/** Piles of one's own from which something can be done, the likeliest first. */
const usedFrom = ["hand", "shadows", "discard", "dead"] as const;

/** A card of one's own that something is done with: on the table, or in a pile. */
export function sourceThing(view: Cards, seat: number, source: number): Thing {
  if (source < CARD_SOURCE) return bodyThing(source);
  const card = source - CARD_SOURCE;
  const { piles } = placesOf(view);
  return pileThing(seat, usedFrom.find((pile) => piles[pile][seat].has(view, card)) ?? "hand", card);
}

/** What one points at to give an answer; undefined where it is about nothing on the table (`pass`, `done`). */
export function thingOf(view: Cards, seat: number, answer: CardsDecision): Thing | undefined {
  switch (answer.kind) {
    case "act":
      return sourceThing(view, seat, answer.source);
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
