import {
  type Answer,
  ATTACKER,
  abilities,
  CARD_SOURCE,
  CHALLENGE,
  type Context,
  cardOf,
  claimOf,
  compiledAt,
  contextAt,
  contextOf,
  costToPlay,
  DEFENDER,
  faces,
  isResolve,
  NONE,
  own,
  threatOf,
  topLevel,
} from "@weirwood/cards/questions";
import type { CardsDecision } from "@weirwood/cards/rules";
import { claimStake } from "./challenges.ts";
import type { Mind } from "./mind.ts";
import { Reading } from "./reading.ts";
import { bearerSign, bodyWorth, cardWorth } from "./worth.ts";

/** What to do in a round of actions, saves or responses; passing is worth nothing. */

/** An event in hand may do more later: what it does now must be worth this much. */
const EVENT_KEPT = 0.8;
/** Whatever gains less is left alone. */
const BOTHER = 0.25;
/** What makes cards cheaper comes before the cards. */
const BEFORE_PLAYING = 20;

/** Whether nothing but good sense ends the use of a text: an action without cost or limit. */
export function isFree(answer: CardsDecision): boolean {
  if (answer.kind !== "act") return false;
  const { ability, isEvent, card } = abilities[answer.ability];
  return (
    card !== NONE && !isEvent && ability.kind === "action" && ability.cost === undefined && ability.limit === undefined
  );
}

export function actWorth(mind: Mind, answer: Answer<"act">): number {
  const { ability, source } = answer;
  switch (ability) {
    case own.play:
    case own["play-on-house"]:
      return playWorth(mind, source - CARD_SOURCE, Math.max(0, answer.x));
    case own.ambush:
      return 0.8 * cardWorth[source - CARD_SOURCE] - 0.25 * costToPlay(mind.view, mind.me, source - CARD_SOURCE, 0);
    case own.duplicate:
      return 3;
    case own["duplicate-save"]:
      return mind.tastes.loyalty * bodyWorth(mind.view, source) - 0.8;
    case own["cancel-for"]:
      return cancelWorth(mind) - 1;
    case own["redirect-attack"]:
    case own["take-the-challenge"]:
      return -1;
  }
  const { kind, isEvent } = abilities[ability];
  const context = contextOfAct(mind, answer);
  let worth = new Reading(mind, context, ability).worthFrom(0) - BOTHER;
  if (isEvent) worth -= EVENT_KEPT;
  if (kind === "save") worth += saveWorth(mind, answer.on);
  if (kind === "cancel") worth += cancelWorth(mind);
  return worth > 0 && isReduction[ability] ? worth + BEFORE_PLAYING : worth;
}

const isReduction: readonly boolean[] = abilities.map(({ ops }) =>
  ops.some((op) => op.op === "do" && op.effect.do === "reduce-next"),
);

function contextOfAct({ view, me }: Mind, { ability, source, x, on }: Answer<"act">): Context {
  const isInPlay = source < CARD_SOURCE;
  const context = contextOf(view, me, isInPlay ? source : NONE, isInPlay ? cardOf(view, source) : source - CARD_SOURCE);
  context.ability = ability;
  context.x = Math.max(0, x);
  context.on = on < 0 ? NONE : on;
  context.isSave = abilities[ability].kind === "save";
  return context;
}

/** The dearest first, and income before everything. */
function playWorth(mind: Mind, card: number, x: number): number {
  const cost = costToPlay(mind.view, mind.me, card, x);
  const { gold = 0, type } = faces[card];
  const worth = cardWorth[card] + 0.4 * x + 3 * mind.tastes.greed * gold + mind.tastes.fancy(card);
  if (type === "attachment" && bearerSign(card) < 0) return hasVictim(mind) ? worth - 0.4 * cost : -1;
  return worth - 0.4 * cost;
}

/** Whether another player has a character that deserves a bane. */
const hasVictim = (mind: Mind): boolean => mind.characters((body) => mind.signOf(body) < 0).length > 0;

function saveWorth(mind: Mind, on: number): number {
  if (on < 0) return 0;
  const { subject } = threatOf(mind.view, on);
  return mind.signOf(subject) * bodyWorth(mind.view, subject);
}

/** What is about to happen, undone. */
function cancelWorth(mind: Mind): number {
  const { view, me } = mind;
  const level = topLevel(view) - 1;
  if (isResolve(view, level)) {
    const { number, declared } = compiledAt(view, level);
    return -new Reading(mind, contextAt(view, level), number).worthFrom(declared);
  }
  if (view[CHALLENGE] === NONE || claimOf(view, view[ATTACKER]) === 0) return 0;
  const stake = claimStake(mind, view[CHALLENGE], view[ATTACKER], view[DEFENDER]);
  return view[DEFENDER] === me ? stake : view[ATTACKER] === me ? -stake : 0;
}
