import { DECK_SIZE, DECKS, FACE_UP, HOUSES, type House, NONE, UNKNOWN } from "./board.ts";
import { hasOpenWesteros } from "./flow.ts";
import { BATTLE, BATTLE_END, DECK, LIES_OPEN, SEEN, SINGLE_KIND, SINGLES_SHOWN, type Throne, table } from "./layout.ts";

/** All that follows from the table of sections: blank states, copies, JSON, merge patches, views by house. */
export const states = table.seal({
  reveal(game, seen, viewer) {
    showDecks(game, seen);
    showSingles(game, seen, viewer);
  },
});

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
function showSingles(game: Throne, seen: Throne, viewer: House): void {
  for (let house = 0; house < HOUSES; house++) {
    const isShown = house === viewer || !isHiddenSingle(game, house);
    seen[SINGLE_KIND + house] = isShown ? game[SINGLE_KIND + house] : UNKNOWN;
  }
}

/** Whether a house has a single-use order on the map that is not yet revealed. */
export const isHiddenSingle = (game: Throne, house: House): boolean =>
  game[SINGLE_KIND + house] !== NONE && game[SINGLES_SHOWN] !== 1;

/** Forgets the fight in progress. */
export const clearBattle = (game: Throne): void => states.reset(game, BATTLE, BATTLE_END);
