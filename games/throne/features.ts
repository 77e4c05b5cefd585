import { type Feature, type Features, featuresOf, type Seat } from "@weirwood/kernel";
import { castlesToWin, lastTurn } from "./data/tracks.ts";
import { starsOf } from "./rules/planning.ts";
import { isBlocked, portOwner } from "./rules/ports.ts";
import { singlesLeft } from "./rules/single-orders.ts";
import { marchStrength } from "./rules/strength.ts";
import { barrelsOf } from "./rules/supply.ts";
import { isReached, seasCarrying } from "./rules/transport.ts";
import { askedHouse, askKind, isAsking } from "./state/asks.ts";
import {
  AREAS,
  type Area,
  bannersFor,
  cardAt,
  cardForts,
  cardStrength,
  cardSwords,
  ENGINE,
  FIEFDOMS,
  FOOTMAN,
  HOUSES,
  type House,
  homes,
  houseNumber,
  IRON_THRONE,
  isLand,
  isPort,
  isSea,
  isWater,
  KINGS_COURT,
  KNIGHT,
  largestArmy,
  NONE,
  PORTS,
  SEAS,
  SHIP,
  SINGLES,
  type Track,
  unitStrength,
} from "./state/board.ts";
import {
  areaCount,
  barrelsIn,
  cardSetOf,
  crownsIn,
  hasSingles,
  holderOf,
  houseOfSeat,
  neighboursOf,
  placeOf,
  playersOf,
  pointsIn,
} from "./state/flow.ts";
import { FORT, type Throne, TURN } from "./state/layout.ts";
import {
  cardsOf,
  controllerOf,
  garrisonOf,
  ownerOf,
  powerOf,
  routed,
  sizeOf,
  standing,
  supplyOf,
  tokenIn,
  troopIn,
} from "./state/pieces.ts";

/** What a position is judged by: castles and who could take them, armies, influence, power, supply and cards. */

/** What one house has, counted once for all features. */
interface Holding {
  castles: number;
  /** Castles without a unit in them. */
  emptyCastles: number;
  musterPoints: number;
  lands: number;
  seas: number;
  barrels: number;
  crowns: number;
  tokens: number;
  readonly units: Float64Array;
  strength: number;
  largest: number;
  /** Armies of at least two units, and the largest size. */
  armies: number;
  /** Strength that stands where a rival could strike, and how much he could strike with there. */
  front: number;
  facing: number;
  /** Foreign castles as far as they could be taken, and own ones as far as they could be lost: each from 0 to 1. */
  castlesInReach: number;
  castlesInPeril: number;
  landsInReach: number;
  landsInPeril: number;
  barrelsInPeril: number;
  homeInPeril: number;
  forts: number;
  ports: number;
  portShips: number;
  openPorts: number;
}

const nothing = (): Holding => ({
  castles: 0,
  emptyCastles: 0,
  musterPoints: 0,
  lands: 0,
  seas: 0,
  barrels: 0,
  crowns: 0,
  tokens: 0,
  units: new Float64Array(4),
  strength: 0,
  largest: 0,
  armies: 0,
  front: 0,
  facing: 0,
  castlesInReach: 0,
  castlesInPeril: 0,
  landsInReach: 0,
  landsInPeril: 0,
  barrelsInPeril: 0,
  homeInPeril: 0,
  forts: 0,
  ports: 0,
  portShips: 0,
  openPorts: 0,
});

interface Survey {
  readonly game: Throne;
  readonly players: number;
  /** By house. */
  readonly holdings: readonly Holding[];
  /** The houses that play, by seat. */
  readonly houses: readonly House[];
  readonly needed: number;
  /** Turns that are over, from 0 to nearly 1. */
  readonly time: number;
  readonly power: number;
  readonly strength: number;
}

function surveyOf(game: Throne): Survey {
  const players = playersOf(game);
  const houses = Array.from({ length: players }, (_, seat) => houseOfSeat(game, seat));
  const holdings = Array.from({ length: HOUSES }, nothing);
  const strikes = new Float64Array(HOUSES * AREAS);
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (ownerOf(game, area) !== NONE) countUnits(game, area, holdings[ownerOf(game, area)], strikes);
    if (isLand(area)) countLand(game, area, holdings);
    if (isPort(area)) countPort(game, area, holdings);
  }
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (!isPort(area)) weighStrikes(game, area, houses, holdings, strikes);
  }
  return {
    game,
    players,
    holdings,
    houses,
    needed: castlesToWin[players],
    time: (game[TURN] - 1) / lastTurn,
    power: houses.reduce((sum, house) => sum + powerOf(game, house), 0),
    strength: houses.reduce((sum, house) => sum + holdings[house].strength, 0),
  };
}

/** The strength with which the units of an area hold it. Engines hold nothing. */
const strengthIn = (game: Throne, area: Area): number =>
  standing(game, area, FOOTMAN) * unitStrength[FOOTMAN] +
  standing(game, area, KNIGHT) * unitStrength[KNIGHT] +
  standing(game, area, SHIP) * unitStrength[SHIP];

function countUnits(game: Throne, area: Area, holding: Holding, strikes: Float64Array): void {
  const house = ownerOf(game, area);
  for (let kind = 0; kind < holding.units.length; kind++)
    holding.units[kind] += standing(game, area, kind) + routed(game, area, kind);
  const strength = strengthIn(game, area);
  holding.strength += strength;
  holding.largest = Math.max(holding.largest, strength);
  if (sizeOf(game, area) > 1) holding.armies++;
  if (isSea(area)) holding.seas++;
  const troop = troopIn(game, area);
  const strikeAt = (to: Area): void => {
    const at = house * AREAS + to;
    strikes[at] = Math.max(strikes[at], marchStrength(game, troop, to));
  };
  const carrying = isWater(area) ? 0 : seasCarrying(game, house, area);
  if (carrying === 0) {
    for (const to of neighboursOf(game, area)) if (isWater(to) === isWater(area) && !isPort(to)) strikeAt(to);
    return;
  }
  for (let to = SEAS; to < PORTS; to++) if (isReached(game, area, to, carrying)) strikeAt(to);
}

function countLand(game: Throne, area: Area, holdings: readonly Holding[]): void {
  const house = controllerOf(game, area);
  if (house === NONE) return;
  const holding = holdings[house];
  holding.lands++;
  holding.barrels += barrelsIn(game, area);
  holding.crowns += crownsIn(game, area);
  if (tokenIn(game, area) === house) holding.tokens++;
  if (game[FORT + area] !== NONE) holding.forts++;
  if (pointsIn(game, area) === 0) return;
  holding.castles++;
  holding.musterPoints += pointsIn(game, area);
  if (ownerOf(game, area) === NONE) holding.emptyCastles++;
}

function countPort(game: Throne, port: Area, holdings: readonly Holding[]): void {
  const house = portOwner(game, port);
  if (house === NONE) return;
  holdings[house].ports++;
  if (!isBlocked(game, port)) holdings[house].openPorts++;
  holdings[house].portShips += standing(game, port, SHIP);
}

/** How surely a strike takes what is held with so much: cards decide what is close. */
const CLOSE = 3;
const successOf = (strike: number, against: number): number =>
  Math.max(0, Math.min(1, (strike - against + CLOSE) / (2 * CLOSE)));

/** What holds an area by itself, cards and orders apart. */
function resistanceIn(game: Throne, area: Area): number {
  const walls = game[FORT + area] === NONE ? 0 : 1;
  if (ownerOf(game, area) !== NONE) return strengthIn(game, area) + walls;
  return garrisonOf(game, area) > 0 ? garrisonOf(game, area) - CLOSE + 1 : -CLOSE;
}

function weighStrikes(
  game: Throne,
  area: Area,
  houses: readonly House[],
  holdings: readonly Holding[],
  strikes: Float64Array,
): void {
  const holder = isSea(area) ? ownerOf(game, area) : controllerOf(game, area);
  const resistance = resistanceIn(game, area);
  const isCastle = pointsIn(game, area) > 0;
  let hardest = 0;
  for (const house of houses) {
    const strike = strikes[house * AREAS + area];
    if (house === holder || strike === 0) continue;
    hardest = Math.max(hardest, strike);
    if (isSea(area)) continue;
    const success = successOf(strike, resistance);
    holdings[house].landsInReach += success;
    if (isCastle) holdings[house].castlesInReach += success;
  }
  if (holder === NONE || hardest === 0) return;
  const holding = holdings[holder];
  holding.front += strengthIn(game, area);
  holding.facing += hardest;
  if (isSea(area)) return;
  const peril = successOf(hardest, resistance);
  holding.landsInPeril += peril;
  holding.barrelsInPeril += peril * barrelsIn(game, area);
  if (isCastle) holding.castlesInPeril += peril;
  if (homes[holder] === area) holding.homeInPeril = peril;
}

type Of = (survey: Survey, house: House, own: Holding) => number;

const feature = (part: string, id: string, of: Of): Feature<Survey> => ({
  id,
  part,
  of: (survey, seat: Seat) => of(survey, survey.houses[seat], survey.holdings[survey.houses[seat]]),
});

/** The most that a rival has of something. */
function mostOfRivals({ houses, holdings }: Survey, house: House, of: (rival: Holding) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const rival of houses) if (rival !== house) most = Math.max(most, of(holdings[rival]));
  return most;
}

const lead: Of = (survey, house, own) => own.castles - mostOfRivals(survey, house, ({ castles }) => castles);

/** How much of what is missing to an instant victory could be taken in a turn. */
const closing = ({ needed }: Survey, { castles, castlesInReach }: Holding): number =>
  Math.min(1, castlesInReach / Math.max(1, needed - castles));

/** Houses before this one if the game ended now: by castles, then supply, then power. */
const housesAhead: Of = ({ game, houses, holdings }, house) => {
  const rankOf = (one: House): number =>
    holdings[one].castles * 10_000 + supplyOf(game, one) * 100 + powerOf(game, one);
  return houses.filter((rival) => rankOf(rival) > rankOf(house)).length;
};

/** From 0 for the last place to 1 for the first. */
const standingOn =
  (track: Track): Of =>
  ({ game, players }, house) =>
    1 - placeOf(game, track, house) / (players - 1);

const holds =
  (track: Track): Of =>
  ({ game }, house) =>
    holderOf(game, track) === house ? 1 : 0;

/** Something about the cards in hand, over all of them. */
const inHand =
  (printed: Uint8Array): Of =>
  ({ game }, house) => {
    let sum = 0;
    for (const card of cardsOf(game, house)) sum += printed[cardAt(cardSetOf(game), card)];
    return sum;
  };

const bestCard: Of = ({ game }, house) => {
  let best = 0;
  for (const card of cardsOf(game, house)) best = Math.max(best, cardStrength[cardAt(cardSetOf(game), card)]);
  return best;
};

/** Units that the supply marker would feed in all armies together. */
function fedBy(level: number): number {
  let units = 0;
  for (let size = 2; size <= largestArmy; size++) units += bannersFor[level][size];
  return units;
}

/** Castles that still muster while the Mustering card is being played. */
const musterDue: Of = ({ game }, house, { musterPoints }) =>
  isAsking(game) &&
  askKind(game) === "muster" &&
  placeOf(game, IRON_THRONE, house) >= placeOf(game, IRON_THRONE, askedHouse(game))
    ? musterPoints
    : 0;

const auctions: ReadonlySet<string> = new Set(["bid-iron-throne", "bid-fiefdoms", "bid-kings-court"]);

/** Power that can be bid while the tracks are auctioned. */
const powerToBid: Of = ({ game }, house) => (isAsking(game) && auctions.has(askKind(game)) ? powerOf(game, house) : 0);

const isHouse =
  (id: string): Of =>
  (_survey, house) =>
    house === houseNumber(id) ? 1 : 0;

const whenPlayers =
  (count: number): Of =>
  ({ players }) =>
    players === count ? 1 : 0;

const list: readonly Feature<Survey>[] = [
  feature("castles", "castles", (_survey, _house, own) => own.castles),
  feature("castles", "castles-missing", ({ needed }, _house, own) => needed - own.castles),
  feature("castles", "one-castle-missing", ({ needed }, _house, own) => (needed - own.castles === 1 ? 1 : 0)),
  feature("castles", "two-castles-missing", ({ needed }, _house, own) => (needed - own.castles === 2 ? 1 : 0)),
  feature("castles", "muster-points", (_survey, _house, own) => own.musterPoints),
  feature("castles", "castles-lead", lead),
  feature("castles", "castles-lead-late", (survey, house, own) => lead(survey, house, own) * survey.time * survey.time),
  feature("castles", "houses-ahead", housesAhead),
  feature("castles", "first-late", (survey, house, own) =>
    housesAhead(survey, house, own) === 0 ? survey.time * survey.time : 0,
  ),
  feature("castles", "home-kept", ({ game }, house) => (controllerOf(game, homes[house]) === house ? 1 : 0)),
  feature("reach", "castles-in-reach", (_survey, _house, own) => own.castlesInReach),
  feature("reach", "victory-in-reach", (survey, _house, own) => closing(survey, own)),
  feature("reach", "lands-in-reach", (_survey, _house, own) => own.landsInReach),
  feature(
    "reach",
    "rivals-castles-missing",
    (survey, house) => survey.needed - mostOfRivals(survey, house, ({ castles }) => castles),
  ),
  feature("reach", "rivals-victory-in-reach", (survey, house) =>
    mostOfRivals(survey, house, (rival) => closing(survey, rival)),
  ),
  feature("danger", "castles-in-peril", (_survey, _house, own) => own.castlesInPeril),
  feature("danger", "lands-in-peril", (_survey, _house, own) => own.landsInPeril),
  feature("danger", "barrels-in-peril", (_survey, _house, own) => own.barrelsInPeril),
  feature("danger", "home-in-peril", (_survey, _house, own) => own.homeInPeril),
  feature("danger", "empty-castles", (_survey, _house, own) => own.emptyCastles),
  feature("danger", "facing", (_survey, _house, own) => own.facing),
  feature("land", "lands", (_survey, _house, own) => own.lands),
  feature("land", "crowns", (_survey, _house, own) => own.crowns),
  feature("land", "tokens", (_survey, _house, own) => own.tokens),
  feature("land", "forts", (_survey, _house, own) => own.forts),
  feature("fleet", "seas", (_survey, _house, own) => own.seas),
  feature("fleet", "ships", (_survey, _house, own) => own.units[SHIP]),
  feature("fleet", "ports", (_survey, _house, own) => own.ports),
  feature("fleet", "open-ports", (_survey, _house, own) => own.openPorts),
  feature("fleet", "ships-in-port", (_survey, _house, own) => own.portShips),
  feature("armies", "footmen", (_survey, _house, own) => own.units[FOOTMAN]),
  feature("armies", "knights", (_survey, _house, own) => own.units[KNIGHT]),
  feature("armies", "engines", (_survey, _house, own) => own.units[ENGINE]),
  feature("armies", "strength", (_survey, _house, own) => own.strength),
  feature("armies", "share-of-strength", ({ strength, players }, _house, own) =>
    strength === 0 ? 1 : (own.strength * players) / strength,
  ),
  feature("armies", "largest-army", (_survey, _house, own) => own.largest),
  feature("armies", "armies", (_survey, _house, own) => own.armies),
  feature("armies", "front", (_survey, _house, own) => own.front),
  feature("armies", "muster-due", musterDue),
  feature("supply", "supply", ({ game }, house) => supplyOf(game, house)),
  feature("supply", "barrels", (_survey, _house, own) => own.barrels),
  feature("supply", "supply-to-come", ({ game }, house) => barrelsOf(game, house) - supplyOf(game, house)),
  feature("supply", "units-fed", ({ game }, house) => fedBy(supplyOf(game, house))),
  feature("influence", "iron-throne", standingOn(IRON_THRONE)),
  feature("influence", "fiefdoms", standingOn(FIEFDOMS)),
  feature("influence", "kings-court", standingOn(KINGS_COURT)),
  feature("influence", "holds-throne", holds(IRON_THRONE)),
  feature("influence", "holds-blade", holds(FIEFDOMS)),
  feature("influence", "holds-raven", holds(KINGS_COURT)),
  feature("influence", "stars", ({ game }, house) => starsOf(game, house)),
  feature("power", "power", ({ game }, house) => powerOf(game, house)),
  feature("power", "share-of-power", ({ game, power, players }, house) =>
    power === 0 ? 1 : (powerOf(game, house) * players) / power,
  ),
  feature("power", "power-to-bid", powerToBid),
  feature("cards", "cards", ({ game }, house) => cardsOf(game, house).length),
  feature("cards", "strength-in-hand", inHand(cardStrength)),
  feature("cards", "best-card", bestCard),
  feature("cards", "swords-in-hand", inHand(cardSwords)),
  feature("cards", "forts-in-hand", inHand(cardForts)),
  feature("cards", "single-orders", ({ game }, house) => singlesOf(game, house)),
  feature("time", "time", ({ time }) => time),
  feature("time", "last-turns", ({ game }) => (game[TURN] >= lastTurn - 1 ? 1 : 0)),
  feature("house", "stark", isHouse("stark")),
  feature("house", "greyjoy", isHouse("greyjoy")),
  feature("house", "lannister", isHouse("lannister")),
  feature("house", "baratheon", isHouse("baratheon")),
  feature("house", "tyrell", isHouse("tyrell")),
  feature("house", "martell", isHouse("martell")),
  feature("house", "three-players", whenPlayers(3)),
  feature("house", "four-players", whenPlayers(4)),
  feature("house", "six-players", whenPlayers(6)),
];

/** Single-use orders that a house has left. */
function singlesOf(game: Throne, house: House): number {
  if (!hasSingles(game)) return 0;
  let count = 0;
  for (let single = 0; single < SINGLES; single++) count += singlesLeft(game, house, single);
  return count;
}

export const features: Features<Throne> = featuresOf(surveyOf, list);
