import { type Cards, destinationIds, placesOf, TO_DEAD, TO_DISCARD } from "../state/layout.ts";
import { cardOfRef, pileOfRef } from "../state/refs.ts";

/** What left play in this phase is remembered by its pile (R-C75): no body outlives its window. */
export function noteLost(game: Cards, card: number, owner: number, destination: number): void {
  if (destination !== TO_DEAD && destination !== TO_DISCARD) return;
  const { lost } = placesOf(game);
  const row = lost.add(game);
  game[row + lost.field.card] = card;
  game[row + lost.field.seat] = owner;
  game[row + lost.field.pile] = destination;
}

/** How many of such a card left play for this pile in this phase, and lie there still. */
export function timesLost(game: Cards, ref: number): number {
  let count = 0;
  const { lost } = placesOf(game);
  for (let row = 0; row < lost.count(game); row++) if (isLostAs(game, row, ref)) count++;
  return count;
}

function isLostAs(game: Cards, row: number, ref: number): boolean {
  const { lost } = placesOf(game);
  const at = lost.row(row);
  const place = pileOfRef(ref);
  return (
    game[at + lost.field.card] === cardOfRef(ref) &&
    game[at + lost.field.seat] === place?.seat &&
    destinationIds[game[at + lost.field.pile]] === place.zone
  );
}

/** Takes a card out of its pile; what was lost last is taken first. */
export function takeFromPile(game: Cards, ref: number): void {
  const place = pileOfRef(ref);
  if (place === undefined) throw new Error("a card by name lies in no pile");
  placesOf(game).piles[place.zone][place.seat].take(game, cardOfRef(ref));
  const { lost } = placesOf(game);
  for (let row = lost.count(game) - 1; row >= 0; row--)
    if (isLostAs(game, row, ref)) {
      lost.remove(game, row);
      return;
    }
}
