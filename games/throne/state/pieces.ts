import { housesInPlay } from "../data/houses.ts";
import { powerTokens } from "../data/tracks.ts";
import type { Troop } from "../decisions.ts";
import {
  type Area,
  type Card,
  cardAt,
  cardHouse,
  cardPlace,
  ENGINE,
  FOOTMAN,
  HAND,
  HOUSES,
  type House,
  handCards,
  houseNumber,
  isLand,
  KNIGHT,
  NONE,
  type Order,
  SHIP,
  shields,
  UNIT_KINDS,
  type UnitKind,
  unitLimit,
} from "./board.ts";
import { areaCount, cardSetOf, hasThreeCards } from "./flow.ts";
import type { Throne } from "./layout.ts";
import { CARDS, GARRISON, HANDS, ORDER, OWNER, PLAYERS, POWER, ROUTED, SUPPLY, TOKEN, UNITS } from "./layout.ts";

/** Questions about the pieces on the map and in hand, and the few verbs that move them. */

export const ownerOf = (game: Throne, area: Area): House => game[OWNER + area];
export const tokenIn = (game: Throne, area: Area): House => game[TOKEN + area];
export const garrisonOf = (game: Throne, area: Area): number => game[GARRISON + area];
export const orderIn = (game: Throne, area: Area): Order => game[ORDER + area];
export const powerOf = (game: Throne, house: House): number => game[POWER + house];
export const supplyOf = (game: Throne, house: House): number => game[SUPPLY + house];

/** Units that stand upright. */
export const standing = (game: Throne, area: Area, kind: UnitKind): number => game[UNITS + area * UNIT_KINDS + kind];
export const routed = (game: Throne, area: Area, kind: UnitKind): number => game[ROUTED + area * UNIT_KINDS + kind];

/** Whether a house takes part in this game. */
const isPlaying = (game: Throne, house: House): boolean => ((playing[game[PLAYERS]] >> house) & 1) === 1;

/** The houses that play, as a set, by the number of players. */
const playing = Uint8Array.from({ length: HOUSES + 1 }, (_, players) =>
  (housesInPlay[players] ?? []).reduce((set, id) => set | (1 << houseNumber(id)), 0),
);

export function standingIn(game: Throne, area: Area): number {
  const at = UNITS + area * UNIT_KINDS;
  return game[at + FOOTMAN] + game[at + KNIGHT] + game[at + SHIP] + game[at + ENGINE];
}

export function routedIn(game: Throne, area: Area): number {
  const at = ROUTED + area * UNIT_KINDS;
  return game[at + FOOTMAN] + game[at + KNIGHT] + game[at + SHIP] + game[at + ENGINE];
}

/** All units of an area, routed ones too: what supply counts. */
export const sizeOf = (game: Throne, area: Area): number => standingIn(game, area) + routedIn(game, area);

/** Who controls a land area: by units, by a token, or as an empty home (throne.control.who). NONE for seas. */
export function controllerOf(game: Throne, area: Area): House {
  if (!isLand(area)) return NONE;
  const owner = game[OWNER + area];
  if (owner !== NONE) return owner;
  const token = game[TOKEN + area];
  if (token !== NONE) return token;
  const shield = shields[area];
  return shield !== NONE && game[GARRISON + area] === 0 && isPlaying(game, shield) ? shield : NONE;
}

/** How many units of a kind a house has on the map. */
function onTheMap(game: Throne, house: House, kind: UnitKind): number {
  let count = 0;
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (game[OWNER + area] === house) count += standing(game, area, kind) + routed(game, area, kind);
  }
  return count;
}

/** The units of a house on the map, by kind. */
export function armyOf(game: Throne, house: House): number[] {
  const army = [0, 0, 0, 0];
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (game[OWNER + area] !== house) continue;
    for (let kind = 0; kind < UNIT_KINDS; kind++) army[kind] += standing(game, area, kind) + routed(game, area, kind);
  }
  return army;
}

/** Units of a kind that a house can still muster (throne.limits.units). */
export const stockOf = (game: Throne, house: House, kind: UnitKind): number =>
  unitLimit[kind] - onTheMap(game, house, kind);

export function addUnits(game: Throne, house: House, area: Area, troop: Troop): void {
  const at = UNITS + area * UNIT_KINDS;
  game[at + FOOTMAN] += troop.footmen;
  game[at + KNIGHT] += troop.knights;
  game[at + SHIP] += troop.ships;
  game[at + ENGINE] += troop.engines;
  if (sizeOf(game, area) > 0) game[OWNER + area] = house;
}

/** Takes away units that stand upright; an area without any unit belongs to nobody's army. */
export function removeUnits(game: Throne, area: Area, troop: Troop): void {
  const at = UNITS + area * UNIT_KINDS;
  game[at + FOOTMAN] -= troop.footmen;
  game[at + KNIGHT] -= troop.knights;
  game[at + SHIP] -= troop.ships;
  game[at + ENGINE] -= troop.engines;
  if (sizeOf(game, area) === 0) game[OWNER + area] = NONE;
}

export function addRouted(game: Throne, house: House, area: Area, troop: Troop): void {
  const at = ROUTED + area * UNIT_KINDS;
  game[at + FOOTMAN] += troop.footmen;
  game[at + KNIGHT] += troop.knights;
  game[at + SHIP] += troop.ships;
  game[at + ENGINE] += troop.engines;
  if (sizeOf(game, area) > 0) game[OWNER + area] = house;
}

/** Removes all routed units of an area. */
export function removeRouted(game: Throne, area: Area): void {
  const at = ROUTED + area * UNIT_KINDS;
  game.fill(0, at, at + UNIT_KINDS);
  if (standingIn(game, area) === 0) game[OWNER + area] = NONE;
}

/** The units of an area that stand upright, as a troop. */
export const troopIn = (game: Throne, area: Area): Troop => troopAt(game, UNITS + area * UNIT_KINDS);
export const routedTroopIn = (game: Throne, area: Area): Troop => troopAt(game, ROUTED + area * UNIT_KINDS);

/** Four bytes of the state read as a troop. */
export const troopAt = (game: Throne, at: number): Troop => ({
  footmen: game[at + FOOTMAN],
  knights: game[at + KNIGHT],
  ships: game[at + SHIP],
  engines: game[at + ENGINE],
});

export const troopSize = (troop: Troop): number => troop.footmen + troop.knights + troop.ships + troop.engines;

/** Whether a troop can be taken out of another. */
export const isWithin = (part: Troop, whole: Troop): boolean =>
  part.footmen <= whole.footmen &&
  part.knights <= whole.knights &&
  part.ships <= whole.ships &&
  part.engines <= whole.engines;

export const difference = (whole: Troop, part: Troop): Troop => ({
  footmen: whole.footmen - part.footmen,
  knights: whole.knights - part.knights,
  ships: whole.ships - part.ships,
  engines: whole.engines - part.engines,
});

export const sumOf = (one: Troop, other: Troop): Troop => ({
  footmen: one.footmen + other.footmen,
  knights: one.knights + other.knights,
  ships: one.ships + other.ships,
  engines: one.engines + other.engines,
});

export const noTroop: Troop = { footmen: 0, knights: 0, ships: 0, engines: 0 };

/** Takes the order from an area and says which it was. */
export function removeOrder(game: Throne, area: Area): Order {
  const order = game[ORDER + area];
  game[ORDER + area] = NONE;
  return order;
}

/** Tokens of a house that lie on the map. */
function tokensOnMap(game: Throne, house: House): number {
  let count = 0;
  for (let area = 0, end = areaCount(game); area < end; area++) if (game[TOKEN + area] === house) count++;
  return count;
}

/** Gives power from the pool, as far as the house has tokens left (throne.limits.power), and says how much. */
export function gainPower(game: Throne, house: House, power: number): number {
  const room = powerTokens - tokensOnMap(game, house) - game[POWER + house];
  const gained = Math.min(power, room);
  game[POWER + house] += gained;
  return gained;
}

export const isInHand = (game: Throne, card: Card): boolean => {
  const at = cardAt(cardSetOf(game), card);
  return cardHouse[at] !== NONE && ((game[HANDS + cardHouse[at]] >> cardPlace[at]) & 1) === 1;
};
export const FULL_HAND = (1 << HAND) - 1;

export function countCards(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The cards of a set of a house's cards. */
export function cardsIn(game: Throne, house: House, set: number): Card[] {
  const cards: Card[] = [];
  const hand = handCards[cardSetOf(game)][house];
  for (let place = 0; place < HAND; place++) if ((set >> place) & 1) cards.push(hand[place]);
  return cards;
}

/** The cards that a house has in hand. */
export const cardsOf = (game: Throne, house: House): Card[] => cardsIn(game, house, game[HANDS + house]);

export function takeFromHand(game: Throne, card: Card): void {
  const at = cardAt(cardSetOf(game), card);
  game[HANDS + cardHouse[at]] &= ~(1 << cardPlace[at]);
}

export function putInHand(game: Throne, card: Card): void {
  const at = cardAt(cardSetOf(game), card);
  game[HANDS + cardHouse[at]] |= 1 << cardPlace[at];
}

/** Used cards of a house, for everybody to read: all that are neither in hand nor on the table. */
export function usedCards(game: Throne, house: House): Card[] {
  return cardsIn(game, house, FULL_HAND & ~game[HANDS + house]).filter(
    (card) => card !== game[CARDS] && card !== game[CARDS + 1],
  );
}

/** Whether a hand is so small that all seven cards come back: empty, or with three-card battles below three. */
export const isHandSpent = (game: Throne, house: House): boolean =>
  countCards(game[HANDS + house]) < (hasThreeCards(game) ? 3 : 1);

/** Outside battle a spent hand is filled at once. Says whether it was. */
export function refillHand(game: Throne, house: House): boolean {
  if (!isHandSpent(game, house)) return false;
  game[HANDS + house] = FULL_HAND;
  return true;
}
