import { NONE } from "./data/names.ts";
import { cardIds } from "./pool/index.ts";
import { hiddenCard } from "./rules/leaving.ts";
import { placeOfPlots } from "./rules/plots.ts";
import { bodyCount, cardOf, controllerOf, faces, hostOf, isTaken, ownerOf } from "./state/bodies.ts";
import { type Cards, HOUSE, placesOf } from "./state/layout.ts";
import { isOut, seatsIn } from "./state/seats.ts";

/** The books: owner by owner, what lies in piles and on the table is what the deck list says. */
export function audit(game: Cards): readonly string[] {
  const wrong: string[] = [];
  for (let seat = 0; seat < seatsIn(game); seat++) auditCards(game, seat, wrong);
  for (let body = 0; body < bodyCount(game); body++) if (isTaken(game, body)) auditBody(game, body, wrong);
  return wrong;
}

const zones = ["deck", "hand", "discard", "dead", "shadows", "aside"] as const;

function auditCards(game: Cards, seat: number, wrong: string[]): void {
  const { piles } = placesOf(game);
  const list = piles.list[seat];
  // Before decks are dealt there is nothing to count.
  if (piles.deck[seat].count(game) === 0 && game[HOUSE + seat] === NONE && !isOut(game, seat)) return;
  const counts = new Map<number, number>();
  const add = (card: number, by: number): void => void counts.set(card, (counts.get(card) ?? 0) + by);
  for (const zone of zones) for (const card of piles[zone][seat].all(game)) add(card, 1);
  const plots = placeOfPlots(game, seat);
  for (const zone of ["plots", "used"] as const) for (const card of piles[zone][plots].all(game)) add(card, 1);
  for (let body = 0; body < bodyCount(game); body++) {
    if (!isTaken(game, body) || ownerOf(game, body) !== seat || faces[cardOf(game, body)].type === "title") continue;
    add(hiddenCard(game, body) ?? cardOf(game, body), 1);
  }
  for (const card of list.all(game)) add(card, -1);
  for (const [card, count] of counts)
    if (count !== 0) wrong.push(`list: ${count > 0 ? "too many" : "too few"} ${cardIds[card]}`);
}

function auditBody(game: Cards, body: number, wrong: string[]): void {
  const host = hostOf(game, body);
  if (host !== NONE && (!isTaken(game, host) || host === body))
    wrong.push(`bodies: ${cardIds[cardOf(game, body)]} lies on nothing`);
  if (ownerOf(game, body) >= seatsIn(game) || controllerOf(game, body) >= seatsIn(game))
    wrong.push(`bodies: ${cardIds[cardOf(game, body)]} is nobody's`);
}
