import { NONE } from "../data/names.ts";
import type { Body } from "../state/bodies.ts";
import { cardOf } from "../state/bodies.ts";
import { type Cards, placesOf } from "../state/layout.ts";

/** Abilities that wait for their turn: passives of a group, and replacements of what was just done. */

export interface Waiting {
  readonly ability: number;
  readonly source: Body;
  readonly card?: number;
  readonly on: number;
  readonly seat: number;
  /** What was chosen for it when it began to wait. */
  readonly target?: Body;
}

/** Replacements are kept apart, under a level that no frame has, until the operation that they replace is done. */
export const REPLACEMENTS = 64_000;

export function wait(game: Cards, level: number, waiting: Waiting): void {
  const { pending } = placesOf(game);
  const at = pending.add(game);
  const field = pending.field;
  game[at + field.level] = level;
  game[at + field.source] = waiting.source;
  game[at + field.card] = waiting.card ?? (waiting.source === NONE ? NONE : cardOf(game, waiting.source));
  game[at + field.ability] = waiting.ability;
  game[at + field.on] = waiting.on;
  game[at + field.seat] = waiting.seat;
  game[at + field.target] = waiting.target ?? NONE;
}

/** A replacement of what was just done. */
export const queue = (game: Cards, waiting: Waiting): void => wait(game, REPLACEMENTS, waiting);

/** The rows that wait at a level. */
export function waitingAt(game: Cards, level: number): number[] {
  const { pending } = placesOf(game);
  const rows: number[] = [];
  for (let row = 0; row < pending.count(game); row++)
    if (game[pending.row(row) + pending.field.level] === level) rows.push(row);
  return rows;
}

export function waitingOf(game: Cards, row: number): Required<Waiting> {
  const { pending } = placesOf(game);
  const at = pending.row(row);
  const field = pending.field;
  return {
    ability: game[at + field.ability],
    source: game[at + field.source],
    card: game[at + field.card],
    on: game[at + field.on],
    seat: game[at + field.seat],
    target: game[at + field.target],
  };
}

export const stopWaiting = (game: Cards, row: number): void => placesOf(game).pending.remove(game, row);

/** Whether anything waits at a level. */
export function isAnyWaiting(game: Cards, level: number): boolean {
  const { pending } = placesOf(game);
  const count = pending.count(game);
  for (let row = 0; row < count; row++) if (game[pending.row(row) + pending.field.level] === level) return true;
  return false;
}

/** Moves all replacements that were queued to a level of their own. */
export function claimReplacements(game: Cards, level: number): boolean {
  const { pending } = placesOf(game);
  const rows = waitingAt(game, REPLACEMENTS);
  for (const row of rows) game[pending.row(row) + pending.field.level] = level;
  return rows.length > 0;
}
