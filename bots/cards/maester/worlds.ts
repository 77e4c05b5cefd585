import { listOf, readyDecks } from "@weirwood/cards/decks";
import {
  bodiesEnd,
  type Cards,
  cardOf,
  faces,
  isFaceDown,
  isTaken,
  ownerOf,
  placesOf,
  seatsIn,
  UNKNOWN,
} from "@weirwood/cards/questions";
import { cards } from "@weirwood/cards/rules";
import { type Chance, chanceOf, type Seat, type Seed } from "@weirwood/kernel";

/** Lists of the ready-made decks, and how often each card is in them. */
const lists: readonly (readonly number[])[] = readyDecks.map(({ deck }) => listOf(deck));
const copies: readonly Uint8Array[] = lists.map((list) => {
  const counts = new Uint8Array(faces.length);
  for (const card of list) counts[card]++;
  return counts;
});

/**
 * A state that fits the view. Whoever has shown nothing but cards of a ready-made deck holds the rest of it, which anybody may
 * know; of other decks the rules make something up.
 */
export function imagine(view: Cards, seed: Seed): Cards {
  const chance = chanceOf(`decks ${seed}`);
  const told = cards.clone(view);
  for (let seat = 0; seat < seatsIn(view); seat++) tellList(told, seat, chance);
  return cards.imagine(told, seed);
}

function tellList(view: Cards, seat: Seat, chance: Chance): void {
  const pile = placesOf(view).piles.list[seat];
  if (!pile.has(view, UNKNOWN)) return;
  const known = knownOf(view, seat);
  const fits = lists.filter((list, deck) => list.length === pile.count(view) && isAmong(known, copies[deck]));
  if (fits.length === 0) return;
  const list = fits[chance.below(fits.length)];
  pile.empty(view);
  for (const card of list) pile.put(view, card);
}

/** Every card of a player that the view shows. */
function knownOf(view: Cards, seat: Seat): readonly number[] {
  const { piles } = placesOf(view);
  const known: number[] = [];
  for (const name of ["hand", "dead", "discard", "shadows", "plots", "used", "aside", "deck"] as const)
    for (const card of piles[name][seat].all(view)) if (card < faces.length) known.push(card);
  for (let body = 0; body < bodiesEnd(view); body++) {
    if (!isTaken(view, body) || isFaceDown(view, body) || ownerOf(view, body) !== seat) continue;
    const card = cardOf(view, body);
    if (faces[card].type !== "title") known.push(card);
  }
  return known;
}

function isAmong(known: readonly number[], counts: Uint8Array): boolean {
  const left = counts.slice();
  return known.every((card) => left[card]-- > 0);
}
