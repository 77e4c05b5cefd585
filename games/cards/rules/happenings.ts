import { NONE } from "../data/names.ts";
import type { Body } from "../state/bodies.ts";
import { cardOf } from "../state/bodies.ts";
import { type Cards, frames, placesOf } from "../state/layout.ts";
import { type CauseId, causeIds, type HappeningId, happeningIds } from "../words/index.ts";

/** What has happened in the window that is open: every opportunity and every passive comes from here. */

export interface Happened {
  readonly subject?: Body;
  readonly card?: number;
  /** Who did it, or to whom it happened. */
  readonly seat?: number;
  /** Whose effect brought it about. */
  readonly by?: number;
  readonly cause?: CauseId;
  readonly other?: Body;
  readonly amount?: number;
}

const kindNumbers = Object.fromEntries(happeningIds.map((id, number) => [id, number])) as {
  readonly [id in HappeningId]: number;
};
const causeNumbers = Object.fromEntries(causeIds.map((id, number) => [id, number])) as {
  readonly [id in CauseId]: number;
};

export const happeningNumber = (kind: HappeningId): number => kindNumbers[kind];

/** Nothing triggers before the first round, so outside a window nothing is noted. */
export function happen(game: Cards, kind: HappeningId, what: Happened): void {
  if (!isWindowOpen(game)) return;
  const { happenings } = placesOf(game);
  const at = happenings.add(game);
  const field = happenings.field;
  game[at + field.kind] = kindNumbers[kind];
  if (what.subject !== undefined) {
    game[at + field.subject] = what.subject;
    game[at + field.card] = cardOf(game, what.subject);
  }
  if (what.card !== undefined) game[at + field.card] = what.card;
  if (what.seat !== undefined) game[at + field.seat] = what.seat;
  if (what.by !== undefined) game[at + field.by] = what.by;
  if (what.cause !== undefined) game[at + field.cause] = causeNumbers[what.cause];
  if (what.other !== undefined) game[at + field.other] = what.other;
  if (what.amount !== undefined) game[at + field.amount] = what.amount;
}

export const happeningCount = (game: Cards): number => placesOf(game).happenings.count(game);

/** The level of the window that is open, or NONE. Windows never lie inside one another. */
export function windowLevel(game: Cards): number {
  const { window } = frames.kinds;
  for (let level = frames.depth(game) - 1; level >= 0; level--) if (frames.kindAt(game, level) === window) return level;
  return NONE;
}

export const isWindowOpen = (game: Cards): boolean => windowLevel(game) !== NONE;
