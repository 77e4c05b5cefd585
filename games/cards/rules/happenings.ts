import { NONE } from "../data/names.ts";
import * as facts from "../derived/facts.ts";
import { touch } from "../derived/words.ts";
import type { Body } from "../state/bodies.ts";
import { cardOf } from "../state/bodies.ts";
import { type Cards, frames, placesOf } from "../state/layout.ts";
import { type CauseId, causeIds, type HappeningId, happeningIds } from "../words/index.ts";

/** What has happened in the window that is open: every opportunity and every passive comes from here. */

export interface Happened {
  readonly subject?: Body | undefined;
  readonly card?: number | undefined;
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

/** Which facts a happening changes; anything if nothing is said. Marks of a beginning or an end change none by themselves. */
const changedBy: { readonly [kind in HappeningId]?: number } = {
  triggered: 0,
  "phase-begins": 0,
  "phase-ends": 0,
  "round-ends": 0,
  saved: 0,
  cancelled: 0,
  bypassed: 0,
  "would-die": 0,
  "effect-revealed": 0,
  knelt: facts.KNEELING,
  stood: facts.KNEELING,
  declared: facts.ROLES,
  won: facts.CHALLENGES,
  lost: facts.CHALLENGES,
  claim: facts.CHALLENGES,
  "gold-paid": facts.GOLD,
  "income-counted": facts.GOLD,
  drew: facts.PILES,
  revealed: facts.PILES,
  "discarded-from-hand": facts.PILES,
  milled: facts.PILES,
  killed: facts.LEAVING,
  discarded: facts.LEAVING,
  returned: facts.LEAVING,
  "to-pile": facts.LEAVING,
  "to-bottom": facts.LEAVING,
  initiative: facts.FIRST_PLAYERS,
  dominance: facts.FIRST_PLAYERS,
};
const changed = Uint16Array.from(happeningIds, (id) => changedBy[id] ?? facts.ANYTHING);

/** What has happened since then triggers nothing. */
export function forgetSince(game: Cards, count: number): void {
  const { happenings } = placesOf(game);
  while (happenings.count(game) > count) happenings.remove(game, happenings.count(game) - 1);
}

/** Whatever happens may change what is derived. Nothing triggers before the first round, so outside a window nothing is noted. */
export function happen(game: Cards, kind: HappeningId, what: Happened): void {
  touch(game, changed[kindNumbers[kind]]);
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

/** A replacement takes hold as the card begins to leave: it was never on its way to where it would have gone (3.21, R-C17). */
export function wentElsewhere(game: Cards, row: number, destination: number): void {
  const { happenings } = placesOf(game);
  if (row !== NONE) game[happenings.row(row) + happenings.field.amount] = destination;
}
