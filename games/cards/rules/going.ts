import { bindingNumber } from "../compiled/bindings.ts";
import { bitOf, NONE, typeIds } from "../data/names.ts";
import { hasType, touch } from "../derived/words.ts";
import {
  type Body,
  bodiesEnd,
  cardOf,
  destinationOf,
  isDuplicate,
  isFaceDown,
  isLeaving,
  isTaken,
  ownerOf,
} from "../state/bodies.ts";
import { askKinds, type Cards, destinationIds, frames, TO_BOTTOM, TO_DISCARD, TO_TOP } from "../state/layout.ts";
import { inOrder } from "../state/seats.ts";
import { boundTo } from "./context.ts";
import { forgetBody, hiddenCard, putInto } from "./leaving.ts";
import { noteLost } from "./lost.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/** The end of a window: what leaves is gone (step 6). */

/** The order in which cards come to the same end of a deck: the first named lies uppermost. */
export const STACK = bindingNumber("stack");
const IN_PLAY = bitOf(typeIds, "character") | bitOf(typeIds, "location") | bitOf(typeIds, "attachment");

/** A player's cards that are leaving for one end of his deck. */
export function leavingFor(game: Cards, owner: number, destination: number): Body[] {
  const found: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || !isLeaving(game, body) || ownerOf(game, body) !== owner) continue;
    if (destinationOf(game, body) === destination) found.push(body);
  }
  return found;
}

/** Several cards come to one end of a deck at one moment in the order that their owner chooses (R-C73); whether somebody is asked. */
export function askForOrder(game: Cards, level: number): boolean {
  if (countOfLeaving(game) < 2) return false;
  for (const seat of inOrder(game))
    for (const destination of [TO_TOP, TO_BOTTOM]) {
      const bodies = leavingFor(game, seat, destination);
      const named = boundTo(game, level, STACK);
      if (new Set(bodies.map((body) => cardOf(game, body))).size < 2) continue;
      if (bodies.some((body) => named.includes(body))) continue;
      const most = bodies.length - 1;
      const kind = askKinds.indexOf("stack");
      frames.begin(game, "choice", { seat, kind, least: most, most, name: STACK, op: destination });
      return true;
    }
  return false;
}

export const isAnythingLeaving = (game: Cards): boolean => countOfLeaving(game) > 0;

function countOfLeaving(game: Cards): number {
  let count = 0;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (isTaken(game, body) && isLeaving(game, body)) count++;
  return count;
}

/** What leaves goes where it goes, and whatever it was in play is forgotten. */
export function finishLeaving(game: Cards, stack: readonly Body[], tell?: TellRule): void {
  const leaving: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (isTaken(game, body) && isLeaving(game, body)) leaving.push(body);
  if (leaving.length === 0) return;
  const placeOf = (body: Body): number => (stack.includes(body) ? stack.indexOf(body) : stack.length);
  leaving.sort((one, other) => placeOf(one) - placeOf(other));
  const isToTop = (body: Body): boolean => destinationOf(game, body) === TO_TOP;
  // On top of a deck goes first what shall lie lowest.
  for (const body of [...leaving.filter(isToTop).reverse(), ...leaving.filter((body) => !isToTop(body))])
    putAway(game, body, tell);
  touch(game);
}

function putAway(game: Cards, body: Body, tell?: TellRule): void {
  const owner = ownerOf(game, body);
  const card = hiddenCard(game, body) ?? cardOf(game, body);
  const destination = destinationOf(game, body) === NONE ? TO_DISCARD : destinationOf(game, body);
  const wasInPlay = hasType(game, body, IN_PLAY) && !isDuplicate(game, body) && !isFaceDown(game, body);
  forgetBody(game, body);
  putInto(game, card, owner, destination);
  if (wasInPlay) noteLost(game, card, owner, destination);
  tell?.({
    rule: "cards.leaving.gone",
    card: nameOfCard(card),
    player: nameOfSeat(owner),
    body,
    to: destinationIds[destination],
  });
}
