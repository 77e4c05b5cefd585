import { NONE } from "../data/names.ts";
import { settle } from "../derived/derive.ts";
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
import { unbind } from "./context.ts";
import { topLevel } from "./frames.ts";
import { frameworks } from "./framework.ts";
import { happeningNumber } from "./happenings.ts";
import { finishLeaving } from "./leaving.ts";
import { endIfEmpty } from "./participants.ts";
import { beginPassives, beginReplacements } from "./passives.ts";
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

export const window: Procedure = (game, tell) => {
  const level = topLevel(game);
  settle(game);
  if (beginReplacements(game)) return;
  const actor = frames.getAt(game, level, reg.actor);
  const framework = frames.getAt(game, level, reg.framework);
  const step = framework === NONE ? undefined : frameworks[frameworkIds[framework]];
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
    default:
      close(game, level, tell);
      step?.end?.(game, level, tell);
  }
};

/** What leaves is gone; every opportunity is closed. */
function close(game: Cards, level: number, tell?: TellRule): void {
  noteIdle(game);
  leaveChallenge(game);
  finishLeaving(game, tell);
  const { happenings } = placesOf(game);
  game.fill(0, happenings.at, happenings.at + happenings.length);
  forgetUses(game, PER_OCCURRENCE);
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (isTaken(game, body)) game[rowOf(body) + at.since] = 0;
  forgetThreats(game, level);
  unbind(game, level);
  frames.pop(game);
  settle(game);
  if (game[CHALLENGE] !== NONE) endIfEmpty(game, tell);
}

const TRIGGERED = happeningNumber("triggered");

/** An action without any result may not be taken again until something has changed (R-C58). */
function noteIdle(game: Cards): void {
  const { happenings } = placesOf(game);
  const field = happenings.field;
  const count = happenings.count(game);
  const row = happenings.row(0);
  const isIdle = count === 1 && game[row + field.kind] === TRIGGERED;
  if (!isIdle) {
    forgetUses(game, PER_SEGMENT);
    return;
  }
  const [ability, source] = [game[row + field.amount], game[row + field.subject]];
  noteUse(game, PER_SEGMENT, 0, { ability, source, card: game[row + field.card], seat: game[row + field.seat] });
}

/** What leaves play leaves the challenge with the window, and not before (R-C16). */
function leaveChallenge(game: Cards): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && isLeaving(game, body) && roleOf(game, body) !== NONE) {
      game[rowOf(body) + at.role] = NONE;
      touch(game);
    }
}
