import { iconIds } from "../data/names.ts";
import { type Cards, CH_FLAGS, EXTRA, MOST_OWED, placesOf, UNOPPOSED_ONLY } from "../state/layout.ts";

/** Challenges that texts demand before any other, or offer as the next one: a queue for each player. */

interface Owed {
  readonly seat: number;
  readonly type: number;
  /** No other challenge comes before it; one that is only offered lapses with the next that is another. */
  readonly isDemanded: boolean;
  readonly isUnopposedOnly: boolean;
}

export function owe(game: Cards, { seat, type, isDemanded, isUnopposedOnly }: Owed): void {
  const { owed } = placesOf(game);
  if (owed.count(game) === MOST_OWED) return;
  const row = owed.add(game);
  game[row + owed.field.seat] = seat;
  game[row + owed.field.type] = type;
  game[row + owed.field.isDemanded] = isDemanded ? 1 : 0;
  game[row + owed.field.isUnopposedOnly] = isUnopposedOnly ? 1 : 0;
}

/** The rows of a player, the first in his queue first. */
function rowsOf(game: Cards, seat: number): number[] {
  const { owed } = placesOf(game);
  const rows: number[] = [];
  for (let row = 0; row < owed.count(game); row++) if (game[owed.row(row) + owed.field.seat] === seat) rows.push(row);
  return rows;
}

/** The type that a player's next challenge must have; undefined where none is demanded. */
export function demandedOf(game: Cards, seat: number): number | undefined {
  const { owed } = placesOf(game);
  const row = rowsOf(game, seat).find((one) => game[owed.row(one) + owed.field.isDemanded] === 1);
  return row === undefined ? undefined : game[owed.row(row) + owed.field.type];
}

/** A player's challenge begins: it is the first of that type in his queue, and what was offered to be next instead has lapsed. */
export function meetOwed(game: Cards, seat: number, type: number): void {
  const { owed } = placesOf(game);
  const rows = rowsOf(game, seat);
  const met = rows.find((row) => game[owed.row(row) + owed.field.type] === type);
  if (met !== undefined && game[owed.row(met) + owed.field.isUnopposedOnly] === 1) game[CH_FLAGS] |= UNOPPOSED_ONLY;
  const gone = rows.filter((row) => row === met || (met === undefined && !isDemanded(game, row)));
  for (const row of gone.reverse()) {
    if (row !== met) game[EXTRA + seat * iconIds.length + game[owed.row(row) + owed.field.type]]--;
    owed.remove(game, row);
  }
}

const isDemanded = (game: Cards, row: number): boolean => {
  const { owed } = placesOf(game);
  return game[owed.row(row) + owed.field.isDemanded] === 1;
};

/** A player who has finished owes nothing any more. */
export function forgetOwed(game: Cards, seat: number): void {
  for (const row of rowsOf(game, seat).reverse()) placesOf(game).owed.remove(game, row);
}
