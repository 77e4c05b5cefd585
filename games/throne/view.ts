import { hideDice, placeDice, roll, type Seed, shuffle } from "@weirwood/kernel";
import { checkPlacement } from "./rules/single-orders.ts";
import { FACE_UP } from "./rules/westeros.ts";
import { bit } from "./state/asks.ts";
import { AREAS, DECK_SIZE, DECKS, HOUSES, NONE, SINGLES, sortedDecks, UNKNOWN } from "./state/board.ts";
import { hasOpenWesteros, houseOfSeat, seatOf } from "./state/flow.ts";
import {
  ANSWERED,
  BIDS,
  blankState,
  CHOSEN,
  CHOSEN_THREE,
  DECK,
  DICE,
  LIES_OPEN,
  PLACED,
  PLAYERS,
  SEEN,
  SINGLE_AREA,
  SINGLE_KIND,
  SINGLES_SHOWN,
  sections,
  type Throne,
} from "./state/layout.ts";

/**
 * What one seat may know: everything but the dice, the order of the decks, and the secret answers of the others. Whether
 * others have answered is hidden too.
 */
export function view(game: Throne, viewer: number): Throne {
  const seen = blankState();
  for (const [from, to] of openRuns) seen.set(game.subarray(from, to), from);
  showDecks(game, seen);
  showSingles(game, seen, viewer);
  hideDice(seen, DICE);
  if (viewer < 0 || viewer >= game[PLAYERS]) return seen;
  const house = houseOfSeat(game, viewer);
  seen[ANSWERED] = game[ANSWERED] & bit(house);
  const placed = PLACED + house * AREAS;
  seen.set(game.subarray(placed, placed + AREAS), placed);
  seen[BIDS + house] = game[BIDS + house];
  seen[CHOSEN + house] = game[CHOSEN + house];
  seen[CHOSEN_THREE + house] = game[CHOSEN_THREE + house];
  return seen;
}

/** A house's secrets are its answers that are not yet shown. */
export function hasSecrets(game: Throne, seat: number): boolean {
  const house = houseOfSeat(game, seat);
  if (game[ANSWERED] & bit(house) || game[BIDS + house] || game[CHOSEN_THREE + house]) return true;
  if (game[CHOSEN + house] !== NONE || (game[SINGLE_KIND + house] !== NONE && game[SINGLES_SHOWN] !== 1)) return true;
  const placed = PLACED + house * AREAS;
  for (let area = placed; area < placed + AREAS; area++) if (game[area] !== NONE) return true;
  return false;
}

/** Where everybody may look, from each first byte up to its last; neighbours are copied in one go. */
const openRuns: readonly (readonly [from: number, to: number])[] = sections
  .filter(({ isOpen }) => isOpen)
  .reduce<[number, number][]>((runs, { at, length }) => {
    const last = runs.at(-1);
    if (last?.[1] === at) last[1] += length;
    else runs.push([at, at + length]);
    return runs;
  }, []);

/** Cards that lie open, and those that everybody saw go under; the rest is face down. */
function showDecks(game: Throne, seen: Throne): void {
  for (let deck = 0; deck < DECKS; deck++) {
    const at = DECK + deck * DECK_SIZE;
    const hiddenTo = DECK_SIZE - game[SEEN + deck];
    const faceUp = hasOpenWesteros(game) ? FACE_UP : game[LIES_OPEN];
    for (let place = 0; place < DECK_SIZE; place++) {
      const isSeen = place >= hiddenTo || place < faceUp;
      seen[at + place] = isSeen ? game[at + place] : UNKNOWN;
    }
  }
}

/** Where single-use orders lie everybody sees; which they are, before they are revealed, only their owner. */
function showSingles(game: Throne, seen: Throne, viewer: number): void {
  for (let house = 0; house < HOUSES; house++) {
    const single = game[SINGLE_KIND + house];
    const isShown = single === NONE || game[SINGLES_SHOWN] === 1 || seatOf(game, house) === viewer;
    seen[SINGLE_KIND + house] = isShown ? single : UNKNOWN;
  }
}

/** A state that fits a view: fresh dice, and the cards nobody has seen dealt face down at random. */
export function imagine(seen: Throne, seed: Seed): Throne {
  const game = seen.slice();
  placeDice(game, DICE, seed);
  for (let deck = 0; deck < DECKS; deck++) dealUnseen(game, deck);
  for (let house = 0; house < HOUSES; house++) imagineSingle(game, house);
  return game;
}

/** A single-use order that its house could have laid there, each equally likely. */
function imagineSingle(game: Throne, house: number): void {
  if (game[SINGLE_KIND + house] !== UNKNOWN) return;
  const area = game[SINGLE_AREA + house];
  const possible: number[] = [];
  for (let single = 0; single < SINGLES; single++) {
    if (checkPlacement(game, house, area, single) === undefined) possible.push(single);
  }
  game[SINGLE_KIND + house] = possible[roll(game, DICE, possible.length)];
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
  shuffle(game, DICE, 0, left.length, unseen);
  let next = 0;
  for (let place = 0; place < DECK_SIZE; place++) {
    if (game[at + place] === UNKNOWN) game[at + place] = unseen[next++];
  }
}

if (HOUSES > 8) throw new Error("a set of houses is one byte");
