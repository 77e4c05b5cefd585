import type { Body } from "../state/bodies.ts";
import { type Cards, placesOf } from "../state/layout.ts";

/** What the effect that is about to be carried out would make leave play: whoever saves, saves from this. */

export const [BY_KILLING, BY_DISCARDING] = [0, 1];
export const [SAVED, NO_SAVE, AT_ZERO] = [1, 2, 4];

export function threaten(game: Cards, level: number, subject: Body, how: number, flags: number): void {
  const { threats } = placesOf(game);
  const at = threats.add(game);
  game[at + threats.field.level] = level;
  game[at + threats.field.subject] = subject;
  game[at + threats.field.how] = how;
  game[at + threats.field.flags] = flags;
}

/** The rows of the threats of a level. */
export function threatsAt(game: Cards, level: number): number[] {
  const { threats } = placesOf(game);
  const rows: number[] = [];
  for (let row = 0; row < threats.count(game); row++)
    if (game[threats.row(row) + threats.field.level] === level) rows.push(row);
  return rows;
}

export function threatOf(
  game: Cards,
  row: number,
): { readonly level: number; readonly subject: Body; readonly how: number; readonly flags: number } {
  const { threats } = placesOf(game);
  const at = threats.row(row);
  const field = threats.field;
  return {
    level: game[at + field.level],
    subject: game[at + field.subject],
    how: game[at + field.how],
    flags: game[at + field.flags],
  };
}

export function markSaved(game: Cards, row: number): void {
  const { threats } = placesOf(game);
  game[threats.row(row) + threats.field.flags] |= SAVED;
}

/** Whether a body was saved from what a level does. */
export function isSaved(game: Cards, level: number, body: Body): boolean {
  if (level < 0) return false;
  return threatsAt(game, level).some((row) => {
    const { subject, flags } = threatOf(game, row);
    return subject === body && (flags & SAVED) !== 0;
  });
}

export function forgetThreats(game: Cards, level: number): void {
  const { threats } = placesOf(game);
  for (let row = threats.count(game) - 1; row >= 0; row--)
    if (game[threats.row(row) + threats.field.level] === level) threats.remove(game, row);
}
