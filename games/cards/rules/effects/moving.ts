import { abilities } from "../../compiled/abilities.ts";
import { NONE, type ZoneId, zoneIds } from "../../data/names.ts";
import { MOST_MODS } from "../../derived/derive.ts";
import { touch } from "../../derived/words.ts";
import { cardNumber } from "../../pool/index.ts";
import {
  at,
  type Body,
  cardOf,
  controllerOf,
  faces,
  isLeaving,
  isTaken,
  rowOf,
  setStatus,
} from "../../state/bodies.ts";
import { type Cards, destinationIds, FACE_DOWN, frames, LEAVING, placesOf, TO_DISCARD } from "../../state/layout.ts";
import { seatsIn } from "../../state/seats.ts";
import type { CauseId, Destination, Effect, Selector } from "../../words/index.ts";
import { amountOf } from "../amounts.ts";
import { attachTo, hostsFor } from "../attaching.ts";
import { CARD_REF, type Context, isBodyRef } from "../context.ts";
import { enter } from "../entering.ts";
import { happen, happeningCount } from "../happenings.ts";
import { addLasting } from "../lasting.ts";
import { leave, type Manner, mayLeave, putInto, redirect } from "../leaving.ts";
import { queueReplacements, queueShield, shieldOf } from "../replacements.ts";
import { zonesOf } from "../select.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "../step.ts";
import { isSaved } from "../threats.ts";
import { hostOfDuplicate, whyNotUnique } from "../uniqueness.ts";
import { bodiesMeant, refsMeant } from "./picking.ts";

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
  const shield = manner === "killed" ? shieldOf(game, body) : undefined;
  if (shield !== undefined) {
    queueShield(game, shield);
    return false;
  }
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
        redirect(game, ref, destinationIds.indexOf(effect.to), tell);
        isDone = true;
      }
    } else isDone = sendBody(game, ref, effect.to, { cause: "effect", by: context.seat }, tell) || isDone;
  }
  return isDone;
}

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

type PileId = Exclude<ZoneId, "play">;

/** The piles from which an ability's own words choose cards: a copy that lies elsewhere was not meant. */
function pilesMeant(ability: number): readonly PileId[] {
  return (abilities[ability]?.ops ?? []).flatMap((op) => {
    if (op.op === "choose") return pilesOf(op.what.choose);
    return op.op === "do" && "what" in op.effect && typeof op.effect.what === "object" && "every" in op.effect.what
      ? pilesOf(op.effect.what.every)
      : [];
  });
}

function pilesOf(selector: Selector): readonly PileId[] {
  return zonesOf(selector).filter((zone) => zone !== "play");
}

/** The player and pile where a card that was chosen lies: of the piles that the text names first, then of its own zone. */
function whereIs(context: Context, card: number): { readonly seat: number; readonly zone: PileId } | undefined {
  const { game } = context;
  const { piles } = placesOf(game);
  const seats = [context.seat, ...Array.from({ length: seatsIn(game) }, (_, seat) => seat)];
  const from = abilities[context.ability]?.from ?? 0;
  const own = zoneIds.filter((zone, i): zone is PileId => zone !== "play" && ((from >> i) & 1) === 1);
  const others: readonly PileId[] = ["discard", "dead", "aside", "hand", "deck", "shadows", "plots", "used"];
  // A card that is used from a pile speaks of itself there.
  const isItself = card === context.card && context.source === NONE;
  const first = isItself ? [...own, ...pilesMeant(context.ability)] : [...pilesMeant(context.ability), ...own];
  for (const zone of [...first, ...others])
    for (const seat of context.each === NONE ? seats : [context.each, ...seats])
      if (piles[zone][seat].has(game, card)) return { seat, zone };
  return undefined;
}

/** Takes a card from wherever it lies to a pile of its owner. */
export function discardTo(context: Context, ref: number, to: Destination, tell?: TellRule): boolean {
  const { game } = context;
  const card = ref - CARD_REF;
  const place = whereIs(context, card);
  if (place === undefined) return false;
  placesOf(game).piles[place.zone][place.seat].take(game, card);
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
    rule: "cards.moved",
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

/** Puts cards into play: no cost, no restriction but uniqueness; it is not playing them (4.4). */
export function putIntoPlay(
  context: Context,
  effect: Extract<Effect, { do: "put-into-play" }>,
  tell?: TellRule,
): boolean {
  let isDone = false;
  for (const ref of refsMeant(context, effect.what)) {
    if (isBodyRef(ref)) continue;
    const card = ref - CARD_REF;
    const place = whereIs(context, card);
    if (place !== undefined) isDone = bringIn(context, card, place, effect, tell) || isDone;
  }
  return isDone;
}

function bringIn(
  context: Context,
  card: number,
  place: NonNullable<ReturnType<typeof whereIs>>,
  effect: Extract<Effect, { do: "put-into-play" }>,
  tell?: TellRule,
): boolean {
  const { game } = context;
  const controller = effect.under === "owner" ? place.seat : context.seat;
  if (whyNotUnique(game, controller, card) !== undefined || whyNotUnique(game, place.seat, card) !== undefined)
    return false;
  const isAttachment = faces[card].type === "attachment";
  const hosts = isAttachment ? hostsFor(game, controller, card) : [];
  if (isAttachment && hosts.length === 0) return false;
  placesOf(game).piles[place.zone][place.seat].take(game, card);
  const body = enter(
    game,
    card,
    {
      owner: place.seat,
      controller,
      by: context.seat,
      ...(effect.knelt && { isKnelt: true }),
      ...(isAttachment && { host: hosts[0] }),
    },
    tell,
  );
  // What this text still says of the card, it says of its body.
  adoptBody(context, card, body);
  return true;
}

function adoptBody(context: Context, card: number, body: Body): void {
  if (context.source !== NONE || context.card !== card || context.level < 0) return;
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
  if (host === undefined || body === NONE || isLeaving(game, host)) return false;
  if (faces[cardOf(game, body)].type === "event" || abilities[context.ability].kind === "replace") {
    setStatus(game, body, LEAVING, false);
    game[rowOf(body) + at.destination] = NONE;
  }
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
