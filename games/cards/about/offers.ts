import type { Seat } from "@weirwood/kernel";
import { abilities, own } from "../compiled/abilities.ts";
import { listOfCosts, type Op } from "../compiled/ops.ts";
import { NONE } from "../data/names.ts";
import type { Answer } from "../decisions.ts";
import { amountOf } from "../rules/amounts.ts";
import { hostsFor } from "../rules/attaching.ts";
import { areAllNeeded, boundsOf, candidatesFor, influenceChoices, isChoice, waysOpen } from "../rules/candidates.ts";
import { type Context, contextOf } from "../rules/context.ts";
import { canPay, tollSum } from "../rules/costs.ts";
import { compiledAt, isResolve, topLevel } from "../rules/frames.ts";
import { goldChoices, purseOf } from "../rules/gold.ts";
import { countOf } from "../rules/numbers.ts";
import { costToPlay, isOwnPlay } from "../rules/playing-cards.ts";
import { countToPay } from "../rules/reductions.ts";
import { bodyIn, cardIn } from "../rules/sources.ts";
import { threatOf } from "../rules/threats.ts";
import { type Body, faces } from "../state/bodies.ts";
import { type Cards, placesOf } from "../state/layout.ts";
import type { Cost, Pick } from "../words/index.ts";

/** An act as it is offered: what kind it is, what it costs now, and what it answers. */

/** What is paid: gold, influence or power, X where it is yet to be said; or what is done with a card. */
export type CostPart =
  | { readonly is: "gold" | "influence" | "power"; readonly amount: number | "X" }
  | {
      readonly is: "kneel" | "discard" | "sacrifice" | "kill" | "return" | "other";
      readonly what: "self" | "another";
    };

export interface Offer {
  readonly is:
    | "play"
    | "duplicate"
    | "ambush"
    | "to-shadows"
    | "from-shadows"
    | "action"
    | "response"
    | "save"
    | "cancel";
  readonly card: number;
  readonly body?: Body;
  readonly cost: readonly CostPart[];
  /** The card that what it answers is about. */
  readonly on?: Body;
  /** Whether something is asked after it: targets, payment, a choice. */
  readonly asksMore: boolean;
}

/** A legal act of a seat, as it is offered to it. */
export function offerOf(view: Cards, seat: Seat, answer: Answer<"act">): Offer {
  const { ability, source } = answer;
  const body = bodyIn(source);
  const on = subjectOf(view, answer);
  const context = contextOf(view, seat, body, cardIn(view, source));
  context.ability = ability;
  context.on = answer.on < 0 ? NONE : answer.on;
  context.x = Math.max(0, answer.x);
  context.isSave = abilities[ability].kind === "save";
  return {
    is: kindOf(ability),
    card: cardIn(view, source),
    ...(body !== NONE && { body }),
    cost: isOwnPlay(ability) ? costOfPlay(context, answer.x) : costOfText(context, answer.x),
    ...(on !== NONE && { on }),
    asksMore: isOwnPlay(ability) ? playAsks(context) : textAsks(context),
  };
}

const playKinds = new Map<number, Offer["is"]>([
  [own.play, "play"],
  [own["play-on-house"], "play"],
  [own.duplicate, "duplicate"],
  [own.ambush, "ambush"],
  [own["to-shadows"], "to-shadows"],
  [own["from-shadows"], "from-shadows"],
]);

function kindOf(ability: number): Offer["is"] {
  const { kind } = abilities[ability];
  const played = playKinds.get(ability);
  if (played !== undefined) return played;
  return kind === "response" || kind === "save" || kind === "cancel" ? kind : "action";
}

/** The card that the answered occurrence, or danger, is about. */
function subjectOf(view: Cards, { ability, on }: Answer<"act">): Body {
  if (on < 0) return NONE;
  const { happenings, threats } = placesOf(view);
  if (abilities[ability].kind === "save") return on < threats.count(view) ? threatOf(view, on).subject : NONE;
  return on < happenings.count(view) ? view[happenings.row(on) + happenings.field.subject] : NONE;
}

/** Nothing is said of what costs nothing. */
const amounts = (is: "gold" | "influence" | "power", amount: number | "X"): readonly CostPart[] =>
  amount === 0 ? [] : [{ is, amount }];

function costOfPlay({ game, seat, card, ability }: Context, x: number): readonly CostPart[] {
  if (ability === own.duplicate) return [];
  if (ability === own["to-shadows"]) return amounts("gold", countOf(game, seat, "shadows-gold"));
  if (ability === own.ambush) return amounts("influence", costToPlay(game, seat, card, 0));
  if (faces[card].cost === "X" && x < 0) return amounts("gold", "X");
  return amounts("gold", costToPlay(game, seat, card, Math.max(0, x)));
}

function costOfText(context: Context, x: number): readonly CostPart[] {
  const { game, seat, source, ability } = context;
  if (ability === own["duplicate-save"]) return [{ is: "discard", what: "another" }];
  const tolls = amounts("gold", tollSum(game, seat, source, "ability"));
  return [...tolls, ...costsOf(context).flatMap((cost) => partsOf(context, cost, x))];
}

/** What a text costs; of a price by which an opponent's text is undone, that text says it. */
function costsOf({ game, ability }: Context): readonly Cost[] {
  const text = abilities[ability].ability;
  if (ability !== own["cancel-for"]) return text.kind === "constant" ? [] : listOfCosts(text.cost);
  const thing = topLevel(game) - 1;
  const undone = isResolve(game, thing) ? compiledAt(game, thing).ability : text;
  return "cancelledFor" in undone ? listOfCosts(undone.cancelledFor) : [];
}

const done = { kneel: "kneel", stand: "other", kill: "kill", discard: "discard", send: "return" } as const;

function partsOf(context: Context, cost: Cost, x: number): readonly CostPart[] {
  if ("either" in cost) {
    const ways = cost.either.map((way) => listOfCosts(way)).filter((way) => canPay(context, way));
    return ways.length === 1 ? ways[0].flatMap((one) => partsOf(context, one, x)) : [{ is: "other", what: "another" }];
  }
  if ("pay" in cost) {
    if (cost.pay === "discard-from-hand") return [{ is: "discard", what: "another" }];
    const is = cost.pay === "influence" ? "influence" : "gold";
    if (cost.count === "X" && x < 0) return amounts(is, "X");
    return amounts(is, cost.pay === "gold-from" ? amountOf(context, cost.count) : countToPay(context, is, cost.count));
  }
  if (cost.do === "discard-power") return amounts("power", amountOf(context, cost.count));
  if (cost.do === "mill" || cost.do === "discard-hand") return [{ is: "discard", what: "another" }];
  return [{ is: done[cost.do], what: isItself(cost.what) ? "self" : "another" }];
}

const isItself = (what: Pick): boolean => what === "self";

/** Whether the payer is asked which gold it is. */
const isGoldAsked = (game: Cards, seat: number, count: number): boolean =>
  count > 0 && purseOf(game, seat) > count && goldChoices(game, seat, []).length > 1;

function playAsks({ game, seat, card, ability, x }: Context): boolean {
  if (ability === own.duplicate) return false;
  const isBorne =
    faces[card].type === "attachment" && ability !== own["play-on-house"] && ability !== own["to-shadows"];
  if (isBorne && hostsFor(game, seat, card).length > 1) return true;
  if (ability === own["to-shadows"]) return isGoldAsked(game, seat, countOf(game, seat, "shadows-gold"));
  const cost = costToPlay(game, seat, card, x);
  if (ability === own.ambush) return cost > 0 && !areAllNeeded(game, influenceChoices(game, seat, cost, []), cost);
  return isGoldAsked(game, seat, cost);
}

/** Whether there is anything left to say once it is declared: of its effects, as far as that can be told before. */
function textAsks(context: Context): boolean {
  const { ops, declared } = abilities[context.ability];
  if (context.ability === own["redirect-attack"]) return true;
  return ops.some((op, pc) => (pc < declared ? isAsked(context, op) : isChoice(op)));
}

function isAsked(context: Context, op: Op): boolean {
  const { game, seat } = context;
  if (op.op === "gold") return isGoldAsked(game, seat, countToPay(context, "gold", op.count));
  if (op.op === "influence") {
    const count = countToPay(context, "influence", op.count);
    return count > 0 && !areAllNeeded(game, influenceChoices(game, seat, count, []), count);
  }
  if (op.op === "modes") return waysOpen(context, op).length > 1;
  if (!isChoice(op)) return false;
  return candidatesFor(context, op, []).length > boundsOf(context, op).least;
}
