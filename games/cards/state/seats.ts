import { type Cards, FIRST, OUT, SEATS } from "./layout.ts";

/** Players as they sit: one, two, … in clockwise order. */
export type Seat = number;

export const seatsIn = (game: Cards): number => game[SEATS];
export const isOut = (game: Cards, seat: Seat): boolean => ((game[OUT] >> seat) & 1) === 1;
/** Everybody still in the game, a bit each. */
export const stillIn = (game: Cards): number => ((1 << game[SEATS]) - 1) & ~game[OUT];

/** The next player still in the game, clockwise. */
export function leftOf(game: Cards, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % game[SEATS];
  while (isOut(game, next) && next !== seat);
  return next;
}

/** The player himself, or whoever is next still in the game. */
export const hereOrLeft = (game: Cards, seat: Seat): Seat => (isOut(game, seat) ? leftOf(game, seat) : seat);

/** Everybody still in the game, from a player on, clockwise. */
export function inOrderFrom(game: Cards, seat: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < game[SEATS]; i++) {
    const next = (seat + i) % game[SEATS];
    if (!isOut(game, next)) order.push(next);
  }
  return order;
}

export const inOrder = (game: Cards): Seat[] => inOrderFrom(game, game[FIRST]);
