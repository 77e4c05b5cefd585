import { abilities } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { bitOf, NONE, zoneIds } from "../data/names.ts";
import { type Body, controllerOf, hostOf, isTaken, ownerOf } from "../state/bodies.ts";
import {
  ATTACKER,
  type Cards,
  CH_LOSER,
  CH_WINNER,
  DEFENDER,
  destinationIds,
  FIRST,
  frames,
  OUT,
  placesOf,
} from "../state/layout.ts";
import {
  CARD_REF,
  isBodyRef,
  isSeatRef,
  NUMBER_REF,
  type PileId,
  pileCell,
  pileRef,
  plainCell,
  refInCells,
  SEAT_REF,
} from "../state/refs.ts";
import { isOut, seatsIn } from "../state/seats.ts";
import type { Ref, Selector, Who } from "../words/index.ts";
import { type Context, reading } from "./reading.ts";

export type { Context } from "./reading.ts";

export const contextOf = (game: Cards, seat: number, source: Body, card: number): Context => ({
  game,
  seat,
  source,
  card,
  level: -1,
  on: NONE,
  x: 0,
  each: NONE,
  ability: NONE,
  isSave: false,
});

const TARGET = bindingNumber("target");
const EACH = bindingNumber("each");

/** Everything that was bound to a name, in order. */
export function boundTo(game: Cards, level: number, name: number): number[] {
  const { bound } = placesOf(game);
  const found: number[] = [];
  if (level < 0) return found;
  for (let row = 0; row < bound.count(game); row++) {
    const at = bound.row(row);
    if (game[at + bound.field.level] === level && game[at + bound.field.name] === name) found.push(refAt(game, at));
  }
  return found;
}

function refAt(game: Cards, at: number): number {
  const { field } = placesOf(game).bound;
  const number = game[at + field.number];
  return number === NONE ? refInCells(game[at + field.what], game[at + field.pile]) : NUMBER_REF + number;
}

export function bind(game: Cards, level: number, name: number, ref: number): void {
  const { bound } = placesOf(game);
  const at = bound.add(game);
  game[at + bound.field.level] = level;
  game[at + bound.field.name] = name;
  const isNumber = ref >= NUMBER_REF;
  game[at + bound.field.what] = isNumber ? NONE : plainCell(ref);
  game[at + bound.field.pile] = pileCell(ref);
  game[at + bound.field.number] = isNumber ? ref - NUMBER_REF : NONE;
}

/** Forgets what was bound at a level, or one name of it. */
export function unbind(game: Cards, level: number, name?: number): void {
  const { bound } = placesOf(game);
  for (let row = bound.count(game) - 1; row >= 0; row--) {
    const at = bound.row(row);
    if (game[at + bound.field.level] !== level) continue;
    if (name === undefined || game[at + bound.field.name] === name) bound.remove(game, row);
  }
}

/** The card that an occurrence is about, and what it lies on. */
function occurrence(context: Context, field: "subject" | "other"): Body {
  const { game, on, isSave } = context;
  if (on === NONE) return NONE;
  const { happenings, threats } = placesOf(game);
  if (isSave) return field === "subject" ? game[threats.row(on) + threats.field.subject] : NONE;
  return game[happenings.row(on) + happenings.field[field]];
}

/** The one body that a word means, or NONE. */
export function bodyOf(context: Context, ref: Ref): Body {
  const { game } = context;
  switch (ref) {
    case "self":
      return context.source;
    case "bearer":
      return context.source === NONE ? NONE : hostOf(game, context.source);
    case "subject":
      return occurrence(context, "subject");
    case "host":
      return occurrence(context, "other");
    case "cancelled":
      return cancelledSource(game);
    default: {
      if (typeof ref === "object" && ref.that === "it") return context.it ?? NONE;
      const name = ref === "target" ? TARGET : bindingNumber(ref.that);
      const [first] = boundTo(game, context.level, name);
      return first !== undefined && isBodyRef(first) && isTaken(game, first) ? first : NONE;
    }
  }
}

/** The level of the effect that is being cancelled: the innermost `resolve` is the cancel itself, the next one out is it. */
function cancelledLevel(game: Cards): number {
  let seen = 0;
  for (let level = frames.depth(game) - 1; level >= 0; level--)
    if (frames.kindAt(game, level) === frames.kinds.resolve && ++seen === 2) return level;
  return NONE;
}

function cancelledSource(game: Cards): Body {
  const level = cancelledLevel(game);
  return level === NONE ? NONE : frames.getAt(game, level, frames.registers.resolve.source);
}

function cancelledSeat(game: Cards): number {
  const level = cancelledLevel(game);
  return level === NONE ? NONE : frames.getAt(game, level, frames.registers.resolve.seat);
}

/** Every reference that a word means: several bodies where several were chosen. */
export function refsOf(context: Context, ref: Ref): number[] {
  if (typeof ref === "object") return boundTo(context.game, context.level, bindingNumber(ref.that));
  if (ref === "target") return boundTo(context.game, context.level, TARGET);
  const body = bodyOf(context, ref);
  if (body !== NONE) return [body];
  return ref === "self" && isUsedFromPile(context) ? ownRefs(context) : [];
}

/** Where a card lies that speaks of itself from a pile: what replaces its discard is said when it has reached the next one. */
function ownRefs({ game, ability, card, seat, on }: Context): number[] {
  if (ability === NONE) return [CARD_REF + card];
  const { piles, happenings } = placesOf(game);
  const { kind, from } = abilities[ability];
  if (kind === "replace" && on !== NONE) {
    const reached = destinationIds[game[happenings.row(on) + happenings.field.amount]];
    return reached === "discard" || reached === "dead" ? [pileRef(seat, reached, card)] : [];
  }
  const zone = zoneIds.find(
    (one, i): one is PileId => one !== "play" && ((from >> i) & 1) === 1 && piles[one][seat].has(game, card),
  );
  return zone === undefined ? [] : [pileRef(seat, zone, card)];
}

/** A card that is used from a pile has no body yet; one that has left play since is meant no more. */
const isUsedFromPile = ({ ability, card, source }: Context): boolean =>
  source === NONE && card !== NONE && (ability === NONE || (abilities[ability].from & ~IN_PLAY) !== 0);

const IN_PLAY = bitOf(zoneIds, "play");

const all = (game: Cards): number => (1 << seatsIn(game)) - 1;
const bit = (seat: number): number => (seat === NONE ? 0 : 1 << seat);

/** The players that a word means, a bit each; whoever is out of the game is none of them. */
export function seatsOf(context: Context, who: Who): number {
  return rawSeatsOf(context, who) & ~context.game[OUT];
}

function rawSeatsOf(context: Context, who: Who): number {
  const { game } = context;
  if (typeof who === "object") {
    if ("chosen" in who) return chosenSeats(context, who.chosen);
    if ("controllerOf" in who && who.controllerOf === "cancelled") return bit(cancelledSeat(game));
    if ("most" in who) return seatWithMost(context, who.most);
    const body = bodyOf(context, "controllerOf" in who ? who.controllerOf : who.ownerOf);
    if (body === NONE) return 0;
    return bit("controllerOf" in who ? controllerOf(game, body) : ownerOf(game, body));
  }
  switch (who) {
    case "you":
      return bit(context.seat);
    case "opponent":
      return all(game) & ~bit(context.seat);
    case "anyone":
      return all(game);
    case "winner":
      return bit(game[CH_WINNER]);
    case "loser":
      return bit(game[CH_LOSER]);
    case "attacker":
      return bit(game[ATTACKER]);
    case "defender":
      return bit(game[DEFENDER]);
    case "first":
      return bit(game[FIRST]);
    case "trigger": {
      if (context.on === NONE || context.isSave) return 0;
      const { happenings } = placesOf(game);
      return bit(game[happenings.row(context.on) + happenings.field.seat]);
    }
  }
}

/** The one player who has more cards that fit than everybody else; nobody where two have as many. */
function seatWithMost(context: Context, selector: Selector): number {
  const { game } = context;
  let [best, most, isTied] = [NONE, -1, false];
  for (let seat = 0; seat < seatsIn(game); seat++) {
    if (isOut(game, seat)) continue;
    const own =
      selector.in === undefined || selector.in === "play"
        ? reading.ownCount(context, selector, seat)
        : pileCount(game, selector, seat);
    if (own === most) isTied = true;
    if (own > most) [best, most, isTied] = [seat, own, false];
  }
  return isTied ? 0 : bit(best);
}

/** How many cards lie in a pile is open, whatever they are. */
function pileCount(game: Cards, { in: zone }: Selector, seat: number): number {
  const zones = typeof zone === "string" ? [zone] : (zone ?? []);
  return zones.reduce((sum, one) => (one === "play" ? sum : sum + placesOf(game).piles[one][seat].count(game)), 0);
}

function chosenSeats(context: Context, name: string): number {
  if (name === "each") return bit(context.each);
  const number = bindingNumber(name);
  return boundTo(context.game, context.level, number === EACH ? EACH : number).reduce(
    (set, ref) => (isSeatRef(ref) ? set | bit(ref - SEAT_REF) : set),
    0,
  );
}

/** One player that a word means, or NONE. */
export function seatOf(context: Context, who: Who): number {
  const seats = seatsOf(context, who);
  if (seats === 0) return NONE;
  return who === "opponent" && seatsIn(context.game) > 2 ? NONE : 31 - Math.clz32(seats & -seats);
}

/** The players of a set, from the first player on. */
export function eachSeat(game: Cards, seats: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < seatsIn(game); i++) {
    const seat = (game[FIRST] + i) % seatsIn(game);
    if (((seats >> seat) & 1) === 1 && !isOut(game, seat)) order.push(seat);
  }
  return order;
}
