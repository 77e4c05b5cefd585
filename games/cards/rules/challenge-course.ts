import { NONE } from "../data/names.ts";
import {
  CALLED_AGAINST,
  CALLED_BY,
  CALLED_TYPE,
  type Cards,
  CH_FLAGS,
  CHALLENGE,
  CHALLENGE_OVER,
  DEFENDER,
  frames,
  STEP_CANCELLED,
} from "../state/layout.ts";
import { isOut } from "../state/seats.ts";
import { hasAttacker } from "./challenge.ts";
import { declareChallenge, endChallenge } from "./declaring.ts";
import { isPhaseOver } from "./frames.ts";
import { beginActions, beginStep } from "./segments.ts";
import type { Procedure, TellRule } from "./step.ts";

/**
 * The course of a challenge: attackers, actions, defenders, actions, resolution. It is called by a player's turn, or by a text in
 * any phase.
 */

const { steps, kinds } = frames;

export const challengeCourse: Procedure = (game, tell) => {
  const isOver = (game[CH_FLAGS] & CHALLENGE_OVER) !== 0 || isPhaseOver(game) || isOut(game, game[DEFENDER]);
  if (game[CHALLENGE] === NONE || isOver) {
    endChallenge(game, tell);
    frames.pop(game);
    return;
  }
  switch (frames.step(game)) {
    case steps.challenge.attackers:
      frames.setStep(game, steps.challenge.before);
      beginStep(game, "attackers");
      return;
    case steps.challenge.before:
      frames.setStep(game, steps.challenge.defenders);
      beginActions(game);
      return;
    case steps.challenge.defenders:
      frames.setStep(game, steps.challenge.after);
      beginStep(game, "defenders");
      return;
    case steps.challenge.after:
      // The Lord Commander has taken the challenge: back to the actions before (erratum).
      if (wasTaken(game)) {
        frames.setStep(game, steps.challenge.before);
        return;
      }
      frames.setStep(game, steps.challenge.resolution);
      beginActions(game);
      return;
    default:
      beginStep(game, "resolution");
  }
};

/** Whether the step of defenders that was just left had been cancelled. */
function wasTaken(game: Cards): boolean {
  if ((game[CH_FLAGS] & STEP_CANCELLED) === 0) return false;
  game[CH_FLAGS] &= ~STEP_CANCELLED;
  return true;
}

export const beginCourse = (game: Cards): void => frames.push(game, kinds.challenge);

/** Begins a challenge that was called, where none goes on; whether there was one. */
export function beginCalled(game: Cards, tell?: TellRule): boolean {
  if (game[CALLED_TYPE] === NONE || game[CHALLENGE] !== NONE) return false;
  const [type, by, against] = [game[CALLED_TYPE], game[CALLED_BY], game[CALLED_AGAINST]];
  for (const cell of [CALLED_TYPE, CALLED_BY, CALLED_AGAINST]) game[cell] = NONE;
  // What has happened since may have left nobody to attack or to be attacked.
  if (isOut(game, by) || isOut(game, against) || isPhaseOver(game) || !hasAttacker(game, by, type)) return false;
  declareChallenge(game, by, against, type, tell);
  beginCourse(game);
  return true;
}
