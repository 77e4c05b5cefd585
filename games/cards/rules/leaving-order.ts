import { bindingNumber } from "../compiled/bindings.ts";
import { NONE } from "../data/names.ts";
import { type Body, bodiesEnd, destinationOf, isLeaving, isTaken, ownerOf } from "../state/bodies.ts";
import { type Cards, TO_BOTTOM, TO_DEAD, TO_DISCARD, TO_TOP } from "../state/layout.ts";

/** Cards that come to one place at one moment, and their order. */

/** The order in which cards come to the same place: the first named lies uppermost. */
export const STACK = bindingNumber("stack");
/** Where several cards lie in an order: of piles one may say that they come as they lie, of what is drawn again one says it. */
export const ordered = [TO_TOP, TO_BOTTOM, TO_DEAD, TO_DISCARD] as const;

/** A player's cards that are leaving for one place. */
export function leavingFor(game: Cards, owner: number, destination: number): Body[] {
  const found: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || !isLeaving(game, body) || ownerOf(game, body) !== owner) continue;
    if (placeFor(game, body) === destination) found.push(body);
  }
  return found;
}

/** Where a card goes that leaves; the discard pile where nothing else is said. */
export const placeFor = (game: Cards, body: Body): number =>
  destinationOf(game, body) === NONE ? TO_DISCARD : destinationOf(game, body);
