import { bindingNumber } from "../compiled/bindings.ts";
import type { Op } from "../compiled/ops.ts";
import { NONE } from "../data/names.ts";
import { settle } from "../derived/derive.ts";
import { cardOf, isTaken } from "../state/bodies.ts";
import { askKinds, type Cards, FIRST, frames } from "../state/layout.ts";
import { choiceWords, isBodyRef, isHiddenRef, NUMBER_REF, pileOfRef, SEAT_REF, WORD_REF } from "../state/refs.ts";
import { seatsIn } from "../state/seats.ts";
import type { Cost } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import {
  areAllNeeded,
  askOf,
  boundsOf,
  type Choice,
  candidatesFor,
  chooserOf,
  chosenSoFar,
  nameFor,
  waysOpen,
} from "./candidates.ts";
import { holds } from "./conditions.ts";
import { bind, bodyOf, boundTo, type Context, eachSeat, refsOf, seatOf, seatsOf, unbind } from "./context.ts";
import { discardHand, kneelBody, standBody } from "./costs.ts";
import { course } from "./course.ts";
import { nextUnborne } from "./effects/bearers.ts";
import { millCards } from "./effects/milling.ts";
import { discardTo, sendBody } from "./effects/sending.ts";
import { tellOnly } from "./forced.ts";
import { compiledAt, contextAt, topLevel } from "./frames.ts";
import { isGoldChosen, payGold, payGoldOn } from "./gold.ts";
import { happeningCount } from "./happenings.ts";
import { leave } from "./leaving.ts";
import { countToPay } from "./reductions.ts";
import { queueReplacements } from "./replacements.ts";
import { allThatFit } from "./select.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";
import { takePower } from "./taking-power.ts";

/** Carrying out the program of an ability, one operation after the other, until it ends or somebody has to choose. */

const registers = frames.registers.resolve;

/** Goes on up to an operation; whether it got there. Where it did not, a frame on top waits for a choice, or nothing fits. */
export function run(game: Cards, level: number, limit: number, tell?: TellRule): boolean {
  for (;;) {
    const pc = frames.getAt(game, level, registers.pc);
    if (pc >= limit) return true;
    const op = compiledAt(game, level).ops[pc];
    const goOn = perform(game, level, op, pc, tell);
    settle(game);
    if (!goOn || topLevel(game) !== level) return false;
  }
}

const goTo = (game: Cards, level: number, pc: number): void => frames.setAt(game, level, registers.pc, pc);

/** One operation. False: it cannot go on now. */
function perform(game: Cards, level: number, op: Op, pc: number, tell?: TellRule): boolean {
  const context = contextAt(game, level);
  switch (op.op) {
    case "choose":
    case "choose-seat":
    case "influence":
    case "modes":
    case "name":
      return choose(context, op, pc, tell);
    case "choose-claim":
    case "choose-bearer":
      return choose(context, op, pc, tell);
    case "gold": {
      const payer = op.by === undefined ? context.seat : seatOf(context, op.by);
      const to = op.to === undefined ? NONE : seatOf(context, op.to);
      const count = countToPay(context, "gold", op.count);
      const isChosen = isGoldChosen(game, level, payer, count);
      // A declaration that waits for a choice is no new one.
      frames.setAt(game, level, registers.place, isChosen ? 0 : 1);
      if (!isChosen) return false;
      payGold(game, level, { seat: payer, count, to }, tell);
      goTo(game, level, pc + 1);
      return true;
    }
    case "pay":
      goTo(game, level, pc + 1);
      pay(context, op.cost, op.by === undefined ? context.seat : seatOf(context, op.by), tell);
      return true;
    case "jump":
      goTo(game, level, op.to);
      return true;
    case "then":
      goTo(game, level, frames.getAt(game, level, registers.failed) === 1 ? op.to : pc + 1);
      return true;
    case "if":
      goTo(game, level, holds(context, op.when) ? pc + 1 : op.to);
      return true;
    case "each":
      return nextSeat(context, op, pc);
    case "next":
      goTo(game, level, op.to);
      return true;
    case "do": {
      goTo(game, level, pc + 1);
      const isDone = course.doEffect(context, op.effect, pc, tell);
      frames.setAt(game, level, registers.failed, isDone ? 0 : 1);
      return true;
    }
  }
}

/**
 * The next player of an `each`, in the order of play; after the last the program goes on behind it. Who is meant may change with
 * what is done, so whoever has had his turn is kept; loops inside one another go on where they were.
 */
function nextSeat(context: Context, op: Extract<Op, { op: "each" }>, pc: number): boolean {
  const { game, level } = context;
  const name = bindingNumber(op.name);
  if (boundTo(game, level, name).length === 0)
    bind(game, level, name, NUMBER_REF + (context.each === NONE ? OUTERMOST : context.each));
  const [outer, ...done] = boundTo(game, level, name);
  const around = { ...context, each: outer === NUMBER_REF + OUTERMOST ? NONE : outer - NUMBER_REF };
  const seats = op.who.reduce((set, who) => set | seatsOf(around, who), 0);
  const placeOf = (seat: number): number => (seat - game[FIRST] + seatsIn(game)) % seatsIn(game);
  const last = done.at(-1);
  const next = eachSeat(game, seats).find((seat) => last === undefined || placeOf(seat) > placeOf(last - SEAT_REF));
  if (next === undefined) unbind(game, level, name);
  else bind(game, level, name, SEAT_REF + next);
  frames.setAt(game, level, registers.each, next ?? around.each);
  goTo(game, level, next === undefined ? op.to : pc + 1);
  return true;
}

const OUTERMOST = 99;

/** Makes a choice, or has it made. What leaves no choice is done without asking: everything here is one player's own. */
function choose(context: Context, op: Choice, pc: number, tell?: TellRule): boolean {
  const { game, level } = context;
  const isAsked = frames.getAt(game, level, registers.place) === 1;
  if (isAsked) {
    frames.setAt(game, level, registers.place, 0);
    return chosen(context, op, pc, tell);
  }
  const name = nameFor(op);
  if (op.op === "modes" || op.op === "influence" || (op.op === "choose" && op.isFresh)) unbind(game, level, name);
  const { least, most } = boundsOf(context, op);
  const candidates = candidatesFor(payerOf(context, op), op, []);
  const needed = op.op === "influence" ? countToPay(context, "influence", op.count) : least;
  if (op.op === "influence" && needed <= 0) {
    goTo(game, level, pc + 1);
    return true;
  }
  if (op.op === "modes" && candidates.length === 0) {
    goTo(game, level, op.to[op.to.length - 1]);
    return true;
  }
  if (candidates.length < Math.min(least, 1) && op.op === "choose" && op.ask !== "choice") return false;
  const isShown = op.op === "choose" && op.isShown === true;
  if (!isShown && isForced(context, op, candidates, least, most)) {
    const forced = forcedOf(context, op, candidates, most);
    for (const ref of forced) bind(game, level, name, ref);
    if (op.op.startsWith("choose")) tellOnly(game, chooserOf(context, op), forced, tell);
    return chosen(context, op, pc, tell);
  }
  if (candidates.length === 0 && !isShown) return chosen(context, op, pc, tell);
  frames.setAt(game, level, registers.place, 1);
  frames.begin(game, "choice", {
    seat: chooserOf(context, op),
    kind: askKinds.indexOf(askOf(op)),
    least: op.op === "influence" ? 99 : Math.min(least, countOf(context, op)),
    most,
    name,
    op: pc,
  });
  return false;
}

/** How many there are to choose from: cards of a pile that bear one name count each. */
const countOf = (context: Context, op: Choice): number =>
  op.op === "choose" ? allThatFit(context, op.what.choose).length : op.op === "choose-claim" ? 99 : 1;

/** Influence is paid by whoever it is asked of. */
function payerOf(context: Context, op: Choice): Context {
  if (op.op !== "influence" || op.by === undefined) return context;
  const seat = seatOf(context, op.by);
  return seat === NONE || seat === context.seat ? context : { ...context, seat };
}

/** There is only one way to choose. */
function isForced(context: Context, op: Choice, candidates: readonly number[], least: number, most: number): boolean {
  if (op.op === "influence") return areAllNeeded(context.game, candidates, countToPay(context, "influence", op.count));
  if (most === 0) return true;
  const cards = cardsOfPile(context, op, candidates);
  if (cards.length === 0) return candidates.length <= least && candidates.every(isBodyOrOnly(candidates));
  // Cards of one name leave no choice either, but that they bear one name must not be seen by who is asked.
  return cards.length <= least || (candidates.length === 1 && !isHiddenRef(cards[0]));
}

/** Where only cards of piles can be chosen: each of them, those of one name too. */
const cardsOfPile = (context: Context, op: Choice, candidates: readonly number[]): readonly number[] =>
  op.op === "choose" && candidates.every((ref) => pileOfRef(ref) !== undefined)
    ? allThatFit(context, op.what.choose).filter((ref) => candidates.includes(ref))
    : [];

const isBodyOrOnly =
  (all: readonly number[]) =>
  (ref: number): boolean =>
    isBodyRef(ref) || all.length === 1;

function forcedOf(context: Context, op: Choice, candidates: readonly number[], most: number): readonly number[] {
  if (op.op === "influence") return candidates;
  const cards = cardsOfPile(context, op, candidates);
  return (cards.length === 0 ? candidates : cards).slice(0, most);
}

/** What was chosen is there: influence is knelt, a way is gone, everything else waits under its name. */
function chosen(context: Context, op: Choice, pc: number, tell?: TellRule): boolean {
  const { game, level } = context;
  const refs = chosenSoFar(game, level, op);
  if (op.op === "influence") {
    const { seat } = payerOf(context, op);
    for (const body of refs) kneelBody(game, body, "cost", seat);
    tell?.({
      rule: "cards.costs.influence",
      player: nameOfSeat(seat),
      count: countToPay(context, "influence", op.count),
      bodies: refs,
    });
  } else if (op.op === "modes") {
    const [ref] = refs;
    unbind(game, level, nameFor(op));
    const way = op.names.indexOf(choiceWords[ref - WORD_REF]);
    const open = waysOpen(context, op);
    goTo(game, level, op.to[open.includes(way) ? way : open[0]]);
    return true;
  }
  // One bearer after the other, until every attachment has one.
  if (op.op === "choose-bearer" && nextUnborne(context, op) !== undefined) return true;
  goTo(game, level, pc + 1);
  return true;
}

/** Pays what is not gold or influence. Cards that leave as a cost are leaving at once, and cannot be saved (R-C68). */
function pay(context: Context, cost: Cost, seat: number, tell?: TellRule): void {
  const { game } = context;
  if ("either" in cost) throw new Error("a choice between costs is an operation of its own");
  if ("pay" in cost) {
    if (cost.pay !== "gold-from") throw new Error(`${cost.pay} is paid by an operation of its own`);
    payGoldOn(game, bodyOf(context, cost.what), seat, amountOf(context, cost.count), tell);
    return;
  }
  if (cost.do === "mill") {
    millCards(game, seat, amountOf(context, cost.count), seat, tell);
    return;
  }
  if (cost.do === "discard-hand") {
    const count = discardHand(game, seat, tell);
    if (cost.as !== undefined) bindNumber(context, cost.as, count);
    return;
  }
  if (cost.do === "discard-power") {
    for (const body of bodiesMeant(context, cost.from)) takePower(game, body, amountOf(context, cost.count));
    return;
  }
  for (const ref of "what" in cost ? refsMeant(context, cost.what) : []) {
    if (!isBodyRef(ref)) {
      if (cost.do === "send") discardTo(context, ref, cost.to, tell);
      continue;
    }
    if (!isTaken(game, ref)) continue;
    if (cost.do === "kneel") kneelBody(game, ref, "cost", seat);
    else if (cost.do === "stand") standBody(game, ref, seat);
    else if (cost.do === "send") sendBody(game, ref, cost.to, { cause: "cost", by: seat }, tell);
    else {
      const on = happeningCount(game);
      leave(game, ref, cost.do === "kill" ? "killed" : "discarded", { cause: "cost", by: seat }, tell);
      queueReplacements(game, on);
    }
    if (cost.do === "kneel" || cost.do === "stand")
      tell?.({
        rule: `cards.costs.${cost.do}`,
        card: nameOfCard(cardOf(game, ref)),
        body: ref,
        player: nameOfSeat(seat),
      });
  }
}

const refsMeant = (context: Context, what: unknown): number[] =>
  typeof what === "string" || (typeof what === "object" && what !== null && "that" in what)
    ? refsOf(context, what as Parameters<typeof refsOf>[1])
    : [];
const bodiesMeant = (context: Context, what: unknown): number[] => refsMeant(context, what).filter(isBodyRef);

/** Binds a number to a name. */
function bindNumber(context: Context, name: string, value: number): void {
  const number = bindingNumber(name);
  unbind(context.game, context.level, number);
  bind(context.game, context.level, number, NUMBER_REF + value);
}
