import { hideDice, placeDice, type Seed, shuffleBytes } from "@weirwood/kernel";
import { bit } from "./asks.ts";
import { AREAS, DECK_SIZE, DECKS, HOUSES, sortedDecks, UNKNOWN } from "./board.ts";
import { houseOfSeat } from "./flow.ts";
import {
  ANSWERED,
  BIDS,
  blankState,
  CHOSEN,
  DECK,
  DICE,
  LIES_OPEN,
  PLACED,
  PLAYERS,
  SEEN,
  sections,
  type Throne,
} from "./layout.ts";

/**
 * What one seat may know: everything but the dice, the order of the decks, and the secret answers of the others. Whether
 * others have answered is hidden too.
 */
export function view(game: Throne, viewer: number): Throne {
  const seen = blankState();
  for (const { at, length, isOpen } of sections) if (isOpen) seen.set(game.subarray(at, at + length), at);
  showDecks(game, seen);
  hideDice(seen, DICE);
  if (viewer < 0 || viewer >= game[PLAYERS]) return seen;
  const house = houseOfSeat(game, viewer);
  seen[ANSWERED] = game[ANSWERED] & bit(house);
  const placed = PLACED + house * AREAS;
  seen.set(game.subarray(placed, placed + AREAS), placed);
  seen[BIDS + house] = game[BIDS + house];
  seen[CHOSEN + house] = game[CHOSEN + house];
  return seen;
}

/** Cards that lie open, and those that everybody saw go under; the rest is face down. */
function showDecks(game: Throne, seen: Throne): void {
  for (let deck = 0; deck < DECKS; deck++) {
    const at = DECK + deck * DECK_SIZE;
    const hiddenTo = DECK_SIZE - game[SEEN + deck];
    for (let place = 0; place < DECK_SIZE; place++) {
      const isSeen = place >= hiddenTo || (place === 0 && game[LIES_OPEN] === 1);
      seen[at + place] = isSeen ? game[at + place] : UNKNOWN;
    }
  }
}

/** A state that fits a view: fresh dice, and the cards nobody has seen dealt face down at random. */
export function imagine(seen: Throne, seed: Seed): Throne {
  const game = seen.slice();
  placeDice(game, DICE, seed);
  for (let deck = 0; deck < DECKS; deck++) dealUnseen(game, deck);
  return game;
}

const unseen = new Uint8Array(DECK_SIZE);

function dealUnseen(game: Throne, deck: number): void {
  const at = DECK + deck * DECK_SIZE;
  const left = [...sortedDecks[deck]];
  for (let place = 0; place < DECK_SIZE; place++) {
    const known = left.indexOf(game[at + place]);
    if (known >= 0) left.splice(known, 1);
  }
  unseen.set(left);
  shuffleBytes(game, DICE, 0, left.length, unseen);
  let next = 0;
  for (let place = 0; place < DECK_SIZE; place++) {
    if (game[at + place] === UNKNOWN) game[at + place] = unseen[next++];
  }
}

if (HOUSES > 8) throw new Error("a set of houses is one byte");
