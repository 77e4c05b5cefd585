import { ACTION_POLL, type Cards, FIRST, type FrameworkId, frames, frameworkIds } from "../state/layout.ts";
import { hereOrLeft } from "../state/seats.ts";

/** The two things of which phases and challenges are made: steps of the rules, and segments of actions. */

export function beginStep(game: Cards, step: FrameworkId): void {
  frames.begin(game, "window", { framework: frameworkIds.indexOf(step) });
}

/** Everybody may act, the first player first. */
export function beginActions(game: Cards, segment = 0): void {
  frames.begin(game, "poll", { kind: ACTION_POLL, from: hereOrLeft(game, game[FIRST]), segment });
}
