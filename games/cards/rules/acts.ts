import { type Refusal, refuse } from "@weirwood/kernel";
import { abilities, abilitiesOf, type Compiled, own } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { listOfCosts } from "../compiled/ops.ts";
import { bitOf, NONE, phaseIds, typeIds, zoneIds } from "../data/names.ts";
import { isInForce, isTextBlank } from "../derived/constants.ts";
import {
  CANNOT,
  GAME_FLAGS,
  gameWord,
  HAS_GAINED,
  KINDS,
  NO_TRIGGERING_SHIFT,
  rawStrOf,
  word,
} from "../derived/words.ts";
import {
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  faces,
  hostOf,
  isDuplicate,
  isFaceDown,
  isTaken,
} from "../state/bodies.ts";
import {
  ACTION_POLL,
  ACTIVE,
  BODIES_OF_SEAT,
  type Cards,
  CH_FLAGS,
  CH_LOSER,
  CHALLENGE,
  CLAIM_CANCELLED,
  DEFENDER,
  frames,
  frameworkIds,
  HOUSE,
  LIMITED_RESPONSE,
  MELEE,
  PER_SEGMENT,
  PHASE,
  placesOf,
  RESPONSE_POLL,
  SAVE_POLL,
} from "../state/layout.ts";
import { isOut, seatsIn } from "../state/seats.ts";
import { type EffectFilter, verbIds } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import { boundsOf, candidatesFor } from "./candidates.ts";
import { holds } from "./conditions.ts";
import { boundTo, type Context, contextOf, isBodyRef, seatsOf } from "./context.ts";
import { canPay, purseOf, tollSum } from "./costs.ts";
import { compiledAt, contextAt, isResolve, topLevel } from "./frames.ts";
import { happeningCount } from "./happenings.ts";
import { isImmune, isTriggered, kindOfSource } from "./immunity.ts";
import { mayRedirectAttack, mayTakeChallenge } from "./melee.ts";
import { forEachGained } from "./passives.ts";
import { isOwnPlay, whyNotPlay } from "./playing-cards.ts";
import { isMeant, matches } from "./select.ts";
import { nameOfCard } from "./step.ts";
import { AT_ZERO, BY_KILLING, NO_SAVE, SAVED, threatOf, threatsAt } from "./threats.ts";
import { canFinish } from "./trials.ts";
import { fits, isOfKind } from "./triggers.ts";
import { isExhausted, PER_OCCURRENCE, timesUsed } from "./uses.ts";

/** What a player may do when it comes to him: the one law from which lists, checks and reasons are made. */

export interface Act {
  readonly ability: number;
  /** A body, or behind all bodies a card of a pile. */
  readonly source: number;
  readonly x: number;
  readonly on: number;
}

export const CARD_SOURCE = 6 * BODIES_OF_SEAT;
const bodyIn = (source: number): Body => (source < CARD_SOURCE ? source : NONE);
const cardIn = (game: Cards, source: number): number =>
  source < CARD_SOURCE ? cardOf(game, source) : source - CARD_SOURCE;

const IN_PLAY = bitOf(zoneIds, "play");
const [IN_HAND, IN_DEAD, IN_DISCARD, IN_SHADOWS] = (["hand", "dead", "discard", "shadows"] as const).map((zone) =>
  bitOf(zoneIds, zone),
);

/** The kinds of abilities that each round is for. */
const kindsOf: readonly (readonly string[])[] = [["action"], ["save", "cancel"], ["response"]];

/** Abilities that a card prints and that are used in a kind of round. */
const printedFor: readonly (readonly (readonly number[])[])[] = kindsOf.map((kinds) =>
  abilitiesOf.map((numbers) => numbers.filter((number) => kinds.includes(abilities[number].kind))),
);

/** Whether a body has an ability now: printed and not blank, gained, or given by a duplicate. */
function hasAbility(game: Cards, body: Body, ability: number): boolean {
  const { card } = abilities[ability];
  if (ability === own["duplicate-save"]) return hasDuplicate(game, body);
  if (card === cardOf(game, body) && abilitiesOf[card].includes(ability))
    return isInForce(game, body) && !isTextBlank(game, body) && !isFaceDown(game, body);
  let isGained = false;
  if ((word(game, body, KINDS) & HAS_GAINED) !== 0)
    forEachGained(game, body, (gained) => (isGained ||= gained === ability));
  return isGained;
}

function hasDuplicate(game: Cards, host: Body): boolean {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && hostOf(game, body) === host && isDuplicate(game, body)) return true;
  return false;
}

type Visit = (ability: number, source: number) => void;

/** Everything that a player might do in such a round, legal or not. */
function forEachSource(game: Cards, seat: number, poll: number, visit: Visit): void {
  const printed = printedFor[poll];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body)) continue;
    const isOwn = controllerOf(game, body) === seat;
    const card = cardOf(game, body);
    const list = printed[card];
    for (let i = 0; i < list.length; i++) {
      const { from, ability } = abilities[list[i]];
      if ((from & IN_PLAY) !== 0 && (isOwn || ("by" in ability && ability.by === "anyone"))) visit(list[i], body);
    }
    if (!isOwn) continue;
    if ((word(game, body, KINDS) & HAS_GAINED) !== 0)
      forEachGained(game, body, (gained) => kindsOf[poll].includes(abilities[gained].kind) && visit(gained, body));
    if (poll === SAVE_POLL && hasDuplicate(game, body)) visit(own["duplicate-save"], body);
  }
  const { hand, dead, discard, shadows } = placesOf(game).piles;
  const ofPile = (pile: (typeof hand)[number], zone: number): void => {
    let last = NONE;
    for (let place = 0; place < pile.count(game); place++) {
      const card = pile.get(game, place);
      if (card >= faces.length || card === last) continue;
      last = card;
      for (const ability of printed[card])
        if ((abilities[ability].from & zone) !== 0) visit(ability, CARD_SOURCE + card);
      if (zone === IN_HAND && poll === ACTION_POLL && faces[card].type !== "event") visitPlays(game, card, visit);
    }
  };
  ofPile(hand[seat], IN_HAND);
  ofPile(dead[seat], IN_DEAD);
  ofPile(discard[seat], IN_DISCARD);
  ofPile(shadows[seat], IN_SHADOWS);
  if (poll === SAVE_POLL) visitSpecial(game, seat, visit);
}

function visitPlays(game: Cards, card: number, visit: Visit): void {
  const phase = phaseIds[game[PHASE]];
  if (phase === "challenges" && faces[card].keywords?.includes("ambush")) visit(own.ambush, CARD_SOURCE + card);
  if (phase !== "marshalling") return;
  visit(own.play, CARD_SOURCE + card);
  if (faces[card].shadowCost !== undefined) visit(own["to-shadows"], CARD_SOURCE + card);
  if (faces[card].mayAttachToHouse) visit(own["play-on-house"], CARD_SOURCE + card);
  if (faces[card].unique) visit(own.duplicate, CARD_SOURCE + card);
}

function visitSpecial(game: Cards, seat: number, visit: Visit): void {
  const thing = topLevel(game) - 1;
  if (isResolve(game, thing)) {
    const text = compiledAt(game, thing).ability;
    if ("cancelledFor" in text && text.cancelledFor !== undefined) visit(own["cancel-for"], houseOf(game, seat));
  } else if (game[MELEE] === 1) {
    visit(own["redirect-attack"], houseOf(game, seat));
    visit(own["take-the-challenge"], houseOf(game, seat));
  }
}

const houseOf = (game: Cards, seat: number): number => (game[HOUSE + seat] === NONE ? 0 : game[HOUSE + seat]);

/** Every legal act of a player in this round. */
export function actsOf(game: Cards, seat: number, poll: number): Act[] {
  const acts: Act[] = [];
  forEachSource(game, seat, poll, (ability, source) => addActs(game, seat, poll, ability, source, acts));
  return acts;
}

function addActs(game: Cards, seat: number, poll: number, ability: number, source: number, acts: Act[]): void {
  const compiled = abilities[ability];
  const ons = occurrencesFor(game, seat, poll, compiled, source);
  if (ons.length === 0) return;
  const isXCost = isOwnPlay(ability) && faces[cardIn(game, source)].cost === "X";
  const xs = compiled.hasX || isXCost ? range(0, Math.min(99, purseOf(game, seat))) : [0];
  for (const on of ons)
    for (const x of xs) {
      const act = { ability, source, x, on };
      if (whyNot(game, seat, poll, act) === undefined) acts.push(act);
    }
}

const range = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);
const NO_OCCURRENCE: readonly number[] = [NONE];

/** The occurrences that an ability might answer: happenings, or threats. */
function occurrencesFor(
  game: Cards,
  seat: number,
  poll: number,
  { ability, kind }: Compiled,
  source: number,
): readonly number[] {
  if (poll === ACTION_POLL || kind === "cancel") return NO_OCCURRENCE;
  if (kind === "save") return threatsAt(game, topLevel(game) - 1);
  if (ability.kind !== "response") return [];
  const context = contextOf(game, seat, bodyIn(source), cardIn(game, source));
  const found: number[] = [];
  const { happenings } = placesOf(game);
  for (let on = 0; on < happeningCount(game); on++)
    if (isOfKind(ability.on, game[happenings.row(on) + happenings.field.kind]) && fits(context, ability.on, on))
      found.push(on);
  return found;
}

/** Whether anybody could do anything in this round for some content of the hidden cards (cards-notes: the poll). */
export function couldAnybodyAct(game: Cards, poll: number): boolean {
  for (let seat = 0; seat < seatsIn(game); seat++) {
    if (isOut(game, seat)) continue;
    if (mightActFromHand(game, seat, poll)) return true;
    let isFound = false;
    forEachSource(game, seat, poll, (ability, source) => {
      if (isFound || (source >= CARD_SOURCE && (abilities[ability].from & (IN_DEAD | IN_DISCARD)) === 0)) return;
      for (const on of occurrencesFor(game, seat, poll, abilities[ability], source)) {
        const isX = abilities[ability].hasX;
        if (whyNot(game, seat, poll, { ability, source, on, x: 0 }) === undefined || (isX && poll !== SAVE_POLL)) {
          isFound = true;
          return;
        }
      }
    });
    if (isFound) return true;
  }
  return false;
}

/** Abilities of the whole pool that are used from hand, by kind of round. */
const fromHand: readonly (readonly Compiled[])[] = kindsOf.map((kinds) =>
  abilities.filter(
    ({ kind, from, card }) => card !== NONE && kinds.includes(kind) && (from & IN_HAND) !== 0 && !faces[card].isFixture,
  ),
);

/** Judged by open things alone: that a hand is not empty, and what this round is about. */
function mightActFromHand(game: Cards, seat: number, poll: number): boolean {
  const { hand, shadows } = placesOf(game).piles;
  if (hand[seat].count(game) + shadows[seat].count(game) === 0) return false;
  if (hasFixtures(game, seat)) return true;
  switch (poll) {
    case ACTION_POLL:
      return true;
    case RESPONSE_POLL: {
      const { happenings } = placesOf(game);
      for (let on = 0; on < happeningCount(game); on++) {
        const kind = game[happenings.row(on) + happenings.field.kind];
        if (fromHand[poll].some(({ ability }) => ability.kind === "response" && isOfKind(ability.on, kind)))
          return true;
      }
      return false;
    }
    default:
      return mightAnswerFromHand(game);
  }
}

/** Scenarios deal cards that no deck holds; who holds one is asked everything. */
function hasFixtures(game: Cards, seat: number): boolean {
  const { list } = placesOf(game).piles;
  return list[seat].count(game) > 0 && list[seat].all(game).some((card) => faces[card]?.isFixture);
}

function mightAnswerFromHand(game: Cards): boolean {
  const thing = topLevel(game) - 1;
  const threats = threatsAt(game, thing).map((row) => threatOf(game, row));
  return fromHand[SAVE_POLL].some(({ ability }) => {
    if (ability.kind === "save")
      return threats.some(
        ({ how, flags }) =>
          (flags & (SAVED | NO_SAVE)) === 0 && ability.threats.includes(how === BY_KILLING ? "killed" : "discarded"),
      );
    return ability.kind === "cancel" && fitsThing(game, ability.filter, thing);
  });
}

const phaseOf = (game: Cards): string => phaseIds[game[PHASE]];

/** Why a player may not do this now, or undefined. */
export function whyNot(game: Cards, seat: number, poll: number, act: Act): Refusal | undefined {
  const { ability, source, x, on } = act;
  const compiled = abilities[ability];
  const body = bodyIn(source);
  if (body !== NONE && !isTaken(game, body)) return refuse("cards.acts.nothing-there");
  const card = cardIn(game, source);
  const name = nameOfCard(card);
  if (!kindsOf[poll].includes(compiled.kind)) return refuse("cards.acts.other-round", { card: name });
  if (isOwnPlay(ability))
    return body === NONE ? whyNotPlay(game, seat, ability, card, x) : refuse("cards.play.in-hand", { card: name });
  if (ability === own["redirect-attack"])
    return mayRedirectAttack(game, seat) ? undefined : refuse("cards.melee.redirect");
  if (ability === own["take-the-challenge"])
    return mayTakeChallenge(game, seat) ? undefined : refuse("cards.melee.lord-commander");
  const place = whyNotFrom(game, seat, compiled, body, card);
  if (place !== undefined) return place;
  if (x !== 0 && !compiled.hasX) return refuse("cards.costs.no-x", { card: name });
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
  const zones = [
    [IN_HAND, hand],
    [IN_DEAD, dead],
    [IN_DISCARD, discard],
    [IN_SHADOWS, shadows],
  ] as const;
  return zones.some(([zone, piles]) => (from & zone) !== 0 && piles[seat].has(game, card))
    ? undefined
    : refuse("cards.acts.not-there", { card: name });
}

/** It is the moment for it: the phase, the occurrence, the threat, the effect. */
function whyNotNow(context: Context, { ability, number }: Compiled): Refusal | undefined {
  const { game, on } = context;
  const card = nameOfCard(context.card);
  switch (ability.kind) {
    case "action": {
      const segment = frames.getAt(game, topLevel(game), frames.registers.poll.segment);
      if (ability.phase === "plots-chosen")
        return segment === PLOTS_CHOSEN ? undefined : refuse("cards.acts.segment", { card });
      return ability.phase === "any" || ability.phase === phaseOf(game)
        ? undefined
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
      return refuse("cards.acts.other-round", { card });
  }
}

export const PLOTS_CHOSEN = 1;
const CANCELLED = 1;

function whyNotCancelFor({ game, seat }: Context, thing: number): Refusal | undefined {
  if (!isResolve(game, thing)) return refuse("cards.acts.nothing-to-cancel", { card: "" });
  const text = compiledAt(game, thing).ability;
  const isOpponent = frames.getAt(game, thing, frames.registers.resolve.seat) !== seat;
  const isCancelled = frames.getAt(game, thing, frames.registers.resolve.cancelled) === CANCELLED;
  if (!("cancelledFor" in text) || text.cancelledFor === undefined || !isOpponent || isCancelled)
    return refuse("cards.acts.nothing-to-cancel", { card: "" });
  return canPay(contextOf(game, seat, NONE, NONE), [text.cancelledFor])
    ? undefined
    : refuse("cards.costs.cannot", { card: "" });
}

const BE_SAVED = 1 << verbIds.indexOf("be-saved");
const [KILLED, DISCARDED] = ["killed", "discarded"] as const;

function whyNotSave(
  context: Context,
  ability: Extract<Compiled["ability"], { kind: "save" }>,
  on: number,
): Refusal | undefined {
  const { game } = context;
  const card = nameOfCard(context.card);
  const thing = topLevel(game) - 1;
  const rows = threatsAt(game, thing);
  if (!rows.includes(on)) return refuse("cards.saves.no-danger", { card });
  const { subject, how, flags } = threatOf(game, on);
  if ((flags & SAVED) !== 0) return refuse("cards.saves.once", { card });
  if ((flags & NO_SAVE) !== 0 || (word(game, subject, CANNOT) & BE_SAVED) !== 0)
    return refuse("cards.saves.cannot", { card });
  if (!ability.threats.includes(how === BY_KILLING ? KILLED : DISCARDED))
    return refuse("cards.saves.other-danger", { card });
  if (!isMeant(context, ability.what, subject)) return refuse("cards.saves.not-this", { card });
  // From a terminal effect saves only what also ends its condition (3.19).
  if ((flags & AT_ZERO) !== 0 && rawStrOf(game, subject) + strGiven(context, ability) <= 0)
    return refuse("cards.saves.terminal", { card });
  return isOutOfReachOf(game, subject, context) ? refuse("cards.immunity.ignores", { card }) : undefined;
}

const isOutOfReachOf = (game: Cards, subject: Body, context: Context): boolean =>
  context.ability !== own["duplicate-save"] && isImmune(game, subject, context);

/** STR that a save gives to what it saves. */
function strGiven(context: Context, { effects }: Extract<Compiled["ability"], { kind: "save" }>): number {
  return effects.reduce((sum, effect) => {
    const mods =
      effect.do === "become-attachment"
        ? effect.gives
        : effect.do === "give" && effect.to === "subject"
          ? effect.mods
          : [];
    return sum + mods.reduce((more, mod) => (mod.mod === "str" ? more + amountOf(context, mod.by) : more), 0);
  }, 0);
}

/** Whether a cancel is for the effect that this round is about; without a context only what is open to all is looked at. */
function fitsThing(game: Cards, filter: EffectFilter, thing: number, context?: Context): boolean {
  if (!isResolve(game, thing)) return filter.claim === true && fitsClaim(game, thing, context);
  if (filter.claim) return false;
  const compiled = compiledAt(game, thing);
  const { ability } = compiled;
  if (compiled.card === NONE && compiled.number !== own["duplicate-save"]) return false;
  if (frames.getAt(game, thing, frames.registers.resolve.cancelled) === CANCELLED) return false;
  if ("noCancel" in ability && ability.noCancel) return false;
  const source = contextAt(game, thing);
  const kind = kindOfSource(game, source);
  // Effects of agendas cannot be cancelled (4.12).
  if (kind === "agenda" || (filter.of !== undefined && kind !== filter.of)) return false;
  if (filter.kind === "triggered" && !isTriggered(compiled.number)) return false;
  if (filter.kind === "response" && !["response", "save", "cancel"].includes(ability.kind)) return false;
  if (
    filter.kind === "when-revealed" &&
    !(ability.kind === "passive" && ability.on.on === "plot-revealed" && ability.on.what === "self")
  )
    return false;
  if (filter.without?.some((what) => costsAny(ability, what))) return false;
  if (context === undefined) return true;
  if (filter.by !== undefined && ((seatsOf(context, filter.by) >> source.seat) & 1) === 0) return false;
  if (filter.onlyTarget === undefined) return true;
  const targets = boundTo(game, thing, bindingNumber("target"));
  return targets.length === 1 && isBodyRef(targets[0]) && matches(context, filter.onlyTarget, targets[0]);
}

const costsAny = (ability: Compiled["ability"], what: "gold" | "influence"): boolean =>
  ability.kind !== "constant" && JSON.stringify(listOfCosts(ability.cost)).includes(`"pay":"${what}"`);

const RESOLUTION = frameworkIds.indexOf("resolution");

/** The claim of a challenge that is about to be met, and by whom it is read: whoever has lost as defender. */
function fitsClaim(game: Cards, thing: number, context?: Context): boolean {
  const isResolution =
    frames.kindAt(game, thing) === frames.kinds.window &&
    frames.getAt(game, thing, frames.registers.window.framework) === RESOLUTION;
  if (!isResolution || game[CHALLENGE] === NONE || (game[CH_FLAGS] & CLAIM_CANCELLED) !== 0) return false;
  if (game[CH_LOSER] === NONE || game[CH_LOSER] !== game[DEFENDER]) return false;
  return context === undefined || context.seat === game[CH_LOSER];
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
  if (poll === RESPONSE_POLL && timesUsed(game, PER_OCCURRENCE, context.on, use) > 0)
    return refuse("cards.acts.once", { card });
  if (poll === ACTION_POLL && timesUsed(game, PER_SEGMENT, 0, use) > 0) return refuse("cards.acts.no-change", { card });
  if (source === NONE || isEvent) return undefined;
  const banned = gameWord(game, GAME_FLAGS) >> NO_TRIGGERING_SHIFT;
  if ((word(game, source, KINDS) & banned & ALL_TYPES) !== 0) return refuse("cards.acts.no-triggering", { card });
  return (word(game, source, CANNOT) & TRIGGER) !== 0 ? refuse("cards.acts.no-triggering", { card }) : undefined;
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
  const toll = source === NONE ? 0 : tollSum(game, source, "ability");
  if (
    poll === ACTION_POLL &&
    phaseOf(game) === "marshalling" &&
    game[ACTIVE] !== seat &&
    (toll > 0 || mustPayGold(costs))
  )
    return refuse("cards.marshalling.gold", { card });
  if (!canPay(context, costs, toll)) return refuse("cards.costs.cannot", { card });
  if (ability.x?.least !== undefined && context.x < ability.x.least)
    return refuse("cards.costs.x-least", { card, count: ability.x.least });
  if (ability.x?.most !== undefined && context.x > amountOf(context, ability.x.most))
    return refuse("cards.costs.x-most", { card });
  for (let pc = 0; pc < compiled.declared; pc++) {
    const op = compiled.ops[pc];
    if (op.op === "choose" && op.ask === "target") {
      if (readsCost(op)) continue;
      if (candidatesFor(context, op, []).length < boundsOf(context, op).least)
        return refuse("cards.targets.none", { card });
    } else if (op.op === "choose-seat" && candidatesFor(context, op, []).length === 0)
      return refuse("cards.targets.none", { card });
  }
  return needsTrial(compiled) && !canFinish(game, context, poll)
    ? refuse("cards.targets.none-after-paying", { card })
    : undefined;
}

/** Gold cannot be avoided in paying. */
const mustPayGold = (costs: ReturnType<typeof listOfCosts>): boolean =>
  costs.some((cost) => "pay" in cost && cost.pay === "gold");

const trials = new Map<number, boolean>();

/** Whether paying can change what may be chosen: then the declaration is tried out to its end (R-C02). */
function needsTrial(compiled: Compiled): boolean {
  const known = trials.get(compiled.number);
  if (known !== undefined) return known;
  const declaring = compiled.ops.slice(0, compiled.declared);
  const targets = declaring.filter((op) => op.op === "choose" && op.ask === "target");
  const isPaid = declaring.some((op) => op.op !== "choose-seat" && !(op.op === "choose" && op.ask === "target"));
  const isSensitive = targets.some(
    (op) => op.op === "choose" && (readsCost(op) || sensitive.some((word) => word in op.what.choose)),
  );
  const needed = targets.length > 0 && isPaid && isSensitive;
  trials.set(compiled.number, needed);
  return needed;
}

const sensitive = [
  "kneeling",
  "str",
  "power",
  "gold",
  "attachments",
  "role",
  "icon",
  "noIcon",
  "keyword",
  "or",
  "not",
  "where",
  "cost",
];
/** A target that is judged by what was paid. */
const readsCost = (op: { readonly what: unknown }): boolean => /"that"|"X"|"number"/.test(JSON.stringify(op.what));
