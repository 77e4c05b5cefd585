import { bitOf, typeIds } from "../data/names.ts";
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
import { askKinds, type Cards, destinationIds, frames, TO_BOTTOM, TO_TOP } from "../state/layout.ts";
import { inOrder } from "../state/seats.ts";
import { forgetBody, hiddenCard, putInto } from "./leaving.ts";
import { leavingFor, ordered, placeFor, STACK } from "./leaving-order.ts";
import { noteLost } from "./lost.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/** The end of a window: what leaves is gone (step 6). */

const isDeckEnd = (destination: number): boolean => destination === TO_TOP || destination === TO_BOTTOM;
const IN_PLAY = bitOf(typeIds, "character") | bitOf(typeIds, "location") | bitOf(typeIds, "attachment");

/** Several cards come to one place at one moment in the order that their owner chooses (R-C73); whether somebody is asked. */
export function askForOrder(game: Cards, level: number): boolean {
  if (countOfLeaving(game) < 2) return false;
  const seats = inOrder(game);
  const { asked } = frames.registers.window;
  for (let turn = frames.getAt(game, level, asked); turn < seats.length * ordered.length; turn++) {
    const seat = seats[Math.floor(turn / ordered.length)];
    const destination = ordered[turn % ordered.length];
    const bodies = leavingFor(game, seat, destination);
    // Copies of one card lie in no order.
    if (bodies.every((body) => cardOf(game, body) === cardOf(game, bodies[0]))) continue;
    frames.setAt(game, level, asked, turn + 1);
    const most = bodies.length - 1;
    const least = isDeckEnd(destination) ? most : 0;
    const kind = askKinds.indexOf("stack");
    frames.begin(game, "choice", { seat, kind, least, most, name: STACK, op: destination });
    return true;
  }
  frames.setAt(game, level, asked, 0);
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
  const isUnder = (body: Body): boolean => destinationOf(game, body) === TO_BOTTOM;
  const named = stack.filter((body) => leaving.includes(body));
  const unnamed = leaving.filter((body) => !named.includes(body));
  // Under a deck goes first what shall lie uppermost; on top of anything, what shall lie lowest.
  for (const body of [...named.filter(isUnder), ...unnamed, ...named.filter((body) => !isUnder(body)).reverse()])
    putAway(game, body, tell);
  touch(game);
}

function putAway(game: Cards, body: Body, tell?: TellRule): void {
  const owner = ownerOf(game, body);
  const card = hiddenCard(game, body) ?? cardOf(game, body);
  const destination = placeFor(game, body);
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
