import { bitOf, keywordIds, NONE, typeIds } from "../data/names.ts";
import { hasKeyword, hasType, isForbidden, touch } from "../derived/words.ts";
import {
  at,
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  faceOf,
  hostOf,
  isDuplicate,
  isFaceDown,
  isLeaving,
  isTaken,
  ownerOf,
  removeBody,
  rowOf,
  setStatus,
} from "../state/bodies.ts";
import {
  type Cards,
  DICE,
  destinationIds,
  LEAVING,
  placesOf,
  TO_ASIDE,
  TO_BOTTOM,
  TO_DEAD,
  TO_DISCARD,
  TO_HAND,
  TO_SHADOWS,
  TO_SHUFFLED,
  TO_TOP,
  TO_USED,
  untilIds,
} from "../state/layout.ts";
import { type CauseId, verbIds } from "../words/index.ts";
import { happen } from "./happenings.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/**
 * Cards that leave play. From the effect that forces it out until the window ends a card is *leaving*: it counts as killed,
 * discarded or returned for whatever waits for that, and is in play for everything else; only it cannot leave again (FAQ,
 * moribund).
 */

export type Manner = "killed" | "discarded" | "returned";

const verbBit = (verb: (typeof verbIds)[number]): number => 1 << verbIds.indexOf(verb);
const [BE_KILLED, BE_DISCARDED] = [verbBit("be-killed"), verbBit("be-discarded")];
const HOUSE_TYPE = bitOf(typeIds, "house");
const IN_PLAY = bitOf(typeIds, "character") | bitOf(typeIds, "location") | bitOf(typeIds, "attachment");
const DEATHBOUND = bitOf(keywordIds, "deathbound");
const STALWART = bitOf(keywordIds, "stalwart");

/** Whether a body can be made to leave play in this way. House cards never are; nor what leaves already. */
export function mayLeave(game: Cards, body: Body, manner: Manner): boolean {
  if (isLeaving(game, body) || hasType(game, body, HOUSE_TYPE) || !hasType(game, body, IN_PLAY)) return false;
  if (manner === "killed") return !isForbidden(game, body, BE_KILLED);
  return manner !== "discarded" || !isForbidden(game, body, BE_DISCARDED);
}

/** Where a card goes that is killed or discarded, unless a text says otherwise. */
function usualDestination(game: Cards, body: Body, manner: Manner): number {
  if (isFaceDown(game, body)) return TO_DISCARD;
  // A card that is no character in print goes to the discard pile though it was killed (3.23).
  if (manner === "killed" && faceOf(game, body).type === "character")
    return hasKeyword(game, body, STALWART) ? TO_TOP : TO_DEAD;
  return hasKeyword(game, body, DEATHBOUND) ? TO_DEAD : TO_DISCARD;
}

/** Makes a body leave play; what lies on it leaves with it. */
export function leave(
  game: Cards,
  body: Body,
  manner: Manner,
  how: { readonly to?: number; readonly cause?: CauseId; readonly by?: number },
  tell?: TellRule,
): void {
  const destination = isFaceDown(game, body) ? TO_DISCARD : (how.to ?? usualDestination(game, body, manner));
  setStatus(game, body, LEAVING, true);
  game[rowOf(body) + at.destination] = destination;
  const cause = how.cause ?? "effect";
  const facts = {
    subject: body,
    seat: controllerOf(game, body),
    cause,
    amount: destination,
    ...(how.by !== undefined && { by: how.by }),
  };
  happen(game, manner, facts);
  tell?.({
    rule: `cards.leaving.${manner}`,
    card: nameOfCard(cardOf(game, body)),
    player: nameOfSeat(controllerOf(game, body)),
    body,
    to: destinationIds[destination],
    cause,
  });
  const end = bodiesEnd(game);
  for (let other = 0; other < end; other++) {
    if (!isTaken(game, other) || hostOf(game, other) !== body || isLeaving(game, other)) continue;
    if (isDuplicate(game, other)) {
      setStatus(game, other, LEAVING, true);
      game[rowOf(other) + at.destination] = TO_DISCARD;
    } else leave(game, other, "discarded", { cause: "framework" }, tell);
  }
}

/** Changes where a leaving card goes. Entering a pile is an occurrence of its own. */
export function redirect(game: Cards, body: Body, destination: number, tell?: TellRule): void {
  if (!isLeaving(game, body) || isFaceDown(game, body)) return;
  game[rowOf(body) + at.destination] = destination;
  happen(game, destination === TO_BOTTOM ? "to-bottom" : "to-pile", {
    subject: body,
    seat: ownerOf(game, body),
    amount: destination,
  });
  tell?.({
    rule: "cards.leaving.redirected",
    card: nameOfCard(cardOf(game, body)),
    body,
    to: destinationIds[destination],
  });
}

/** Puts a card into a pile of its owner. */
export function putInto(game: Cards, card: number, owner: number, destination: number): void {
  const { piles } = placesOf(game);
  switch (destination) {
    case TO_DEAD:
      piles.dead[owner].put(game, card);
      break;
    case TO_DISCARD:
      piles.discard[owner].put(game, card);
      break;
    case TO_HAND:
      piles.hand[owner].put(game, card);
      break;
    case TO_TOP:
      piles.deck[owner].put(game, card);
      break;
    case TO_BOTTOM:
      piles.deck[owner].putUnder(game, card);
      break;
    case TO_SHUFFLED:
      piles.deck[owner].put(game, card);
      piles.deck[owner].shuffle(game, DICE);
      break;
    case TO_SHADOWS:
      piles.shadows[owner].put(game, card);
      break;
    case TO_ASIDE:
      piles.aside[owner].put(game, card);
      break;
    case TO_USED:
      piles.used[owner].put(game, card);
      break;
  }
}

/** The card of a body that lies face down. */
export function hiddenCard(game: Cards, body: Body): number | undefined {
  if (!isFaceDown(game, body)) return undefined;
  const { faceDown } = placesOf(game);
  for (let row = 0; row < faceDown.count(game); row++)
    if (game[faceDown.row(row) + faceDown.field.body] === body) return game[faceDown.row(row) + faceDown.field.card];
  return undefined;
}

/** Forgets everything about a body: what it had, what was said of it, what lay on it. */
export function forgetBody(game: Cards, body: Body): void {
  const { lasting, faceDown, uses } = placesOf(game);
  for (let row = lasting.count(game) - 1; row >= 0; row--) {
    const cells = lasting.row(row);
    const isOwn = game[cells + lasting.field.source] === body;
    const isAttached = untilIds[game[cells + lasting.field.until]] === "attached";
    if (game[cells + lasting.field.subject] === body || (isOwn && isAttached)) lasting.remove(game, row);
    else if (isOwn) game[cells + lasting.field.source] = NONE;
  }
  for (let row = faceDown.count(game) - 1; row >= 0; row--)
    if (game[faceDown.row(row) + faceDown.field.body] === body) faceDown.remove(game, row);
  for (let row = uses.count(game) - 1; row >= 0; row--)
    if (game[uses.row(row) + uses.field.source] === body) uses.remove(game, row);
  removeBody(game, body);
  touch(game);
}
