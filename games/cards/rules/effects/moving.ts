import { abilities } from "../../compiled/abilities.ts";
import { NONE } from "../../data/names.ts";
import { MOST_MODS } from "../../derived/derive.ts";
import { touch } from "../../derived/words.ts";
import { cardNumber } from "../../pool/index.ts";
import { at, type Body, cardOf, controllerOf, faces, isLeaving, rowOf, setStatus } from "../../state/bodies.ts";
import { destinationIds, FACE_DOWN, frames, LEAVING, placesOf } from "../../state/layout.ts";
import { cardOfRef, isBodyRef, pileOfRef } from "../../state/refs.ts";
import type { CauseId, Effect } from "../../words/index.ts";
import { amountOf } from "../amounts.ts";
import { attachTo, mayBePutOn } from "../attaching.ts";
import type { Context } from "../context.ts";
import { takeOver } from "../control.ts";
import { enter } from "../entering.ts";
import { happeningCount, wentElsewhere } from "../happenings.ts";
import { addLasting } from "../lasting.ts";
import { leave, type Manner, mayLeave, redirect } from "../leaving.ts";
import { takeFromPile } from "../lost.ts";
import { removeFromChallenge } from "../participants.ts";
import { queueReplacements } from "../replacements.ts";
import { queueShields } from "../shields.ts";
import { nameOfCard, type TellRule } from "../step.ts";
import { isSaved } from "../threats.ts";
import { hostOfDuplicate, whyNotUnique } from "../uniqueness.ts";
import { adoptUses } from "../uses.ts";
import { takeBearers } from "./bearers.ts";
import { bodiesMeant, refsMeant } from "./picking.ts";
import { discardTo, sendBody } from "./sending.ts";

/** Effects that move cards out of play, into play and between piles. */

/** Kills or discards: what was saved stays, what cannot be is passed over, the rest is leaving from now on. */
export function makeLeave(
  context: Context,
  effect: Extract<Effect, { do: "kill" | "discard" }>,
  tell?: TellRule,
): boolean {
  const manner: Manner = effect.do === "kill" ? "killed" : "discarded";
  const bodies = refsMeant(context, effect.what);
  let isDone = bodies.length > 0;
  for (const body of bodies) {
    if (!isBodyRef(body)) {
      discardTo(context, body, "discard", tell);
      continue;
    }
    if (!removeOne(context, body, manner, "effect", tell)) isDone = false;
  }
  return isDone;
}

/** One body leaves, unless it was saved, cannot, leaves already or is shielded. */
export function removeOne(context: Context, body: Body, manner: Manner, cause: CauseId, tell?: TellRule): boolean {
  const { game } = context;
  if (isSaved(game, context.level, body) || !mayLeave(game, body, manner)) return false;
  if (manner === "killed" && queueShields(game, body, { cause, by: context.seat })) return false;
  const on = happeningCount(game);
  leave(game, body, manner, { cause, by: context.seat }, tell);
  queueReplacements(game, on);
  return true;
}

/** Leaves play for a hand or a deck of its owner; or goes there from a pile. */
export function send(context: Context, effect: Extract<Effect, { do: "send" }>, tell?: TellRule): boolean {
  const { game } = context;
  let isDone = false;
  for (const ref of refsMeant(context, effect.what)) {
    if (!isBodyRef(ref)) isDone = discardTo(context, ref, effect.to, tell) || isDone;
    else if (isLeaving(game, ref)) {
      // A replacement, or a card that is leaving already: only its destination changes.
      if (abilities[context.ability].kind === "replace") {
        wentElsewhere(game, context.on, destinationIds.indexOf(effect.to));
        redirect(game, ref, destinationIds.indexOf(effect.to), tell);
        isDone = true;
      }
    } else isDone = sendBody(game, ref, effect.to, { cause: "effect", by: context.seat }, tell) || isDone;
  }
  return isDone;
}

/** Puts cards into play: no cost, no restriction but uniqueness; it is not playing them (4.4). */
export function putIntoPlay(
  context: Context,
  effect: Extract<Effect, { do: "put-into-play" }>,
  tell?: TellRule,
): boolean {
  let isDone = false;
  const bearerOf = takeBearers(context, { what: effect.what, under: effect.under ?? "you" });
  for (const ref of refsMeant(context, effect.what)) {
    if (!isBodyRef(ref)) isDone = bringIn(context, ref, bearerOf(ref), effect, tell) || isDone;
  }
  return isDone;
}

function bringIn(
  context: Context,
  ref: number,
  bearer: Body | undefined,
  effect: Extract<Effect, { do: "put-into-play" }>,
  tell?: TellRule,
): boolean {
  const { game } = context;
  const card = cardOfRef(ref);
  const place = pileOfRef(ref);
  if (place === undefined || !placesOf(game).piles[place.zone][place.seat].has(game, card)) return false;
  const controller = effect.under === "owner" ? place.seat : context.seat;
  if (whyNotUnique(game, controller, card) !== undefined || whyNotUnique(game, place.seat, card) !== undefined)
    return false;
  if (faces[card].type === "attachment" && bearer === undefined) return false;
  takeFromPile(game, ref);
  const body = enter(
    game,
    card,
    {
      owner: place.seat,
      controller,
      by: context.seat,
      ...(effect.knelt && { isKnelt: true }),
      ...(bearer !== undefined && { host: bearer }),
    },
    tell,
  );
  // What this text still says of the card, it says of its body.
  adoptBody(context, card, body);
  return true;
}

function adoptBody(context: Context, card: number, body: Body): void {
  if (context.source !== NONE || context.card !== card || context.level < 0) return;
  adoptUses(context.game, context, body);
  context.source = body;
  frames.setAt(context.game, context.level, frames.registers.resolve.source, body);
}

/** Moves an attachment to another bearer. */
export function attach(context: Context, effect: Extract<Effect, { do: "attach" }>, tell?: TellRule): boolean {
  const { game } = context;
  const [host] = bodiesMeant(context, effect.to);
  const [body] = bodiesMeant(context, effect.what);
  if (host === undefined || body === undefined) return false;
  attachTo(game, body, host);
  tell?.({
    rule: "cards.attachments.moved",
    card: nameOfCard(cardOf(game, body)),
    on: nameOfCard(cardOf(game, host)),
    bodies: [body, host],
  });
  takeOver(game, body, tell);
  return true;
}

/** The card stays in play as an attachment; an event no longer goes to its pile (R-C22). */
export function becomeAttachment(
  context: Context,
  effect: Extract<Effect, { do: "become-attachment" }>,
  pc: number,
  tell?: TellRule,
): boolean {
  const { game } = context;
  const [host] = refsMeant(context, effect.on).filter(isBodyRef);
  const body = context.source;
  if (host === undefined || body === NONE || isLeaving(game, host) || !mayBePutOn(game, host, body)) return false;
  const isInstead = abilities[context.ability].kind === "replace";
  if (isInstead) wentElsewhere(game, context.on, NONE);
  if (faces[cardOf(game, body)].type === "event" || isInstead) {
    setStatus(game, body, LEAVING, false);
    game[rowOf(body) + at.destination] = NONE;
  }
  // What is attached is no character any more, and takes part in nothing (3.22).
  removeFromChallenge(game, body, tell);
  attachTo(game, body, host);
  lastAs(context, effect, pc, body);
  touch(game);
  tell?.({
    rule: "cards.attachments.became",
    card: nameOfCard(cardOf(game, body)),
    on: nameOfCard(cardOf(game, host)),
    bodies: [body, host],
  });
  return true;
}

/** What an attachment of this kind gives lasts as long as it lies there; it is written against its own body. */
function lastAs(context: Context, effect: Extract<Effect, { do: "become-attachment" }>, pc: number, body: Body): void {
  const host = context.game[rowOf(body) + at.host];
  if (effect.trait !== undefined) addLasting(context, { op: pc, mod: MOST_MODS, subject: body, until: "attached" });
  for (const [mod, modifier] of effect.gives.entries()) {
    const amount = "by" in modifier && modifier.mod === "str" ? amountOf(context, modifier.by) : 0;
    addLasting(context, { op: pc, mod, subject: host, until: "attached", amount });
  }
}

/** The top card of one's deck lies face down on another. */
export function attachTop(context: Context, effect: Extract<Effect, { do: "attach-top" }>, tell?: TellRule): boolean {
  const { game, seat } = context;
  const [host] = bodiesMeant(context, effect.to);
  const deck = placesOf(game).piles.deck[seat];
  if (host === undefined || deck.count(game) === 0) return false;
  const hidden = deck.takeTop(game);
  const body = enter(game, FACE_DOWN_CARD, { owner: seat, controller: seat, host }, tell);
  setStatus(game, body, FACE_DOWN, true);
  const { faceDown } = placesOf(game);
  const row = faceDown.add(game);
  game[row + faceDown.field.body] = body;
  game[row + faceDown.field.card] = hidden;
  return true;
}

/** What everybody sees of a card that lies face down. */
const FACE_DOWN_CARD = cardNumber("face-down") ?? 0;

/** A copy from the deck lies on the card as a duplicate, without being played. */
export function layDuplicate(context: Context, card: number, owner: number, tell?: TellRule): boolean {
  const { game } = context;
  const host = hostOfDuplicate(game, owner, card);
  if (host === NONE) return false;
  enter(game, card, { owner, controller: controllerOf(game, host), host, isDuplicate: true }, tell);
  return true;
}
