import { powerTokens, threatLimit } from "./data/tracks.ts";
import { fitsSupply } from "./rules/supply.ts";
import { askKind, isAsked, isAsking } from "./state/asks.ts";
import {
  AREAS,
  areaIds,
  DECK_SIZE,
  DECKS,
  FOOTMAN,
  HOUSES,
  type House,
  houseIds,
  isLand,
  isSea,
  KNIGHT,
  NONE,
  ORDERS,
  orderIds,
  SHIP,
  sortedDecks,
  tokensOf,
  trackIds,
  unitLimit,
} from "./state/board.ts";
import { FIGHT, houseAt, playersOf, seatOf } from "./state/flow.ts";
import { ATTACKER, DECK, DEFENDER, procedures, THREAT, type Throne } from "./state/layout.ts";
import { onTheMap, orderIn, ownerOf, powerOf, routed, sizeOf, standing, tokenIn, tokensOnMap } from "./state/pieces.ts";

/** The books: pieces are conserved, everything lies where it may lie, and no army outgrows its supply. */
export function audit(game: Throne): readonly string[] {
  const wrong: string[] = [];
  for (let area = 0; area < AREAS; area++) auditArea(game, area, wrong);
  for (let house = 0; house < HOUSES; house++) auditHouse(game, house, wrong);
  for (let deck = 0; deck < DECKS; deck++) auditDeck(game, deck, wrong);
  for (let track = 0; track < 3; track++) auditTrack(game, track, wrong);
  if (game[THREAT] > threatLimit || game[THREAT] % 2 === 1) wrong.push(`the threat is ${game[THREAT]}`);
  return wrong;
}

function auditArea(game: Throne, area: number, wrong: string[]): void {
  const size = sizeOf(game, area);
  const owner = ownerOf(game, area);
  const name = areaIds[area];
  if (size > 0 !== (owner !== NONE)) wrong.push(`${name}: ${size} units of house ${owner}`);
  if (isSea(area)) {
    const landUnits = standing(game, area, FOOTMAN) + standing(game, area, KNIGHT);
    if (landUnits + routed(game, area, FOOTMAN) + routed(game, area, KNIGHT) > 0)
      wrong.push(`${name}: land units at sea`);
    if (tokenIn(game, area) !== NONE) wrong.push(`${name}: a token at sea`);
  }
  if (isLand(area) && standing(game, area, SHIP) + routed(game, area, SHIP) > 0) wrong.push(`${name}: ships on land`);
  if (orderIn(game, area) !== NONE && owner === NONE) wrong.push(`${name}: an order without units`);
  if (tokenIn(game, area) !== NONE && owner !== NONE && tokenIn(game, area) !== owner) {
    wrong.push(`${name}: a token of ${houseIds[tokenIn(game, area)]} under units of ${houseIds[owner]}`);
  }
}

function auditHouse(game: Throne, house: House, wrong: string[]): void {
  const name = houseIds[house];
  if (seatOf(game, house) === NONE) {
    if (tokensOnMap(game, house) + powerOf(game, house) > 0) wrong.push(`${name} is absent and has power`);
    return;
  }
  for (const kind of [FOOTMAN, KNIGHT, SHIP]) {
    if (onTheMap(game, house, kind) > unitLimit[kind]) wrong.push(`${name} has too many units of kind ${kind}`);
  }
  if (tokensOnMap(game, house) + powerOf(game, house) > powerTokens) wrong.push(`${name} has too many tokens`);
  for (let order = 0; order < ORDERS; order++) {
    let count = 0;
    for (let area = 0; area < AREAS; area++)
      if (orderIn(game, area) === order && ownerOf(game, area) === house) count++;
    if (count > tokensOf[order]) wrong.push(`${name} has ${count} orders ${orderIds[order]}`);
  }
  if (isSupplyHeld(game, house) && !fitsSupply(game, house)) wrong.push(`${name} breaks its supply`);
}

/** Supply may be broken only inside a battle of the house's own, and while it chooses what to give up. */
function isSupplyHeld(game: Throne, house: House): boolean {
  const kind = procedures.kind(game);
  if (kind === FIGHT) return game[ATTACKER] !== house && game[DEFENDER] !== house;
  return !(isAsking(game) && askKind(game) === "disband-supply" && isAsked(game, house));
}

function auditDeck(game: Throne, deck: number, wrong: string[]): void {
  const cards = game.slice(DECK + deck * DECK_SIZE, DECK + (deck + 1) * DECK_SIZE).sort();
  const printed = sortedDecks[deck].slice().sort();
  if (cards.some((card, place) => card !== printed[place])) wrong.push(`deck ${deck + 1} is not what was printed`);
}

function auditTrack(game: Throne, track: number, wrong: string[]): void {
  const houses = new Set<number>();
  for (let place = 0; place < playersOf(game); place++) houses.add(houseAt(game, track, place));
  const areAllThere = [...houses].every((house) => seatOf(game, house) !== NONE);
  if (houses.size !== playersOf(game) || !areAllThere) wrong.push(`track ${trackIds[track]} is not a ranking`);
}
