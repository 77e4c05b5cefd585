import { own } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { listOfCosts, type Op } from "../compiled/ops.ts";
import { NONE } from "../data/names.ts";
import { settle } from "../derived/derive.ts";
import { hasFlag, NOT_SAVED_AT_ZERO } from "../derived/words.ts";
import { AS_PASSIVE, AS_REPLACEMENT, AS_RESPONSE, type Cards, FIRST, frames, SAVE_POLL } from "../state/layout.ts";
import { isBodyRef } from "../state/refs.ts";
import { leftOf } from "../state/seats.ts";
import type { Effect } from "../words/index.ts";
import { declarePlay, executePlay } from "./bringing.ts";
import { holds } from "./conditions.ts";
import { boundTo, type Context, unbind } from "./context.ts";
import { discardHand, tollSum, tollsOf } from "./costs.ts";
import { bodiesMeant } from "./effects/picking.ts";
import { compiledAt, contextAt, topLevel } from "./frames.ts";
import { beginPassives, beginReplacements } from "./gathering.ts";
import { isGoldChosen, payGold } from "./gold.ts";
import { windowLevel } from "./happenings.ts";
import { mayLeave } from "./leaving.ts";
import { redirectAttack, takeTheChallenge } from "./melee-course.ts";
import { run } from "./operations.ts";
import { isOwnPlay } from "./playing-cards.ts";
import { useReductions } from "./reductions.ts";
import { cancelThing, thingBelow } from "./saving.ts";
import type { Procedure, TellRule } from "./step.ts";
import { AT_ZERO, BY_DISCARDING, BY_KILLING, forgetThreats, NO_SAVE, threaten } from "./threats.ts";

/**
 * An ability is resolved: declared, saved from or cancelled, carried out, and then what it triggers passively (FAQ, detail of
 * an action). Saves and cancels trigger nothing yet: that waits for what they were played against (R-C04).
 */

const { steps, registers } = frames;
const at = registers.resolve;

export const resolve: Procedure = (game, tell) => {
  const level = topLevel(game);
  settle(game);
  if (beginReplacements(game)) return;
  const how = frames.getAt(game, level, at.how);
  switch (frames.step(game)) {
    case steps.resolve.declare:
      declare(game, level, tell);
      return;
    case steps.resolve.save:
      frames.setStep(game, steps.resolve.execute);
      if (how !== AS_REPLACEMENT) frames.begin(game, "poll", { kind: SAVE_POLL, from: starterOf(game, level) });
      return;
    case steps.resolve.execute:
      if (frames.getAt(game, level, at.cancelled) === 0 && !execute(game, level, tell)) return;
      frames.setStep(game, steps.resolve.passives);
      return;
    case steps.resolve.passives:
      frames.setStep(game, steps.resolve.end);
      if (how === AS_RESPONSE || how === AS_PASSIVE) beginPassives(game);
      return;
    default:
      forgetThreats(game, level);
      unbind(game, level);
      frames.pop(game);
  }
};

function declare(game: Cards, level: number, tell?: TellRule): void {
  const compiled = compiledAt(game, level);
  if (isOwnPlay(compiled.number)) {
    if (declarePlay(game, level, tell)) frames.setStep(game, steps.resolve.save);
    return;
  }
  if (compiled.number === own["cancel-for"]) payForCancelling(game, level, tell);
  const isNew = frames.getAt(game, level, at.pc) === 0 && frames.getAt(game, level, at.place) === 0;
  if (isNew && !payTolls(game, level, tell)) return;
  if (!run(game, level, compiled.declared, tell)) {
    // A mandatory choice with nothing to choose: the ability is passed over (R-C08).
    if (topLevel(game) === level && !beginReplacements(game)) frames.setStep(game, steps.resolve.end);
    return;
  }
  if (compiled.isEvent && frames.getAt(game, level, at.source) !== NONE)
    useReductions(game, frames.getAt(game, level, at.seat), compiled.card);
  announceThreats(game, level);
  frames.setStep(game, steps.resolve.save);
}

/** Pays what others ask for using a card; false while the payer chooses which gold. */
function payTolls(game: Cards, level: number, tell?: TellRule): boolean {
  const how = frames.getAt(game, level, at.how);
  if (how === AS_PASSIVE || how === AS_REPLACEMENT) return true;
  const seat = frames.getAt(game, level, at.seat);
  const source = frames.getAt(game, level, at.source);
  if (!isGoldChosen(game, level, seat, tollSum(game, seat, source, "ability"))) return false;
  for (const { gold, to } of tollsOf(game, seat, source, "ability"))
    payGold(game, level, { seat, count: gold, to }, tell);
  return true;
}

function payForCancelling(game: Cards, level: number, tell?: TellRule): void {
  const thing = thingBelow(game, level);
  const text = compiledAt(game, thing).ability;
  const cost = "cancelledFor" in text ? text.cancelledFor : undefined;
  for (const one of listOfCosts(cost))
    if ("do" in one && one.do === "discard-hand") discardHand(game, frames.getAt(game, level, at.seat), tell);
}

/** Who may answer first: left of whoever acted; after a step of the rules, the first player (R-C66). */
function starterOf(game: Cards, level: number): number {
  const how = frames.getAt(game, level, at.how);
  if (how !== AS_PASSIVE) return leftOf(game, frames.getAt(game, level, at.seat));
  const window = windowLevel(game);
  const actor = window === NONE ? NONE : frames.getAt(game, window, registers.window.actor);
  return actor === NONE ? game[FIRST] : leftOf(game, actor);
}

function execute(game: Cards, level: number, tell?: TellRule): boolean {
  const compiled = compiledAt(game, level);
  if (isOwnPlay(compiled.number)) {
    executePlay(game, level, tell);
    return true;
  }
  if (compiled.number === own["cancel-for"]) return cancelThing(contextAt(game, level), tell);
  if (compiled.number === own["redirect-attack"]) return redirectAttack(game, level, tell);
  if (compiled.number === own["take-the-challenge"]) return takeTheChallenge(game, level, tell);
  return run(game, level, compiled.ops.length, tell);
}

/** Notes what carrying it out would make leave play: that is what can be saved. */
function announceThreats(game: Cards, level: number): void {
  const { ops, declared, ability, number } = compiledAt(game, level);
  const context = contextAt(game, level);
  const isNever = "noSave" in ability && ability.noSave === true;
  const isTerminal = number === own["dies-at-zero"] || number === own["goes-at-zero"];
  const flags = (isNever ? NO_SAVE : 0) | (isTerminal ? AT_ZERO : 0);
  for (let pc = declared; pc < ops.length; pc++) {
    const op = ops[pc];
    if (op.op === "if" && !holds(context, op.when)) pc = op.to - 1;
    else if (op.op === "do") threatsIn(context, op, isTerminal && isUnsavable(game, context) ? flags | NO_SAVE : flags);
  }
}

const isUnsavable = (game: Cards, { source }: Context): boolean => hasFlag(game, source, NOT_SAVED_AT_ZERO);
const CLAIM = bindingNumber("claim");

function threatsIn(context: Context, op: Extract<Op, { op: "do" }>, flags: number): void {
  const { game, level } = context;
  const effect: Effect = op.effect;
  if (effect.do === "meet-claim") {
    for (const body of boundTo(game, level, CLAIM)) if (isBodyRef(body)) threaten(game, level, body, BY_KILLING, flags);
    return;
  }
  if (effect.do !== "kill" && effect.do !== "discard") return;
  const more = effect.noSave ? NO_SAVE : 0;
  for (const body of bodiesMeant(context, effect.what))
    if (mayLeave(game, body, effect.do === "kill" ? "killed" : "discarded"))
      threaten(game, level, body, effect.do === "kill" ? BY_KILLING : BY_DISCARDING, flags | more);
}
