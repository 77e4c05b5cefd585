import { abilities, type Compiled } from "../compiled/abilities.ts";
import { type Cards, frames } from "../state/layout.ts";
import type { Context } from "./context.ts";

/** Registers of the procedures in progress, by the level of their frame. */

const { kinds } = frames;
const at = frames.registers.resolve;

export const isResolve = (game: Cards, level: number): boolean => frames.kindAt(game, level) === kinds.resolve;
export const topLevel = (game: Cards): number => frames.depth(game) - 1;

/** The ability that a frame resolves. */
export const compiledAt = (game: Cards, level: number): Compiled => abilities[frames.getAt(game, level, at.ability)];

/** From where the ability of a frame is read. */
export function contextAt(game: Cards, level: number): Context {
  const ability = frames.getAt(game, level, at.ability);
  return {
    game,
    seat: frames.getAt(game, level, at.seat),
    source: frames.getAt(game, level, at.source),
    card: frames.getAt(game, level, at.card),
    level,
    on: frames.getAt(game, level, at.on),
    x: frames.getAt(game, level, at.x),
    each: frames.getAt(game, level, at.each),
    ability,
    isSave: abilities[ability].kind === "save",
  };
}

/** The place of the phase that goes on in the list of the round. */
export function placeInRound(game: Cards): number {
  for (let level = 0; level < frames.depth(game); level++)
    if (frames.kindAt(game, level) === kinds.round) return frames.getAt(game, level, frames.registers.round.place) - 1;
  return 0;
}

/** Where a phase stands in its chart when a text has ended it: nothing is left of it but its end. */
export const PHASE_OVER = 90;

/** Whether a text has ended the phase that goes on. */
export function isPhaseOver(game: Cards): boolean {
  for (let level = 0; level < frames.depth(game); level++)
    if (frames.kindAt(game, level) === kinds.phase)
      return frames.getAt(game, level, frames.registers.phase.entry) === PHASE_OVER;
  return false;
}
