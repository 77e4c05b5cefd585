import { type AreaFacts, borders, lands, seas } from "../data/areas.ts";
import { type CardFacts, handOf } from "../data/cards.ts";
import { crownedHandOf } from "../data/crowned-cards.ts";
import { houses } from "../data/houses.ts";
import { musterPoints, type OrderFacts, type OrderSort, orders, units } from "../data/pieces.ts";
import { ports } from "../data/ports.ts";
import { type SingleFacts, singles } from "../data/singles.ts";
import { newLands, newSeas, redrawnAreas, redrawnBorders, removedArea } from "../data/six-players.ts";
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

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/**
 * Seas first, so that a set of seas is a few bits; then lands, those of the six-player overlay last; then ports. Games
 * that know neither overlay nor ports count only the areas before them (state/flow.ts, areaCount).
 */
const seaIds = [...idsOf(seas), ...newSeas];
const landIds = [...idsOf(lands), ...newLands];
export const areaIds: readonly string[] = [...seaIds, ...landIds, ...idsOf(ports)];
export const AREAS = areaIds.length;
export const SEAS = seaIds.length;
export const BASE_AREAS = SEAS + lands.length;
export const PORTS = SEAS + landIds.length;
export const isSea = (area: Area): boolean => area < SEAS;
export const isLand = (area: Area): boolean => area >= SEAS && area < PORTS;
export const isPort = (area: Area): boolean => area >= PORTS;
/** Where ships lie: seas and ports. */
export const isWater = (area: Area): boolean => area < SEAS || area >= PORTS;

export const HOUSES = houses.length;
export const houseIds: readonly string[] = idsOf(houses);

export const singleIds: readonly string[] = idsOf(singles);
export const SINGLES = singleIds.length;

export const trackIds = ["iron-throne", "fiefdoms", "kings-court"] as const;
export const IRON_THRONE = 0;
export const FIEFDOMS = 1;
export const KINGS_COURT = 2;

export const UNIT_KINDS = units.length;
export const FOOTMAN = 0;
export const KNIGHT = 1;
export const SHIP = 2;
export const ENGINE = 3;

export const orderIds: readonly string[] = orders.map((order) => order.id);
export const ORDERS = orders.length;

/** Seven cards a house, from one of two sets: the base set, or the crowned one. Some names stand in both. */
export const HAND = 7;
export const BASE_SET = 0;
export const CROWNED_SET = 1;
const sets = [handOf, crownedHandOf];
export const cardIds: readonly string[] = [
  ...new Set(sets.flatMap((set) => Object.values(set).flat()).map(({ id }) => id)),
];
const CARDS = cardIds.length;

/** The cards of a house in a set, by their place in the full hand. */
export const handCards: readonly (readonly (readonly Card[])[])[] = sets.map((set) =>
  houses.map(({ id }) => set[id].map((card) => cardIds.indexOf(card.id))),
);

/** By set and card: whose it is, and its place in the hand; NONE where the set does not have it. */
export const cardHouse = new Uint8Array(sets.length * CARDS).fill(NONE);
export const cardPlace = new Uint8Array(sets.length * CARDS).fill(NONE);
handCards.forEach((hands, set) => {
  hands.forEach((hand, house) => {
    hand.forEach((card, place) => {
      cardHouse[set * CARDS + card] = house;
      cardPlace[set * CARDS + card] = place;
    });
  });
});
/** Where a card's facts lie in the tables below. */
export const cardAt = (set: number, card: Card): number => set * CARDS + card;

const factsOf = (set: number, card: Card): CardFacts | undefined =>
  Object.values(sets[set])
    .flat()
    .find(({ id }) => id === cardIds[card]);
const printed = (fact: (card: CardFacts) => number): Uint8Array =>
  Uint8Array.from({ length: sets.length * CARDS }, (_, at) => {
    const facts = factsOf(Math.trunc(at / CARDS), at % CARDS);
    return facts ? fact(facts) : 0;
  });
export const cardStrength = printed(({ strength }) => strength);
export const cardSwords = printed(({ swords }) => swords);
export const cardForts = printed(({ forts }) => forts);

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
/** Cards of each deck that lie open with the open columns. */
export const FACE_UP = 3;
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

/** The home area of each house, and the house whose shield is printed in an area, or NONE. */
export const homes = Uint8Array.from(houses, (house) => areaNumber(house.home));
export const shields = new Uint8Array(AREAS).fill(NONE);
homes.forEach((area, house) => {
  shields[area] = house;
});

/** The land and the sea of each port, by the port's number among the ports. */
export const portLands = Uint8Array.from(ports, ({ land }) => areaNumber(land));
export const portOf = new Uint8Array(AREAS).fill(NONE);
portLands.forEach((land, port) => {
  portOf[land] = PORTS + port;
});

/** Everything printed on one board. There are two: the base map, and the one with the six-player overlay. */
export interface Board {
  readonly barrels: Uint8Array;
  readonly crowns: Uint8Array;
  readonly points: Uint8Array;
  readonly garrisons: Uint8Array;
  readonly castles: readonly Area[];
  readonly neighbours: readonly (readonly Area[])[];
  /** Neighbours of the same element: where units walk or sail without being carried. */
  readonly ways: readonly (readonly Area[])[];
  readonly adjacency: Uint8Array;
  /** The seas next to each area, as a set of bits. */
  readonly seasBeside: Uint16Array;
  /** The sea of each port. */
  readonly portSeas: Uint8Array;
}

const nothing: Omit<AreaFacts, "id"> = { supply: 0, crowns: 0, castle: "none", garrison: 0 };

function boardOf(
  facts: readonly AreaFacts[],
  pairs: readonly (readonly [string, string])[],
  seaOfPort: string[],
): Board {
  const printedIn = areaIds.map((id) => facts.find((area) => area.id === id) ?? { id, ...nothing });
  const sets = areaIds.map(() => new Set<Area>());
  const withPorts = [...pairs, ...ports.map(({ id }, port): [string, string] => [id, seaOfPort[port]])];
  for (const [a, b] of withPorts) {
    sets[areaNumber(a)].add(areaNumber(b));
    sets[areaNumber(b)].add(areaNumber(a));
  }
  const neighbours = sets.map((set) => [...set].sort((a, b) => a - b));
  const adjacency = new Uint8Array(AREAS * AREAS);
  neighbours.forEach((others, area) => {
    for (const other of others) adjacency[area * AREAS + other] = 1;
  });
  const points = Uint8Array.from(printedIn, (area) => musterPoints[area.castle]);
  return {
    barrels: Uint8Array.from(printedIn, (area) => area.supply),
    crowns: Uint8Array.from(printedIn, (area) => area.crowns),
    points,
    garrisons: Uint8Array.from(printedIn, (area) => area.garrison),
    castles: areaIds.map((_, area) => area).filter((area) => points[area] > 0),
    neighbours,
    ways: neighbours.map((others, area) => others.filter((other) => isWater(other) === isWater(area))),
    adjacency,
    seasBeside: Uint16Array.from(neighbours, (others) =>
      others.reduce((set, other) => (isSea(other) ? set | (1 << other) : set), 0),
    ),
    portSeas: Uint8Array.from(seaOfPort, areaNumber),
  };
}

const basePairs = borders.flatMap(([a, others]) => others.map((b) => [a, b] as const));
const isRedrawn = (id: string): boolean => id === removedArea || Object.hasOwn(redrawnBorders, id);
const sixPairs = [
  ...basePairs.filter(([a, b]) => !isRedrawn(a) && !isRedrawn(b)),
  ...Object.entries(redrawnBorders).flatMap(([a, others]) => others.map((b) => [a, b] as const)),
];
const baseFacts = [...seas, ...lands];
const sixFacts = [...redrawnAreas, ...baseFacts];

/** The board for up to five houses, and the one for six. */
export const baseBoard = boardOf(
  baseFacts,
  basePairs,
  ports.map(({ sea }) => sea),
);
export const sixBoard = boardOf(
  sixFacts,
  sixPairs,
  ports.map(({ sea, seaOfSix }) => seaOfSix ?? sea),
);

/** The largest army that any supply level feeds. */
export const largestArmy = Math.max(...supplyTrack.flat());

/** How many banners of a supply level allow an army of at least so many units: bannersFor[level][size]. */
export const bannersFor: readonly Uint8Array[] = supplyTrack.map((banners) =>
  Uint8Array.from({ length: largestArmy + 2 }, (_, size) => banners.filter((banner) => banner >= size).length),
);
export const HIGHEST_SUPPLY = supplyTrack.length - 1;

/** A mark for each number that something is true of; NONE and UNKNOWN are never marked. */
export type Marks = Uint8Array;

function marks(facts: readonly unknown[], isTrue: (fact: never) => boolean): Marks {
  return new Uint8Array(NONE + 1).map((_, number) => (number < facts.length && isTrue(facts[number] as never) ? 1 : 0));
}

const ordersOfSort = (sort: OrderSort): Marks => marks(orders, (order: OrderFacts) => order.sort === sort);
export const marchOrders = ordersOfSort("march");
const defenseOrders = ordersOfSort("defense");
const supportOrders = ordersOfSort("support");
export const raidOrders = ordersOfSort("raid");
export const consolidateOrders = ordersOfSort("consolidate");
const starredOrders = marks(orders, (order: OrderFacts) => order.star);
export const isMarch = (order: Order): boolean => marchOrders[order] === 1;
export const isDefense = (order: Order): boolean => defenseOrders[order] === 1;
export const isSupport = (order: Order): boolean => supportOrders[order] === 1;
export const isRaid = (order: Order): boolean => raidOrders[order] === 1;
export const isConsolidate = (order: Order): boolean => consolidateOrders[order] === 1;
export const isStarred = (order: Order): boolean => starredOrders[order] === 1;
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

const singlesOfIcon = (icon: SingleFacts["icon"]): Uint8Array =>
  marks(singles, (single: SingleFacts) => single.icon === icon);
const raidIcons = singlesOfIcon("raid");
const marchIcons = singlesOfIcon("march");
const consolidateIcons = singlesOfIcon("consolidate");
export const isRaidIcon = (single: number): boolean => raidIcons[single] === 1;
export const isMarchIcon = (single: number): boolean => marchIcons[single] === 1;
export const isConsolidateIcon = (single: number): boolean => consolidateIcons[single] === 1;
/** How many of each single-use order a house has at the start. */
export const singlesOf = (house: House, single: number): number =>
  singles[single].house === undefined || singles[single].house === houseIds[house] ? singles[single].count : 0;
