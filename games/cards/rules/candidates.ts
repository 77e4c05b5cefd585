import { bindingNumber } from "../compiled/bindings.ts";
import type { Op } from "../compiled/ops.ts";
import { NONE, type TypeId } from "../data/names.ts";
import { choiceWords } from "../decisions.ts";
import { influenceOf, isForbidden } from "../derived/words.ts";
import { type Body, cardOf, faces, isLeaving } from "../state/bodies.ts";
import { type Cards, placesOf } from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";
import { verbIds } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import { mayBeOn } from "./attaching.ts";
import { claimCandidates, claimPayer, claimValue } from "./claim.ts";
import { holds } from "./conditions.ts";
import { boundTo, CARD_REF, type Context, isBodyRef, SEAT_REF, seatOf, seatsOf, WORD_REF } from "./context.ts";
import { candidatesToPay, canPay, canUndergo, influenceSources, mayStand } from "./costs.ts";
import { isOutOfReach } from "./immunity.ts";
import { mayLeave } from "./leaving.ts";
import { allThatFit, matchesFace } from "./select.ts";

/** What can be chosen for an operation of an ability: the one list from which options, checks and forced choices are made. */

const KNEEL = 1 << verbIds.indexOf("kneel");

/** Whether a card may be chosen for what will be done with it: without result is fine, against a "cannot" is not. */
function mayBeChosenFor(game: Cards, body: Body, verb: string): boolean {
  switch (verb) {
    case "kill":
      return mayLeave(game, body, "killed");
    case "discard":
      return mayLeave(game, body, "discarded");
    case "send":
      return mayLeave(game, body, "returned");
    case "stand":
      return mayStand(game, body);
    case "kneel":
      return !isForbidden(game, body, KNEEL);
    default:
      return true;
  }
}

export type Choice = Extract<Op, { op: "choose" | "choose-seat" | "choose-claim" | "influence" | "modes" | "name" }>;

/** Everything that can be chosen next; `chosen` are those that were already. */
export function candidatesFor(context: Context, op: Choice, chosen: readonly number[]): number[] {
  switch (op.op) {
    case "choose":
      return candidatesToChoose(context, op).filter((ref) => isLeft(context, op, ref, chosen));
    case "choose-seat": {
      const seats = seatsOf(context, op.what.chooseSeat === "opponent" ? "opponent" : "anyone");
      return allSeats(context.game, seats).map((seat) => SEAT_REF + seat);
    }
    case "influence":
      return influenceChoices(context.game, context.seat, amountOf(context, op.count), chosen);
    case "choose-claim":
      return claimCandidates(context.game, claimPayer(context, op)).filter((body) => !chosen.includes(body));
    case "name":
      return titlesOf(op.type).map((card) => CARD_REF + card);
    case "modes":
      return waysOpen(context, op).map((way) => WORD_REF + choiceWords.indexOf(op.names[way]));
  }
}

/** A body is chosen once, a card of a pile as often as it lies there. */
function isLeft(context: Context, op: Extract<Op, { op: "choose" }>, ref: number, chosen: readonly number[]): boolean {
  if (!chosen.includes(ref)) return true;
  if (isBodyRef(ref)) return false;
  const count = (refs: readonly number[]): number => refs.filter((one) => one === ref).length;
  return count(chosen) < count(allThatFit(context, op.what.choose));
}

const named = new Map<TypeId, readonly number[]>();

/** Every title of a type, by the first card that bears it. */
function titlesOf(type: TypeId): readonly number[] {
  const known = named.get(type);
  if (known !== undefined) return known;
  const titles = new Set<string>();
  const found = faces.flatMap((face, card) => {
    if (face.type !== type || face.isFixture || titles.has(face.title)) return [];
    titles.add(face.title);
    return [card];
  });
  named.set(type, found);
  return found;
}

function allSeats(game: Cards, set: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < seatsIn(game); seat++) if (((set >> seat) & 1) === 1) seats.push(seat);
  return seats;
}

function candidatesToChoose(context: Context, op: Extract<Op, { op: "choose" }>): number[] {
  const { game } = context;
  if (op.ask === "pay" && op.verbs !== undefined && op.verbs.length > 0) {
    const [verb] = op.verbs;
    return candidatesToPay(context, op.what, verb).filter((ref) => !isBodyRef(ref) || canUndergo(game, ref, verb));
  }
  const all = distinctCards(
    op.top === undefined ? allThatFit(context, op.what.choose) : amongTop(context, op, amountOf(context, op.top)),
  );
  return all.filter((ref) => {
    if (!isBodyRef(ref)) return true;
    if (op.verbs?.some((verb) => !mayBeChosenFor(game, ref, verb))) return false;
    if (op.verbs?.includes("attach") && !mayBear(context, ref)) return false;
    return op.ask !== "target" || !isOutOfReach(game, ref, context);
  });
}

/** Only the top cards of the deck are looked at. */
function amongTop(context: Context, op: Extract<Op, { op: "choose" }>, count: number): number[] {
  const { game } = context;
  const whose = seatOf(context, op.what.choose.ctrl ?? "you");
  if (whose === NONE) return [];
  const top = placesOf(game).piles.deck[whose].all(game).slice(-count);
  return top
    .filter((card) => card < faces.length && matchesFace(context, op.what.choose, faces[card]))
    .map((card) => CARD_REF + card);
}

/** An attachment that moves needs a bearer that may bear it. */
function mayBear(context: Context, host: Body): boolean {
  const { game, source } = context;
  if (source === NONE || isLeaving(game, host)) return false;
  return mayBeOn(game, faces[cardOf(game, source)], context, host, false);
}

/** Cards of piles that bear one name are the same: one of them is offered for as many as are wanted. */
const distinctCards = (refs: readonly number[]): number[] =>
  refs.filter((ref, i) => isBodyRef(ref) || refs.indexOf(ref) === i);

/** Who chooses: whoever uses the ability, unless it says who. */
export function chooserOf(context: Context, op: Op): number {
  if (op.op === "choose-claim") return claimPayer(context, op);
  const by = op.op === "choose" ? op.what.by : op.op === "modes" || op.op === "influence" ? op.by : undefined;
  if (by === undefined) return context.seat;
  const seat = seatOf(context, by);
  return seat === NONE ? context.seat : seat;
}

/** The places of those ways that are open: their conditions hold and their costs can be paid. */
export function waysOpen(context: Context, op: Extract<Op, { op: "modes" }>): number[] {
  const payer = chooserOf(context, op);
  const reading = payer === context.seat ? context : { ...context, seat: payer };
  return op.names
    .map((_, way) => way)
    .filter((way) => {
      const when = op.whens[way];
      return (when === undefined || holds(context, when)) && canPay(reading, op.costs[way]);
    });
}

/**
 * Standing cards that can be knelt next for so much influence. No card may be one that could be left out (R-C54), so a card
 * is offered only where the rest can be completed to such a set.
 */
export function influenceChoices(game: Cards, seat: number, needed: number, chosen: readonly number[]): number[] {
  const values = (bodies: readonly Body[]): number[] => bodies.map((body) => influenceOf(game, body));
  const sources = influenceSources(game, seat).filter((body) => !chosen.includes(body));
  return sources.filter((body) => {
    const rest = sources.filter((other) => other !== body);
    return isCompletable(needed, values([...chosen, body]), values(rest));
  });
}

/** Whether some of `rest` make a set that suffices and from which nothing could be left out. */
function isCompletable(needed: number, taken: readonly number[], rest: readonly number[]): boolean {
  const total = taken.reduce((sum, value) => sum + value, 0);
  if (total >= needed) return total - Math.min(...taken) < needed;
  return rest.some((value, i) => isCompletable(needed, [...taken, value], rest.slice(i + 1)));
}

/** How many must be chosen, and how many may be. */
export function boundsOf(context: Context, op: Choice): { readonly least: number; readonly most: number } {
  switch (op.op) {
    case "choose":
      return {
        least: Math.max(0, amountOf(context, op.what.least)),
        most: Math.max(0, amountOf(context, op.what.most)),
      };
    case "influence":
      return { least: 0, most: 99 };
    case "choose-claim": {
      const count = claimValue(context, op.value);
      return { least: count, most: count };
    }
    default:
      return { least: 1, most: 1 };
  }
}

/** Influence that the chosen cards give together. */
export const influenceIn = (game: Cards, chosen: readonly number[]): number =>
  chosen.reduce((sum, body) => sum + influenceOf(game, body), 0);

const INFLUENCE = bindingNumber("influence");
const MODE = bindingNumber("mode");
/** The name under which what is chosen is kept. */
export function nameFor(op: Choice): number {
  if (op.op === "choose" || op.op === "choose-seat" || op.op === "choose-claim" || op.op === "name")
    return bindingNumber(op.name);
  return op.op === "influence" ? INFLUENCE : MODE;
}

export const chosenSoFar = (game: Cards, level: number, op: Choice): number[] => boundTo(game, level, nameFor(op));
