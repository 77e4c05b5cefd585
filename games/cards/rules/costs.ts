import { NONE } from "../data/names.ts";
import { forEachModifier } from "../derived/constants.ts";
import { HAS_TOLL, influenceOf, isForbidden, KINDS, word } from "../derived/words.ts";
import {
  type Body,
  bodiesEnd,
  controllerOf,
  goldOn,
  isKneeling,
  isTaken,
  powerOn,
  setStatus,
} from "../state/bodies.ts";
import { type Cards, KNEELING, placesOf, TO_DISCARD } from "../state/layout.ts";
import { isBodyRef } from "../state/refs.ts";
import { type Chosen, type Cost, type Pick, verbIds } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import { type Context, refsOf, seatOf } from "./context.ts";
import { purseOf } from "./gold.ts";
import { happen } from "./happenings.ts";
import { isAbout } from "./immunity.ts";
import { mayLeave, putInto } from "./leaving.ts";
import { countToPay } from "./reductions.ts";
import { allThatFit } from "./select.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/** Costs: what can be paid, and paying it. Only cards that one controls pay (FAQ, questions 3 and 4). */

const verbBit = (verb: (typeof verbIds)[number]): number => 1 << verbIds.indexOf(verb);
const [STAND, KNEEL] = [verbBit("stand"), verbBit("kneel")];

/** Standing cards of a player that give influence. */
export function influenceSources(game: Cards, seat: number): Body[] {
  const sources: Body[] = [];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && controllerOf(game, body) === seat && mayKneel(game, body) && influenceOf(game, body) > 0)
      sources.push(body);
  return sources;
}

const mayKneel = (game: Cards, body: Body): boolean => !isKneeling(game, body) && !isForbidden(game, body, KNEEL);
export const mayStand = (game: Cards, body: Body): boolean => !isForbidden(game, body, STAND);

/** What a cost takes, summed: two parts of one cost cannot be paid with the same thing. */
interface Bill {
  gold: number;
  influence: number;
  /** Bodies that are knelt, or leave, without a choice. */
  readonly fixed: Set<Body>;
  cardsOfHand: number;
}

const newBill = (): Bill => ({ gold: 0, influence: 0, fixed: new Set(), cardsOfHand: 0 });

/** Whether all of it can be paid, one way or another, `more` gold included. */
export function canPay(context: Context, costs: readonly Cost[], more = 0): boolean {
  if (costs.length === 0 && more === 0) return true;
  return canPayFrom(context, costs, { ...newBill(), gold: more });
}

function canPayFrom(context: Context, costs: readonly Cost[], bill: Bill): boolean {
  const { game, seat } = context;
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i];
    if ("either" in cost) {
      const rest = costs.slice(i + 1);
      return cost.either.some((way) => {
        const list = Array.isArray(way) ? (way as readonly Cost[]) : [way as Cost];
        return canPayFrom(context, [...list, ...rest], { ...bill, fixed: new Set(bill.fixed) });
      });
    }
    if (!canPayOne(context, cost, bill)) return false;
  }
  if (bill.gold > 0 && purseOf(game, seat) < bill.gold) return false;
  if (bill.influence === 0) return true;
  let influence = 0;
  for (const body of influenceSources(game, seat)) if (!bill.fixed.has(body)) influence += influenceOf(game, body);
  return influence >= bill.influence;
}

function canPayOne(context: Context, cost: Exclude<Cost, { either: unknown }>, bill: Bill): boolean {
  const { game, seat } = context;
  if ("pay" in cost) {
    if (cost.pay === "gold" || cost.pay === "influence") {
      bill[cost.pay] += countToPay(context, cost.pay, cost.count);
      return true;
    }
    const count = amountOf(context, cost.count);
    if (cost.pay === "gold-from")
      return bodiesOf(context, cost.what).some(
        (body) => controllerOf(game, body) === seat && goldOn(game, body) >= count,
      );
    const hand = allThatFit(context, { ...cost.what, in: "hand" });
    const own = context.source === NONE && hand.length > 0 ? 1 : 0;
    bill.cardsOfHand += count;
    return hand.length - own >= count;
  }
  if (cost.do === "mill") return placesOf(game).piles.deck[seat].count(game) >= amountOf(context, cost.count);
  if (cost.do === "discard-hand") {
    const own = isFromHand(context) ? 1 : 0;
    return placesOf(game).piles.hand[seat].count(game) - own >= (cost.least ?? 0);
  }
  if (cost.do === "discard-power") {
    const count = amountOf(context, cost.count);
    return bodiesOf(context, cost.from).some(
      (body) => controllerOf(game, body) === seat && powerOn(game, body) >= count,
    );
  }
  const { what } = cost;
  if (typeof what === "object" && "choose" in what) {
    const least = amountOf(context, what.least);
    const candidates = candidatesToPay(context, what, cost.do).filter((body) => !bill.fixed.has(body));
    return candidates.length >= least;
  }
  const bodies = bodiesOf(context, what);
  if (bodies.length === 0) return false;
  for (const body of bodies) {
    // Kneeling and leaving are two things: Ice kneels and is discarded. One pays with cards that one controls (section 4).
    if (controllerOf(game, body) !== seat || !canUndergo(game, body, cost.do)) return false;
    if (cost.do === "kneel") bill.fixed.add(body);
  }
  return true;
}

/** Whether the ability is being used from hand and its card still lies there. */
const isFromHand = (context: Context): boolean =>
  context.source === NONE &&
  context.card !== NONE &&
  placesOf(context.game).piles.hand[context.seat].has(context.game, context.card);

const bodiesOf = (context: Context, what: Pick): Body[] => {
  if (typeof what === "object" && "every" in what) return allThatFit(context, what.every).filter(isBodyRef);
  if (typeof what === "object" && "choose" in what) return allThatFit(context, what.choose).filter(isBodyRef);
  return refsOf(context, what).filter(isBodyRef);
};

/** Whether this can be done to a body at all; what cannot may not be chosen for it (4.3). */
export function canUndergo(game: Cards, body: Body, verb: string): boolean {
  switch (verb) {
    case "kneel":
      return mayKneel(game, body);
    case "stand":
      return isKneeling(game, body) && mayStand(game, body);
    case "kill":
      return mayLeave(game, body, "killed");
    case "discard":
      return mayLeave(game, body, "discarded");
    case "send":
      return mayLeave(game, body, "returned");
    default:
      return true;
  }
}

const ownSelectors = new WeakMap<Chosen, Chosen["choose"]>();

/** Cards that can be chosen to pay. */
export function candidatesToPay(context: Context, what: Chosen, verb: string): number[] {
  const selector = ownSelectors.get(what) ?? { ctrl: "you" as const, ...what.choose };
  ownSelectors.set(what, selector);
  return allThatFit(context, selector).filter((ref) => !isBodyRef(ref) || canUndergo(context.game, ref, verb));
}

/** Gold that a player hands to others for using a body's ability, or declaring it: Motley (R-C02, 1c). Only its controller does. */
export function tollsOf(
  game: Cards,
  seat: number,
  body: Body,
  on: "declare" | "ability",
): { readonly gold: number; readonly to: number }[] {
  if (body === NONE || controllerOf(game, body) !== seat || (word(game, body, KINDS) & HAS_TOLL) === 0) return [];
  const tolls: { gold: number; to: number }[] = [];
  forEachModifier(game, "toll", (mod, context, scope) => {
    if (mod.on.includes(on) && isAbout(context, scope, body))
      tolls.push({ gold: mod.gold, to: seatOf(context, mod.to) });
  });
  return tolls;
}

export const tollSum = (game: Cards, seat: number, body: Body, on: "declare" | "ability"): number =>
  tollsOf(game, seat, body, on).reduce((sum, { gold }) => sum + gold, 0);

export function kneelBody(game: Cards, body: Body, cause: "cost" | "effect" | "attack" | "defence", by: number): void {
  if (isKneeling(game, body)) return;
  setStatus(game, body, KNEELING, true);
  happen(game, "knelt", { subject: body, seat: controllerOf(game, body), cause, by });
}

export function standBody(game: Cards, body: Body, by: number): void {
  if (!isKneeling(game, body)) return;
  setStatus(game, body, KNEELING, false);
  happen(game, "stood", { subject: body, seat: controllerOf(game, body), by });
}

/** Discards a whole hand: its cards are not discarded one by one (4.13). */
export function discardHand(game: Cards, seat: number, tell?: TellRule): number {
  const { hand } = placesOf(game).piles;
  const cards = hand[seat].all(game);
  for (const card of cards) {
    hand[seat].take(game, card);
    putInto(game, card, seat, TO_DISCARD);
  }
  const player = nameOfSeat(seat);
  if (cards.length === 0) tell?.({ rule: "cards.hand.empty", player });
  else tell?.({ rule: "cards.hand.whole", player, cards: cards.map(nameOfCard) });
  return cards.length;
}
