import { NONE } from "../data/names.ts";
import {
  ACTION_POLL,
  ACTIVE,
  ask,
  type Cards,
  CH_FLAGS,
  CHALLENGE,
  CHALLENGE_OVER,
  frames,
  PER_SEGMENT,
  pollKinds,
  RESPONSE_POLL,
} from "../state/layout.ts";
import { hereOrLeft, isOut, stillIn } from "../state/seats.ts";
import { beginCalled } from "./challenge-course.ts";
import { couldAnybodyAct } from "./closing.ts";
import { forgetCycle } from "./cycle.ts";
import { isPhaseOver, isResolve, topLevel } from "./frames.ts";
import { askForCount } from "./repeating.ts";
import type { Procedure } from "./step.ts";
import { forgetUses } from "./uses.ts";

/** A round of actions, saves or responses is opened, or closed. */

const at = frames.registers.poll;

/** Asks everybody still in the game, or closes the round. */
export const poll: Procedure = (game, tell) => {
  const kind = frames.get(game, at.kind);
  if (kind === ACTION_POLL && beginCalled(game, tell)) return;
  if (isClosed(game, kind) || !couldAnybodyAct(game, kind)) {
    if (kind === ACTION_POLL) endSegment(game);
    frames.pop(game);
    return;
  }
  if (kind === ACTION_POLL && askForCount(game)) return;
  frames.set(game, at.from, hereOrLeft(game, frames.get(game, at.from)));
  ask.open(game, pollKinds[kind], stillIn(game));
};

/** There is nothing left to save or cancel, or the challenge, turn or phase in which one would act is over (R-C74, R-C67). */
function isClosed(game: Cards, kind: number): boolean {
  if (kind === RESPONSE_POLL) return false;
  const thing = topLevel(game) - 1;
  if (kind === ACTION_POLL)
    return (
      isPhaseOver(game) ||
      (game[CHALLENGE] !== NONE && (game[CH_FLAGS] & CHALLENGE_OVER) !== 0) ||
      (game[CHALLENGE] === NONE && frames.kindAt(game, thing) === frames.kinds.challenge) ||
      (game[ACTIVE] !== NONE && isOut(game, game[ACTIVE]))
    );
  const register = isResolve(game, thing) ? frames.registers.resolve.cancelled : frames.registers.window.cancelled;
  return frames.getAt(game, thing, register) === 1;
}

/** What was tried without result, and what might have become a cycle, is forgotten. */
export function endSegment(game: Cards): void {
  forgetUses(game, PER_SEGMENT);
  forgetCycle(game);
}
