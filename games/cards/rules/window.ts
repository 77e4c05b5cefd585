import { abilities } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import { settle } from "../derived/derive.ts";
import * as facts from "../derived/facts.ts";
import { touch } from "../derived/words.ts";
import { at, bodiesEnd, isLeaving, isTaken, roleOf, rowOf } from "../state/bodies.ts";
import {
  type Cards,
  CHALLENGE,
  FIRST,
  frames,
  frameworkIds,
  PER_OCCURRENCE,
  PER_SEGMENT,
  placesOf,
  RESPONSE_POLL,
  SAVE_POLL,
} from "../state/layout.ts";
import { hereOrLeft, leftOf } from "../state/seats.ts";
import { boundTo, unbind } from "./context.ts";
import { forgetCycle } from "./cycle.ts";
import { topLevel } from "./frames.ts";
import { frameworks } from "./framework.ts";
import { beginPassives, beginReplacements } from "./gathering.ts";
import { askForOrder, finishLeaving, isAnythingLeaving } from "./going.ts";
import { happeningCount, happeningNumber } from "./happenings.ts";
import { STACK } from "./leaving-order.ts";
import { endIfEmpty, updateTraits } from "./participants.ts";
import { IN_PLAY } from "./sources.ts";
import type { Procedure, TellRule } from "./step.ts";
import { forgetThreats } from "./threats.ts";
import { forgetUses, noteUse } from "./uses.ts";

/**
 * The window: one for each action of a player and for each step of the rules (FAQ, resolution of an action). Declared, saved
 * from or cancelled, executed; then passives, then one shared round of responses to whatever has happened in it; then it ends,
 * and what leaves is gone. Responses never have a window of their own.
 */

const { steps, registers } = frames;
const reg = registers.window;

/** The steps that the rules take, by number. */
const frameworkSteps = frameworkIds.map((id) => frameworks[id]);

export const window: Procedure = (game, tell) => {
  const level = topLevel(game);
  settle(game);
  if (beginReplacements(game)) return;
  const actor = frames.getAt(game, level, reg.actor);
  const framework = frames.getAt(game, level, reg.framework);
  const step = framework === NONE ? undefined : frameworkSteps[framework];
  switch (frames.step(game)) {
    case steps.window.declare:
      // An action has been declared, saved from and executed by the frame that lay on top of this one.
      if (step === undefined) frames.setStep(game, steps.window.passives);
      else if (step.declare === undefined || step.declare(game, level, tell)) frames.setStep(game, steps.window.save);
      return;
    case steps.window.save:
      frames.setStep(game, steps.window.execute);
      if (step?.isEnd !== true) frames.begin(game, "poll", { kind: SAVE_POLL, from: hereOrLeft(game, game[FIRST]) });
      return;
    case steps.window.execute:
      if (frames.getAt(game, level, reg.cancelled) === 0 && step?.execute(game, level, tell) === false) return;
      frames.setStep(game, steps.window.passives);
      return;
    case steps.window.passives:
      frames.setStep(game, steps.window.responses);
      beginPassives(game);
      return;
    case steps.window.responses:
      frames.setStep(game, steps.window.end);
      if (step?.isEnd === true) return;
      frames.begin(game, "poll", {
        kind: RESPONSE_POLL,
        from: actor === NONE ? hereOrLeft(game, game[FIRST]) : leftOf(game, actor),
      });
      return;
    case steps.window.end:
      if (askForOrder(game, level)) return;
      putAway(game, level, tell);
      frames.setStep(game, steps.window.closed);
      return;
    default:
      // Whoever was found eliminated only now leaves without more ado.
      if (happeningCount(game) === 0 && isAnythingLeaving(game)) {
        frames.setStep(game, steps.window.end);
        return;
      }
      // What holds only now that cards lie in their piles acts at once, and may be answered (2.8).
      frames.setStep(game, steps.window.responses);
      if (beginPassives(game) || happeningCount(game) > 0) return;
      frames.pop(game);
      if (game[CHALLENGE] !== NONE) endIfEmpty(game, tell);
      step?.end?.(game, level, tell);
  }
};

/** What leaves is gone; every opportunity is closed. */
function putAway(game: Cards, level: number, tell?: TellRule): void {
  noteIdle(game);
  leaveChallenge(game);
  finishLeaving(game, boundTo(game, level, STACK), tell);
  const { happenings } = placesOf(game);
  happenings.empty(game);
  frames.setAt(game, level, reg.gathered, 0);
  forgetUses(game, PER_OCCURRENCE);
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (isTaken(game, body)) game[rowOf(body) + at.since] = 0;
  forgetThreats(game, level);
  unbind(game, level);
}

const TRIGGERED = happeningNumber("triggered");
/** Abilities that use nothing up: a card that leaves hand or pile is a change. */
const isRepeatable: readonly boolean[] = abilities.map(({ from, isEvent }) => !isEvent && (from & IN_PLAY) !== 0);

/** An action without any result may not be taken again until something has changed (R-C58). */
function noteIdle(game: Cards): void {
  const { happenings } = placesOf(game);
  const field = happenings.field;
  const count = happenings.count(game);
  const row = happenings.row(0);
  const isIdle = count === 1 && game[row + field.kind] === TRIGGERED && isRepeatable[game[row + field.amount]];
  if (!isIdle) {
    forgetUses(game, PER_SEGMENT);
    return;
  }
  const [ability, source] = [game[row + field.amount], game[row + field.subject]];
  noteUse(game, PER_SEGMENT, 0, { ability, source, card: game[row + field.card], seat: game[row + field.seat] });
  // Nothing came of it, so that it is no loop either.
  forgetCycle(game);
}

/** What leaves play leaves the challenge with the window, and not before (R-C16). */
function leaveChallenge(game: Cards): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && isLeaving(game, body) && roleOf(game, body) !== NONE) {
      game[rowOf(body) + at.role] = NONE;
      updateTraits(game);
      touch(game, facts.ROLES);
    }
}
