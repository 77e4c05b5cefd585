import { borders, lands, seas } from "../data/areas.ts";
import { handOf } from "../data/cards.ts";
import { houses } from "../data/houses.ts";
import { musterPoints, orders, units } from "../data/pieces.ts";
import { supplyTrack } from "../data/tracks.ts";
import { decks } from "../data/westeros.ts";

/** The printed facts as numbered tables: rules and states speak of areas, houses, cards and orders by number. */

export type Area = number;
export type House = number;
export type Card = number;
export type Order = number;
export type UnitKind = number;
export type Track = number;

/** In the place of a house, area, card or order: there is none. */
export const NONE = 255;
/** In a view, in the place of anything: the viewer may not know. */
export const UNKNOWN = 254;

const areaFacts = [...seas, ...lands];
export const AREAS = areaFacts.length;
export const SEAS = seas.length;
export const areaIds: readonly string[] = areaFacts.map((area) => area.id);
export const isSea = (area: Area): boolean => area < SEAS;
export const isLand = (area: Area): boolean => area >= SEAS;

export const HOUSES = houses.length;
export const houseIds: readonly string[] = houses.map((house) => house.id);

export const trackIds = ["iron-throne", "fiefdoms", "kings-court"] as const;
export const IRON_THRONE = 0;
export const FIEFDOMS = 1;
export const KINGS_COURT = 2;

export const UNIT_KINDS = units.length;
export const FOOTMAN = 0;
export const KNIGHT = 1;
export const SHIP = 2;

export const orderIds: readonly string[] = orders.map((order) => order.id);
export const ORDERS = orders.length;

/** Seven cards a house, numbered house by house: card 2·7 + 3 is the fourth of the third house. */
export const HAND = 7;
const cardFacts = houses.flatMap((house) => handOf[house.id]);
export const cardIds: readonly string[] = cardFacts.map((card) => card.id);
export const cardStrength = Uint8Array.from(cardFacts, (card) => card.strength);
export const cardSwords = Uint8Array.from(cardFacts, (card) => card.swords);
export const cardForts = Uint8Array.from(cardFacts, (card) => card.forts);

export const eventIds = [
  "winter-is-coming",
  "supply",
  "mustering",
  "last-days-of-summer",
  "clash-of-kings",
  "game-of-thrones",
  "wildling-attack",
  "sea-of-storms",
  "feast-for-crows",
  "rains-of-autumn",
  "storm-of-swords",
] as const;
export const DECKS = decks.length;
export const DECK_SIZE = 10;
/** Each deck sorted, as bytes of event numbers. */
export const sortedDecks: readonly Uint8Array[] = decks.map((deck) =>
  Uint8Array.from(deck.flatMap((card) => Array<number>(card.count).fill(eventNumber(card.id)))),
);
/** Whether an event of a deck bears a mammoth, by deck and event. */
export const mammoths: readonly (readonly boolean[])[] = decks.map((deck) =>
  eventIds.map((id) => deck.some((card) => card.id === id && card.mammoth)),
);

function eventNumber(id: string): number {
  return numberIn(eventIds as readonly string[], id, "event");
}

/** The number of a name in a table; a name that is not there is a mistake in our own data. */
export function numberIn(names: readonly string[], name: string, what: string): number {
  const number = names.indexOf(name);
  if (number < 0) throw new Error(`no ${what} is called ${name}`);
  return number;
}

export const areaNumber = (id: string): Area => numberIn(areaIds, id, "area");
export const houseNumber = (id: string): House => numberIn(houseIds, id, "house");
export const cardNumber = (id: string): Card => numberIn(cardIds, id, "card");
export const orderNumber = (id: string): Order => numberIn(orderIds, id, "order");

export const barrels = Uint8Array.from(areaFacts, (area) => area.supply);
export const crowns = Uint8Array.from(areaFacts, (area) => area.crowns);
export const points = Uint8Array.from(areaFacts, (area) => musterPoints[area.castle]);
export const garrisons = Uint8Array.from(areaFacts, (area) => area.garrison);
export const castles: readonly Area[] = areaIds.map((_, area) => area).filter((area) => points[area] > 0);

/** The house whose shield is printed in an area, or NONE. */
export const shields = new Uint8Array(AREAS).fill(NONE);
/** The home area of each house. */
export const homes = Uint8Array.from(houses, (house) => areaNumber(house.home));
homes.forEach((area, house) => {
  shields[area] = house;
});

const neighbourSets = areaFacts.map(() => new Set<Area>());
for (const [id, others] of borders) {
  for (const other of others) {
    neighbourSets[areaNumber(id)].add(areaNumber(other));
    neighbourSets[areaNumber(other)].add(areaNumber(id));
  }
}
export const neighbours: readonly (readonly Area[])[] = neighbourSets.map((set) => [...set].sort((a, b) => a - b));

const adjacency = new Uint8Array(AREAS * AREAS);
neighbours.forEach((others, area) => {
  for (const other of others) adjacency[area * AREAS + other] = 1;
});
export const areAdjacent = (a: Area, b: Area): boolean => adjacency[a * AREAS + b] === 1;

/** The seas next to each area, as a set of bits. */
export const seasBeside = Uint16Array.from(neighbours, (others) =>
  others.reduce((set, other) => (isSea(other) ? set | (1 << other) : set), 0),
);

/** The largest army that any supply level feeds. */
export const largestArmy = Math.max(...supplyTrack.flat());

/** How many banners of a supply level allow an army of at least so many units: bannersFor[level][size]. */
export const bannersFor: readonly Uint8Array[] = supplyTrack.map((banners) =>
  Uint8Array.from({ length: largestArmy + 2 }, (_, size) => banners.filter((banner) => banner >= size).length),
);
export const HIGHEST_SUPPLY = supplyTrack.length - 1;

const sortOf = orders.map((order) => order.sort);
export const isMarch = (order: Order): boolean => order !== NONE && sortOf[order] === "march";
export const isDefense = (order: Order): boolean => order !== NONE && sortOf[order] === "defense";
export const isSupport = (order: Order): boolean => order !== NONE && sortOf[order] === "support";
export const isRaid = (order: Order): boolean => order !== NONE && sortOf[order] === "raid";
export const isConsolidate = (order: Order): boolean => order !== NONE && sortOf[order] === "consolidate";
export const isStarred = (order: Order): boolean => orders[order].star;
const bonuses = new Int8Array(NONE + 1);
orders.forEach((order, number) => {
  bonuses[number] = order.bonus;
});
/** What an order adds to strength: nothing where it has been removed. */
export const bonusOf = (order: Order): number => bonuses[order];
export const tokensOf = Uint8Array.from(orders, (order) => order.count);

export const unitStrength = Uint8Array.from(units, (unit) => unit.strength);
export const unitCost = Uint8Array.from(units, (unit) => unit.cost);
export const unitLimit = Uint8Array.from(units, (unit) => unit.limit);
