import type { Refusal } from "@weirwood/kernel";
import { abilities, type Compiled, own } from "../compiled/abilities.ts";
import { listOfCosts } from "../compiled/ops.ts";
import { NONE, phaseIds, typeIds } from "../data/names.ts";
import { CANNOT, GAME_FLAGS, gameWord, KINDS, NO_TRIGGERING_SHIFT, word } from "../derived/words.ts";
import { refuse } from "../refusal.ts";
import { type Body, bodiesEnd, controllerOf, faces, isFaceDown, isTaken } from "../state/bodies.ts";
import {
  ACTION_POLL,
  ACTIVE,
  type Cards,
  frames,
  LIMITED_RESPONSE,
  PER_SEGMENT,
  PHASE,
  placesOf,
  pollKinds,
  RESPONSE_POLL,
} from "../state/layout.ts";
import { type Ability, verbIds } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import { fitsThing, whyNotCancelFor, whyNotSave } from "./answers.ts";
import { boundsOf, candidatesFor, influenceIn } from "./candidates.ts";
import { holds } from "./conditions.ts";
import { type Context, contextOf } from "./context.ts";
import { canPay, influenceSources, tollSum } from "./costs.ts";
import { topLevel } from "./frames.ts";
import { purseOf } from "./gold.ts";
import { happeningCount } from "./happenings.ts";
import { mayRedirectAttack, mayTakeChallenge } from "./melee.ts";
import { isOwnPlay, whyNotPlay } from "./playing-cards.ts";
import { nextCheaper } from "./reductions.ts";
import {
  type Act,
  bodyIn,
  cardIn,
  hasAbility,
  houseOf,
  IN_DEAD,
  IN_DISCARD,
  IN_HAND,
  IN_PLAY,
  IN_SHADOWS,
  occurrencesFor,
  roundOf,
  someSource,
} from "./sources.ts";
import { nameOfCard } from "./step.ts";
import { canFinish } from "./trials.ts";
import { fits } from "./triggers.ts";
import { isExhausted, PER_OCCURRENCE, timesUsed } from "./uses.ts";
import { whyNotAtAll } from "./whole-effect.ts";

/** What a player may do when it comes to him: the one law from which lists, checks and reasons are made. */

/** Every legal act of a player in this round. */
export function actsOf(game: Cards, seat: number, poll: number): Act[] {
  const acts: Act[] = [];
  someSource(game, seat, poll, (ability, source) => addActs(game, seat, poll, ability, source, acts));
  return acts;
}

function addActs(game: Cards, seat: number, poll: number, ability: number, source: number, acts: Act[]): false {
  const compiled = abilities[ability];
  if (!isItsPhase(game, compiled.ability)) return false;
  const ons = occurrencesFor(game, seat, poll, compiled, source);
  if (ons.length === 0) return false;
  const isXCost = isOwnPlay(ability) && faces[cardIn(game, source)].cost === "X";
  const xs = compiled.hasX || isXCost ? range(0, Math.min(99, highestX(game, seat, cardIn(game, source)))) : NO_X;
  for (const on of ons)
    for (const x of xs) {
      const act = { ability, source, x, on };
      if (whyNot(game, seat, poll, act) === undefined) acts.push(act);
    }
  return false;
}

/** The highest X that a player could pay for, be it in gold or in influence, reductions of this card included. */
const highestX = (game: Cards, seat: number, card: number): number =>
  Math.max(
    purseOf(game, seat) + nextCheaper(game, seat, card, "gold"),
    influenceIn(game, influenceSources(game, seat)) + nextCheaper(game, seat, card, "influence"),
  );
const NO_X: readonly number[] = [0];
const range = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);
const phaseOf = (game: Cards): string => phaseIds[game[PHASE]];

/** Whether it answers one occurrence among several; everything else is said without one. */
const isAnswering = ({ kind }: Compiled): boolean => kind === "response" || kind === "save";
/** Rights that every player has: his House card stands for them. */
const ofHouse: ReadonlySet<number> = new Set([own["cancel-for"], own["redirect-attack"], own["take-the-challenge"]]);

/** Why a player may not do this now, or undefined. */
export function whyNot(game: Cards, seat: number, poll: number, act: Act): Refusal | undefined {
  const { ability, source, x, on } = act;
  const compiled = abilities[ability];
  const body = bodyIn(source);
  // Untrusted: it may name a row that only a larger table has.
  if (body !== NONE && (body >= bodiesEnd(game) || !isTaken(game, body))) return refuse("cards.acts.nothing-there");
  if (body !== NONE && isFaceDown(game, body)) return refuse("cards.acts.face-down");
  const card = cardIn(game, source);
  const name = nameOfCard(card);
  const round = roundOf[compiled.kind];
  if (round === undefined) return refuse("cards.acts.no-use", { card: name });
  if (round !== poll) return refuse("cards.acts.other-round", { card: name, how: pollKinds[round] });
  if (on !== NONE && !isAnswering(compiled)) return refuse("cards.acts.no-occasion", { card: name });
  if (compiled.card === NONE && ofHouse.has(ability) && source !== houseOf(game, seat))
    return refuse("cards.acts.no-ability", { card: name });
  if (isOwnPlay(ability))
    return body === NONE ? whyNotPlay(game, seat, ability, card, x) : refuse("cards.play.in-hand", { card: name });
  if (ability === own["redirect-attack"])
    return mayRedirectAttack(game, seat) ? undefined : refuse("cards.melee.redirect");
  if (ability === own["take-the-challenge"])
    return mayTakeChallenge(game, seat) ? undefined : refuse("cards.melee.lord-commander");
  const place = whyNotFrom(game, seat, compiled, body, card);
  if (place !== undefined) return place;
  const context = contextOf(game, seat, body, card);
  context.ability = ability;
  context.on = on;
  context.x = x;
  context.isSave = compiled.kind === "save";
  return whyNotNow(context, compiled) ?? whyNotUsed(context, compiled, poll) ?? whyNotDeclared(context, compiled, poll);
}

/** The source is where the ability is used from, and it is his to use. */
function whyNotFrom(
  game: Cards,
  seat: number,
  { number, from, ability }: Compiled,
  body: Body,
  card: number,
): Refusal | undefined {
  const name = nameOfCard(card);
  if (number === own["cancel-for"]) return undefined;
  if (body !== NONE) {
    if ((from & IN_PLAY) === 0 || !hasAbility(game, body, number))
      return refuse("cards.acts.no-ability", { card: name });
    const isAnyones = "by" in ability && ability.by === "anyone";
    return controllerOf(game, body) === seat || isAnyones ? undefined : refuse("cards.acts.not-yours", { card: name });
  }
  const { hand, dead, discard, shadows } = placesOf(game).piles;
  if (abilities[number].card !== card) return refuse("cards.acts.no-ability", { card: name });
  const isThere =
    ((from & IN_HAND) !== 0 && hand[seat].has(game, card)) ||
    ((from & IN_DEAD) !== 0 && dead[seat].has(game, card)) ||
    ((from & IN_DISCARD) !== 0 && discard[seat].has(game, card)) ||
    ((from & IN_SHADOWS) !== 0 && shadows[seat].has(game, card));
  return isThere ? undefined : refuse("cards.acts.not-there", { card: name });
}

/** It is the moment for it: the phase, the occurrence, the threat, the effect. */
function whyNotNow(context: Context, { ability, number }: Compiled): Refusal | undefined {
  const { game, on } = context;
  const card = nameOfCard(context.card);
  switch (ability.kind) {
    case "action": {
      if (isItsPhase(game, ability)) return undefined;
      return ability.phase === "plots-chosen"
        ? refuse("cards.acts.segment", { card })
        : refuse("cards.acts.phase", { card, phase: ability.phase });
    }
    case "response":
      if (on === NONE || on >= happeningCount(game) || !fits(context, ability.on, on))
        return refuse("cards.acts.no-occasion", { card });
      return undefined;
    case "save":
      return whyNotSave(context, ability, on);
    case "cancel": {
      const thing = topLevel(game) - 1;
      if (number === own["cancel-for"]) return whyNotCancelFor(context, thing);
      if (on !== NONE) return refuse("cards.acts.no-occasion", { card });
      return fitsThing(game, ability.filter, thing, context)
        ? undefined
        : refuse("cards.acts.nothing-to-cancel", { card });
    }
    default:
      return refuse("cards.acts.no-use", { card });
  }
}

export const PLOTS_CHOSEN = 1;

/** Whether an action is of this phase, or of this segment of it; everything else has its own moment. */
function isItsPhase(game: Cards, ability: Ability): boolean {
  if (ability.kind !== "action" || ability.phase === "any") return true;
  if (ability.phase === "plots-chosen")
    return frames.getAt(game, topLevel(game), frames.registers.poll.segment) === PLOTS_CHOSEN;
  return ability.phase === phaseOf(game);
}

/** Restrictions: what it says of itself, how often, and whether anything may be triggered. */
function whyNotUsed(context: Context, { ability, number, isEvent }: Compiled, poll: number): Refusal | undefined {
  if (ability.kind === "constant") return undefined;
  const { game, seat, source } = context;
  const card = nameOfCard(context.card);
  if (ability.when !== undefined && !holds(context, ability.when)) return refuse("cards.acts.restriction", { card });
  const use = { ability: number, source, card: context.card, seat };
  if (ability.limit !== undefined && isExhausted(game, ability.limit, use)) return refuse("cards.acts.limit", { card });
  if (ability.limited && game[LIMITED_RESPONSE + seat] === 1) return refuse("cards.acts.limited-response", { card });
  // An event that has been played is no longer in hand: whatever lies there is another copy (R-C09).
  const isFreshCopy = isEvent && source === NONE;
  if (poll === RESPONSE_POLL && !isFreshCopy && timesUsed(game, PER_OCCURRENCE, context.on, use) >= copiesOf(context))
    return refuse("cards.acts.once", { card });
  if (poll === ACTION_POLL && timesUsed(game, PER_SEGMENT, 0, use) > 0) return refuse("cards.acts.no-change", { card });
  if (source === NONE || isEvent) return undefined;
  const banned = gameWord(game, GAME_FLAGS) >> NO_TRIGGERING_SHIFT;
  if ((word(game, source, KINDS) & banned & ALL_TYPES) !== 0) return refuse("cards.acts.no-triggering", { card });
  return (word(game, source, CANNOT) & TRIGGER) !== 0 ? refuse("cards.acts.no-triggering", { card }) : undefined;
}

/** How many of a card can each answer an occurrence: those in hand, one in play. */
function copiesOf({ game, seat, source, card }: Context): number {
  if (source !== NONE) return 1;
  const hand = placesOf(game).piles.hand[seat].all(game);
  return Math.max(1, hand.filter((other) => other === card).length);
}

const ALL_TYPES = (1 << typeIds.length) - 1;
const TRIGGER = 1 << verbIds.indexOf("trigger");

/** Its cost can be paid, and then there is a legal target. */
function whyNotDeclared(context: Context, compiled: Compiled, poll: number): Refusal | undefined {
  const { game, seat, source } = context;
  const { ability } = compiled;
  if (ability.kind === "constant") return undefined;
  const card = nameOfCard(context.card);
  const costs = listOfCosts(ability.cost);
  const toll = tollSum(game, seat, source, "ability");
  if (
    poll === ACTION_POLL &&
    phaseOf(game) === "marshalling" &&
    game[ACTIVE] !== seat &&
    (toll > 0 || mustPayGold(costs))
  )
    return refuse("cards.marshalling.gold", { card });
  if (!canPay(context, costs, toll)) return refuse("cards.costs.cannot", { card });
  const forbidden = whyNotAtAll(context, ability);
  if (forbidden !== undefined) return forbidden;
  if (ability.x?.least !== undefined && context.x < ability.x.least)
    return refuse("cards.costs.x-least", { card, count: ability.x.least });
  if (ability.x?.most !== undefined && context.x > amountOf(context, ability.x.most))
    return refuse("cards.costs.x-most", { card });
  for (let pc = 0; pc < compiled.declared; pc++) {
    const op = compiled.ops[pc];
    if (op.op === "choose" && op.ask === "target") {
      if (compiled.judgedByCost[pc]) continue;
      if (candidatesFor(context, op, []).length < boundsOf(context, op).least)
        return refuse("cards.targets.none", { card });
    } else if (op.op === "choose-seat" && candidatesFor(context, op, []).length === 0)
      return refuse("cards.targets.none", { card });
  }
  if (!compiled.needsTrial || canFinish(game, context, poll)) return undefined;
  return refuse(ability.target === undefined ? "cards.costs.cannot" : "cards.targets.none-after-paying", { card });
}

/** Gold cannot be avoided in paying. */
const mustPayGold = (costs: ReturnType<typeof listOfCosts>): boolean =>
  costs.some((cost) => "pay" in cost && cost.pay === "gold");
