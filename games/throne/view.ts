import { ONLOOKER, placeDice, roll, type Seed, shuffle } from "@weirwood/kernel";
import { checkPlacement } from "./rules/single-orders.ts";
import { DECK_SIZE, DECKS, HOUSES, type House, SINGLES, sortedDecks, UNKNOWN } from "./state/board.ts";
import { houseOfSeat, playersOf } from "./state/flow.ts";
import { DECK, DICE, SINGLE_AREA, SINGLE_KIND, type Throne } from "./state/layout.ts";
import { isHiddenSingle, states } from "./state/state.ts";

/**
 * What one seat may know: everything but the dice, the order of the decks, and the secret answers of the others. Whether
 * others have answered is hidden too.
 */
export const view = (game: Throne, viewer: number): Throne => states.view(game, viewingHouse(game, viewer));

const viewingHouse = (game: Throne, viewer: number): House =>
  viewer >= 0 && viewer < playersOf(game) ? houseOfSeat(game, viewer) : ONLOOKER;

/** A house's secrets are its answers that are not yet shown. */
export function hasSecrets(game: Throne, seat: number): boolean {
  const house = houseOfSeat(game, seat);
  return states.hasOwn(game, house) || isHiddenSingle(game, house);
}

/** A state that fits a view: fresh dice, and the cards nobody has seen dealt face down at random. */
export function imagine(seen: Throne, seed: Seed): Throne {
  const game = states.clone(seen);
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
