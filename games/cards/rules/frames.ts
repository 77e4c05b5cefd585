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
