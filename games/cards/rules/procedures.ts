import { derive } from "../derived/derive.ts";
import { ask, type Cards, frames } from "../state/layout.ts";
import { begin } from "./acting.ts";
import { challengeCourse } from "./challenge-course.ts";
import { choice } from "./choice.ts";
import { type Course, course } from "./course.ts";
import { noteAction, noteAnswer } from "./cycle.ts";
import { answerChallenge, endDeserted } from "./declaring.ts";
import { doEffect } from "./effects/index.ts";
import { isOver } from "./elimination.ts";
import { passives, take } from "./gathering.ts";
import { phase, round } from "./phases.ts";
import { endSegment, poll } from "./polling.ts";
import { repeat } from "./repeating.ts";
import { resolve } from "./resolve.ts";
import { setUp } from "./setting-up.ts";
import { settleAll } from "./settling.ts";
import type { Procedure, TellRule } from "./step.ts";
import { checkVictory, endByRounds } from "./victory.ts";
import { window } from "./window.ts";

/** The course of the game: which procedure goes on. */

const { kinds } = frames;

const procedures: readonly Procedure[] = Object.assign([] as Procedure[], {
  [kinds["set-up"]]: setUp,
  [kinds.round]: round,
  [kinds.phase]: phase,
  [kinds.challenge]: challengeCourse,
  [kinds.window]: window,
  [kinds.resolve]: resolve,
  [kinds.poll]: poll,
  [kinds.passives]: passives,
  [kinds.choice]: choice,
});

/** What is set right at once: derived values, control, attachments, a challenge without participants, victory. */
function keepUp(game: Cards, tell?: TellRule): void {
  if (ask.isOpen(game)) return;
  settleAll(game, tell);
  if (endDeserted(game, tell)) settleAll(game, tell);
  checkVictory(game, tell);
  if (!isOver(game)) return;
  frames.clear(game);
}

function endFull(game: Cards, tell?: TellRule): void {
  ask.close(game);
  frames.clear(game);
  derive(game);
  endByRounds(game, tell);
}

Object.assign(course, {
  procedures,
  keepUp,
  begin,
  endSegment,
  noteAction,
  noteAnswer,
  take,
  challenge: answerChallenge,
  repeat,
  doEffect,
  endFull,
} satisfies Course);
