import { ONLOOKER, placeDice, type Seat, type Seed, shuffle } from "@weirwood/kernel";
import { CARDS_OF_HOUSE } from "./data/ids.ts";
import { HOUSES, type House, NONE, UNKNOWN } from "./data/names.ts";
import { preparationIds } from "./plans/plan.ts";
import { isInDeck } from "./rules/forces.ts";
import {
  type Battle,
  DICE,
  decks,
  discards,
  EDMURE,
  FALSE_FACE,
  hands,
  MARKER_FACES,
  MARKERS,
  preparations,
  procedures,
  STRATEGY,
  states,
  TRUE_FACE,
} from "./state/layout.ts";
import { isFaceUp, isFalse, type Marker, markerCount, markerHouse, markerKind } from "./state/markers.ts";
import { houseAt, SEATS } from "./state/seats.ts";

/** What one seat may know: everything but the dice, the decks, the other's hand and tokens face down, and secret answers. */
export const view = (game: Battle, viewer: Seat): Battle => states.view(game, viewingHouse(game, viewer));

const viewingHouse = (game: Battle, viewer: Seat): House =>
  viewer >= 0 && viewer < SEATS ? houseAt(game, viewer) : ONLOOKER;

/** A House's secrets are its hand, its answers that wait for the other's, and its tokens that lie face down. */
export function hasSecrets(game: Battle, seat: Seat): boolean {
  const house = houseAt(game, seat);
  if (states.hasOwn(game, house)) return true;
  for (let marker = 0; marker < markerCount(game); marker++)
    if (markerHouse(game, marker) === house && isFaceDown(game, marker)) return true;
  return false;
}

const isFaceDown = (game: Battle, marker: Marker): boolean =>
  game[MARKER_FACES + marker] !== NONE && !isFaceUp(game, marker);

/** A state that fits a view: fresh dice, the cards that nobody has seen dealt, tokens face down laid at random. */
export function imagine(seen: Battle, seed: Seed): Battle {
  const game = states.clone(seen);
  placeDice(game, DICE, seed);
  for (let house = 0; house < HOUSES; house++) dealUnseen(game, house);
  for (const kind of [EDMURE, STRATEGY]) hideUnseen(game, kind);
  return game;
}

const unseen = new Uint8Array(CARDS_OF_HOUSE);

function dealUnseen(game: Battle, house: House): void {
  let left = 0;
  for (let card = house * CARDS_OF_HOUSE; card < (house + 1) * CARDS_OF_HOUSE; card++)
    if (isInDeck(game, card) && !isSeen(game, house, card)) unseen[left++] = card;
  shuffle(game, DICE, 0, left, unseen);
  const next = (): number => unseen[--left];
  decks[house].fillUnknown(game, UNKNOWN, next);
  hands[house].fillUnknown(game, UNKNOWN, next);
}

const isSeen = (game: Battle, house: House, card: number): boolean =>
  hands[house].has(game, card) || discards[house].has(game, card) || decks[house].has(game, card);

const hidden = new Uint8Array(MARKERS);

/** Which of the tokens that the viewer may not turn are false, each choice equally likely. */
function hideUnseen(game: Battle, kind: number): void {
  let count = 0;
  let known = 0;
  for (let marker = 0; marker < markerCount(game); marker++) {
    if (markerKind(game, marker) !== kind) continue;
    if (isFalse(game, marker)) known++;
    if (game[MARKER_FACES + marker] === UNKNOWN) hidden[count++] = marker;
  }
  shuffle(game, DICE, 0, count, hidden);
  const lies = falseTokens(game, kind) - known;
  for (let place = 0; place < count; place++)
    game[MARKER_FACES + hidden[place]] = place < lies ? FALSE_FACE : TRUE_FACE;
}

/** How many tokens of a kind have been said to be false so far. */
function falseTokens(game: Battle, kind: number): number {
  const wanted = preparationIds.indexOf(kind === EDMURE ? "hide-edmure" : "hide-strategy");
  const isPreparing = procedures.depth(game) > 0 && procedures.kindAt(game, 0) === procedures.kinds.preparing;
  for (let row = 0; row < preparations.count(game); row++) {
    const at = preparations.row(row);
    if (game[at + preparations.field.kind] !== wanted) continue;
    const inHand = isPreparing ? procedures.getAt(game, 0, procedures.registers.preparing.row) : row + 1;
    if (row > inHand) return 0;
    return row < inHand
      ? game[at + preparations.field.count]
      : procedures.getAt(game, 0, procedures.registers.preparing.placed);
  }
  return 0;
}
