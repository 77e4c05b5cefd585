import { type Body, isTaken } from "../../state/bodies.ts";
import { type Cards, destinationIds, placesOf, TO_DISCARD } from "../../state/layout.ts";
import { cardOfRef, pileOfRef } from "../../state/refs.ts";
import type { CauseId, Destination } from "../../words/index.ts";
import type { Context } from "../context.ts";
import { happen, happeningCount } from "../happenings.ts";
import { leave, mayLeave, putInto } from "../leaving.ts";
import { takeFromPile } from "../lost.ts";
import { queueReplacements } from "../replacements.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "../step.ts";

/** Cards are sent where a text or a cost says. */

export function sendBody(
  game: Cards,
  body: Body,
  to: Destination,
  how: { readonly cause: CauseId; readonly by: number },
  tell?: TellRule,
): boolean {
  if (!isTaken(game, body) || !mayLeave(game, body, "returned")) return false;
  const on = happeningCount(game);
  leave(game, body, "returned", { to: destinationIds.indexOf(to), ...how }, tell);
  queueReplacements(game, on);
  return true;
}

/** Takes a card from wherever it lies to a pile of its owner. */
export function discardTo(context: Context, ref: number, to: Destination, tell?: TellRule): boolean {
  const { game } = context;
  const card = cardOfRef(ref);
  const place = pileOfRef(ref);
  if (place === undefined || !placesOf(game).piles[place.zone][place.seat].has(game, card)) return false;
  takeFromPile(game, ref);
  putInto(game, card, place.seat, destinationIds.indexOf(to));
  if (to === "discard" && place.zone === "hand") {
    const on = happeningCount(game);
    happen(game, "discarded-from-hand", {
      card,
      seat: place.seat,
      cause: "effect",
      by: context.seat,
      amount: TO_DISCARD,
    });
    queueReplacements(game, on);
  }
  tell?.({
    rule: "cards.effects.moved",
    card: nameOfCard(card),
    player: nameOfSeat(place.seat),
    from: place.zone,
    to,
    ...secretOf(place.zone, to, place.seat),
  });
  return true;
}

/** What goes from one hidden place to another is nobody else's business. */
const secretOf = (from: string, to: string, seat: number): { audience?: readonly number[] } =>
  ["hand", "deck", "shadows"].includes(from) &&
  ["hand", "deck-top", "deck-bottom", "deck-shuffled", "shadows"].includes(to)
    ? { audience: [seat] }
    : {};
