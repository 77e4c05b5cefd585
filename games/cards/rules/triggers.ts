import { bindingNumber } from "../compiled/bindings.ts";
import { kindsMeant } from "../compiled/occurrences.ts";
import { iconIds, NONE, phaseIds } from "../data/names.ts";
import { controllerOf, faces, isTaken, ownerOf } from "../state/bodies.ts";
import {
  ATTACKER,
  ATTACKING,
  type Cards,
  CH_FLAGS,
  CHALLENGE,
  DEFENDING,
  MARGIN,
  PHASE,
  placesOf,
  TO_DEAD,
  TO_DISCARD,
  UNOPPOSED,
} from "../state/layout.ts";
import { cardOfRef } from "../state/refs.ts";
import { causeIds, type HappeningId, happeningIds, type Trigger } from "../words/index.ts";
import { hasHouse } from "./conditions.ts";
import { boundTo, type Context, seatsOf } from "./context.ts";
import { participants } from "./roles.ts";
import { isMeant, matchesFace } from "./select.ts";

const listed = <Name>(names: Name | readonly Name[]): readonly Name[] =>
  Array.isArray(names) ? (names as readonly Name[]) : [names as Name];

/** Whether what happened is what a text waits for. The context's `on` is the happening while it is looked at. */
export function fits(context: Context, trigger: Trigger, row: number): boolean {
  const { game } = context;
  const { happenings } = placesOf(game);
  const at = happenings.row(row);
  const field = happenings.field;
  const kind = game[at + field.kind];
  if (!kindsMeant(trigger)[kind]) return false;
  const was = context.on;
  context.on = row;
  const isFit = fitsHere(context, trigger, at, happeningIds[kind]);
  context.on = was;
  return isFit;
}

function fitsHere(context: Context, trigger: Trigger, at: number, kind: HappeningId): boolean {
  const { game } = context;
  const { happenings } = placesOf(game);
  const field = happenings.field;
  const subject = game[at + field.subject];
  const seat = whoseOccurrence(game, trigger, at);
  if (trigger.either !== undefined && !trigger.either.some((one) => fitsHere(context, one, at, kind))) return false;
  if (trigger.by !== undefined && !isIn(seatsOf(context, trigger.by), seat)) return false;
  if (trigger.effectOf !== undefined) {
    const by = game[at + field.by];
    if (by === NONE || !isIn(seatsOf(context, trigger.effectOf), by)) return false;
  }
  if (trigger.cause !== undefined) {
    const cause = causeIds[game[at + field.cause]];
    if (cause === undefined || !listed(trigger.cause).includes(cause)) return false;
  }
  if (trigger.phase !== undefined && trigger.phase !== "any" && phaseIds[game[PHASE]] !== trigger.phase) return false;
  if (trigger.what !== undefined && !isSubject(context, trigger.what, subject, game[at + field.card])) return false;
  if (trigger.host !== undefined) {
    const host = game[at + field.other];
    if (host === NONE || !isMeant(context, trigger.host, host)) return false;
  }
  if (trigger.pile !== undefined && !goesTo(trigger.pile, game[at + field.amount])) return false;
  if (trigger.from === "hand" && kind !== "discarded-from-hand") return false;
  if (trigger.from === "deck" && kind !== "milled") return false;
  if (
    trigger.as !== undefined &&
    kind === "declared" &&
    (game[at + field.amount] === ATTACKING) !== (trigger.as === "attacker")
  )
    return false;
  if (trigger.cardType !== undefined && faces[game[at + field.card]]?.type !== trigger.cardType) return false;
  if (trigger.trait !== undefined && !faces[game[at + field.card]]?.traits?.includes(trigger.trait)) return false;
  if (trigger.named !== undefined && !isNamed(context, trigger.named, game[at + field.card])) return false;
  return kind !== "won" && kind !== "lost" ? true : fitsChallenge(context, trigger, kind, seat);
}

/** A pile is its owner's, whoever controlled the card that goes there (3.29). */
function whoseOccurrence(game: Cards, trigger: Trigger, at: number): number {
  const { field } = placesOf(game).happenings;
  const subject = game[at + field.subject];
  const isOfPile = listed(trigger.on).includes("to-pile") && subject !== NONE;
  return isOfPile ? ownerOf(game, subject) : game[at + field.seat];
}

const isIn = (seats: number, seat: number): boolean => seat !== NONE && ((seats >> seat) & 1) === 1;

function isSubject(context: Context, what: NonNullable<Trigger["what"]>, subject: number, card: number): boolean {
  const { game } = context;
  if (subject !== NONE) return isTaken(game, subject) && isMeant(context, what, subject);
  if (card === NONE) return false;
  if (typeof what === "string" || "that" in what)
    return what === "self" && context.card === card && context.source === NONE;
  return matchesFace(context, what, faces[card]);
}

const goesTo = (pile: "dead" | "discard", destination: number): boolean =>
  destination === (pile === "dead" ? TO_DEAD : TO_DISCARD);

function isNamed(context: Context, name: string, card: number): boolean {
  if (context.named !== undefined) return faces[context.named]?.title === faces[card]?.title;
  const [ref] = boundTo(context.game, context.level, bindingNumber(name));
  return ref !== undefined && faces[cardOfRef(ref)]?.title === faces[card]?.title;
}

/** Filters of a challenge that was won or lost: its facts are kept until its window ends. */
function fitsChallenge(context: Context, trigger: Trigger, kind: "won" | "lost", seat: number): boolean {
  const { game } = context;
  const isAttacker = game[ATTACKER] === seat;
  if (trigger.type !== undefined && iconIds[game[CHALLENGE]] !== trigger.type) return false;
  if (trigger.as !== undefined && (trigger.as === "attacker") !== isAttacker) return false;
  if (trigger.margin !== undefined && game[MARGIN] < trigger.margin) return false;
  if (trigger.unopposed && (game[CH_FLAGS] & UNOPPOSED) === 0) return false;
  if (trigger.against !== undefined) {
    const other = otherSide(context, kind, seat);
    if (!listed(trigger.against).some((house) => hasHouse(game, other, house))) return false;
  }
  const { involving } = trigger;
  if (involving !== undefined) {
    const all = [...participants(game, ATTACKING), ...participants(game, DEFENDING)];
    if (!all.some((body) => isMeant(context, involving, body))) return false;
  }
  if (trigger.with === undefined) return true;
  const role = isAttacker ? ATTACKING : DEFENDING;
  // Who defends beside another player's characters is alone all the same where he is his player's only one.
  const own = participants(game, role).filter((body) => controllerOf(game, body) === seat);
  const { with: wanted } = trigger;
  return (!trigger.alone || own.length === 1) && own.some((body) => isMeant(context, wanted, body));
}

function otherSide({ game }: Context, kind: "won" | "lost", seat: number): number {
  const { happenings } = placesOf(game);
  for (let row = 0; row < happenings.count(game); row++) {
    const at = happenings.row(row);
    const other = game[at + happenings.field.seat];
    if (happeningIds[game[at + happenings.field.kind]] === (kind === "won" ? "lost" : "won") && other !== seat)
      return other;
  }
  return NONE;
}
