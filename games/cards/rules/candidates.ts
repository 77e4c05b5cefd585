import type { Refusal } from "@weirwood/kernel";
import { bindingNumber } from "../compiled/bindings.ts";
import type { Op } from "../compiled/ops.ts";
import { NONE, type TypeId } from "../data/names.ts";
import { influenceOf, isForbidden } from "../derived/words.ts";
import { refuse } from "../refusal.ts";
import { type Body, cardOf, faces, isFaceDown, isLeaving } from "../state/bodies.ts";
import { type AskKind, type Cards, frames, placesOf } from "../state/layout.ts";
import { CARD_REF, cardOfRef, choiceWords, isBodyRef, pileOfRef, pileRef, SEAT_REF, WORD_REF } from "../state/refs.ts";
import { seatsIn } from "../state/seats.ts";
import type { RuleId } from "../text/en.ts";
import { verbIds } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import { mayBeOn, mayBePutOn } from "./attaching.ts";
import { claimCandidates, claimPayer, claimValue } from "./claim.ts";
import { holds } from "./conditions.ts";
import { boundTo, type Context, seatOf, seatsOf } from "./context.ts";
import { mayControl } from "./control.ts";
import { candidatesToPay, canPay, canUndergo, influenceSources, mayStand } from "./costs.ts";
import { bearersOpen, nextUnborne } from "./effects/bearers.ts";
import { isImmune, isOutOfReach } from "./immunity.ts";
import { mayLeave } from "./leaving.ts";
import { freeTitles } from "./melee.ts";
import { countToPay } from "./reductions.ts";
import { allThatFit, matchesFace } from "./select.ts";
import { nameOfCard } from "./step.ts";
import { whyNotUnique } from "./uniqueness.ts";

/** What can be chosen for an operation of an ability: the one list from which options, checks and forced choices are made. */

const KNEEL = 1 << verbIds.indexOf("kneel");
const LOSE_STR = 1 << verbIds.indexOf("lose-str");

/** Whether a card may be chosen for what will be done with it: without result is fine, against a "cannot" is not. */
export function mayBeChosenFor(game: Cards, body: Body, verb: string): boolean {
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
    case "lower":
      return !isForbidden(game, body, LOSE_STR);
    default:
      return true;
  }
}

export type Choice = Extract<
  Op,
  { op: "choose" | "choose-seat" | "choose-claim" | "choose-bearer" | "influence" | "modes" | "name" }
>;

const choices: readonly Op["op"][] = [
  "choose",
  "choose-seat",
  "choose-claim",
  "choose-bearer",
  "influence",
  "modes",
  "name",
];
export const isChoice = (op: Op): op is Choice => choices.includes(op.op);

/** The ask by which somebody makes it. */
export function askOf(op: Choice): AskKind {
  if (op.op === "influence") return "pay";
  if (op.op === "name") return "name";
  return op.op === "choose-claim" || op.op === "choose-bearer" ? "choice" : op.ask;
}

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
      return influenceChoices(context.game, context.seat, countToPay(context, "influence", op.count), chosen);
    case "choose-claim":
      return claimCandidates(context.game, claimPayer(context, op)).filter((body) => !chosen.includes(body));
    case "choose-bearer":
      return bearersOpen(context, op);
    case "name":
      return (op.type === "title" ? freeTitles(context.game) : titlesOf(op.type)).map((card) => CARD_REF + card);
    case "modes":
      return waysOpen(context, op).map((way) => WORD_REF + choiceWords.indexOf(op.names[way]));
  }
}

type ChoiceOfCards = Extract<Op, { op: "choose" }>;

/** A body is chosen once, a card of a pile as often as it lies there. */
function isLeft(context: Context, op: ChoiceOfCards, ref: number, chosen: readonly number[]): boolean {
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

function candidatesToChoose(context: Context, op: ChoiceOfCards): number[] {
  const { game } = context;
  if (op.ask === "pay" && op.verbs !== undefined && op.verbs.length > 0) {
    const [verb] = op.verbs;
    return candidatesToPay(context, op.what, verb).filter((ref) => !isBodyRef(ref) || canUndergo(game, ref, verb));
  }
  const all = distinctCards(
    op.top === undefined ? allThatFit(context, op.what.choose) : amongTop(context, op, amountOf(context, op.top)),
  );
  return all.filter((ref) => {
    if (!isBodyRef(ref)) return !op.verbs?.includes("put-into-play") || mayEnter(context, ref);
    if (!mayBeChosen(game, ref, op)) return false;
    if (op.verbs?.includes("attach") && !mayBear(context, ref)) return false;
    if (op.verbs?.some(isAttaching) && !mayReceive(context, ref)) return false;
    if (op.verbs?.includes("take-control") && !mayControl(game, ref, context.seat)) return false;
    return op.ask === "target" ? !isOutOfReach(game, ref, context) : !isImmune(game, ref, context);
  });
}

/** Why a card that the text names cannot be chosen all the same: it is immune, or it cannot be done to it. */
export function whyNotChosen(context: Context, op: Choice, ref: number): Refusal | undefined {
  const { game } = context;
  if (op.op !== "choose" || op.ask === "pay" || !isBodyRef(ref) || !allThatFit(context, op.what.choose).includes(ref))
    return undefined;
  const rule = ruleAgainst(context, op, ref);
  return rule && refuse(rule, { card: nameOfCard(cardOf(game, ref)), reasons: ["cards.targets.not-this"] });
}

/** Whether what a card is chosen for can be done to it: all of it, and one of several ways where there are some. */
const mayBeChosen = (game: Cards, body: Body, { verbs = [], ways }: ChoiceOfCards): boolean =>
  verbs.every((verb) => mayBeChosenFor(game, body, verb)) &&
  (ways?.some((way) => way.every((verb) => mayBeChosenFor(game, body, verb))) ?? true);

function ruleAgainst(context: Context, op: ChoiceOfCards, body: Body): RuleId | undefined {
  const { game } = context;
  if (isFaceDown(game, body)) return undefined;
  if (isImmune(game, body, context)) return "cards.immunity.targets";
  const unique = op.verbs?.includes("take-control")
    ? whyNotUnique(game, context.seat, cardOf(game, body), body)
    : undefined;
  if (unique !== undefined) return `cards.unique.${unique}`;
  if (mayBeChosen(game, body, op) && !isOutOfReach(game, body, context)) return undefined;
  return isLeaving(game, body) ? "cards.leaving.moribund" : "cards.effects.cannot";
}

/** A unique card does not enter from a dead pile, nor beside another of its title, and is not chosen for it (3.27, 4.3). */
function mayEnter({ game, seat }: Context, ref: number): boolean {
  const owner = pileOfRef(ref)?.seat ?? seat;
  return [seat, owner].every((one) => whyNotUnique(game, one, cardOfRef(ref)) === undefined);
}

/** Only the top cards of the deck are looked at. */
function amongTop(context: Context, op: ChoiceOfCards, count: number): number[] {
  const { game } = context;
  const whose = seatOf(context, op.what.choose.ctrl ?? "you");
  if (whose === NONE) return [];
  const top = placesOf(game).piles.deck[whose].all(game).slice(-count);
  return top
    .filter((card) => card < faces.length && matchesFace(context, op.what.choose, faces[card]))
    .map((card) => pileRef(whose, "deck", card));
}

/** An attachment that moves needs a bearer that may bear it. */
function mayBear(context: Context, host: Body): boolean {
  const { game, source } = context;
  if (source === NONE || isLeaving(game, host)) return false;
  return mayBeOn(game, faces[cardOf(game, source)], context, host, false);
}

const isAttaching = (verb: string): boolean => verb === "become-attachment" || verb === "attach-top";

/** Who bears no attachments is not given one by a text. */
const mayReceive = (context: Context, host: Body): boolean =>
  !isLeaving(context.game, host) && mayBePutOn(context.game, host, context.source);

/**
 * Cards of piles that bear one name are the same: one of them is offered for as many as are wanted. In the order of numbers:
 * who looks through a deck does not learn how it is stacked.
 */
const distinctCards = (refs: readonly number[]): number[] =>
  refs.filter((ref, i) => isBodyRef(ref) || refs.indexOf(ref) === i).sort((one, other) => one - other);

/** Who chooses: whoever uses the ability, unless it says who. */
export function chooserOf(context: Context, op: Op): number {
  if (op.op === "choose-claim") return claimPayer(context, op);
  if (op.op === "choose-bearer") return nextUnborne(context, op)?.controller ?? context.seat;
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
    case "choose-bearer": {
      const count = nextUnborne(context, op) === undefined ? 0 : 1;
      return { least: count, most: count };
    }
    default:
      return { least: 1, most: 1 };
  }
}

/** No card of these could be left out: there is one way to pay. */
export function areAllNeeded(game: Cards, bodies: readonly number[], needed: number): boolean {
  const all = influenceIn(game, bodies);
  return bodies.every((body) => all - influenceIn(game, [body]) < needed);
}

/** Influence that the chosen cards give together. */
export const influenceIn = (game: Cards, chosen: readonly number[]): number =>
  chosen.reduce((sum, body) => sum + influenceOf(game, body), 0);

/** The name under which what is chosen is kept. */
export function nameOfChoice(op: Choice): string {
  if (op.op === "influence") return "influence";
  if (op.op === "choose-bearer") return "bearers";
  return op.op === "modes" ? "mode" : op.name;
}
export const nameFor = (op: Choice): number => bindingNumber(nameOfChoice(op));

export const chosenSoFar = (game: Cards, level: number, op: Choice): number[] => boundTo(game, level, nameFor(op));

/** What was chosen in this choice: before it others may have chosen the same, under the same name (R-C72). */
export function chosenInChoice(game: Cards, level: number): number[] {
  const { choice } = frames.registers;
  const all = boundTo(game, level - 1, frames.getAt(game, level, choice.name));
  return all.slice(all.length - frames.getAt(game, level, choice.got));
}
