import { portRoom } from "./data/ports.ts";
import { fortifications, lastTurn, powerTokens, threatLimit, threatStep } from "./data/tracks.ts";
import { fitsSupply } from "./rules/supply.ts";
import { askKind, bit, isAsked, isAsking } from "./state/asks.ts";
import {
  AREAS,
  areaIds,
  DECK_SIZE,
  DECKS,
  ENGINE,
  eventIds,
  HOUSES,
  type House,
  houseIds,
  isLand,
  isPort,
  isWater,
  NONE,
  ORDERS,
  orderIds,
  PORTS,
  SHIP,
  SINGLES,
  singleIds,
  singlesOf,
  sortedDecks,
  tokensOf,
  trackIds,
  UNIT_KINDS,
  unitLimit,
} from "./state/board.ts";
import {
  areaCount,
  CAPTURE,
  hasForts,
  hasPorts,
  hasSiege,
  hasSingles,
  holderOf,
  houseAt,
  houseOfSeat,
  isOver,
  playersOf,
  seatOf,
} from "./state/flow.ts";
import {
  ASKED,
  ATTACKER,
  BATTLE_AREA,
  BOUND,
  DECK,
  DEFENDER,
  FORT,
  HANDS,
  PORT_OWNER,
  procedures,
  SEASON,
  SINGLE_AREA,
  SINGLE_KIND,
  SINGLES_LEFT,
  SINGLES_SHOWN,
  THREAT,
  type Throne,
  TURN,
  unitKeys,
} from "./state/layout.ts";
import { garrisonOf, orderIn, ownerOf, powerOf, routed, sizeOf, standing, supplyOf, tokenIn } from "./state/pieces.ts";

/**
 * The books: pieces are conserved, everything lies where it may lie, belongs to a house that plays, and no army outgrows its
 * supply. Each sentence begins with the word that scenarios have for the thing: whoever describes a position reads it.
 */
export function audit(game: Throne): readonly string[] {
  const wrong: string[] = [];
  units.fill(0);
  tokens.fill(0);
  orders.fill(0);
  for (let area = 0, end = areaCount(game); area < end; area++) auditArea(game, area, wrong);
  for (let area = areaCount(game); area < AREAS; area++) auditAbsentArea(game, area, wrong);
  for (let house = 0; house < HOUSES; house++) auditHouse(game, house, wrong);
  for (let deck = 0; deck < DECKS; deck++) auditDeck(game, deck, wrong);
  for (let track = 0; track < trackIds.length; track++) auditTrack(game, track, wrong);
  auditPorts(game, wrong);
  auditMarkers(game, wrong);
  return wrong;
}

// What the houses have on the map, counted in one walk: simulations audit after every decision.
const units = new Uint8Array((HOUSES + 1) * UNIT_KINDS);
const tokens = new Uint8Array(HOUSES + 1);
const orders = new Uint8Array((HOUSES + 1) * ORDERS);

function auditArea(game: Throne, area: number, wrong: string[]): void {
  const owner = ownerOf(game, area);
  const token = tokenIn(game, area);
  const order = orderIn(game, area);
  const size = sizeOf(game, area);
  const name = areaIds[area];
  if (size > 0 !== (owner !== NONE)) wrong.push(`units: ${name} has ${size} units of house ${owner}`);
  // Beaten defenders may be gone while the battle for their area is not yet over.
  if (order !== NONE && owner === NONE && area !== game[BATTLE_AREA]) wrong.push(`orders: ${name} has no units`);
  if (token !== NONE && (!isLand(area) || (owner !== NONE && owner !== token))) {
    wrong.push(`tokens: ${houseIds[token]} may have none in ${name}`);
  }
  if (garrisonOf(game, area) > 0 && (owner !== NONE || isPort(area))) {
    wrong.push(`garrisons: ${name} can have none beside units or in a port`);
  }
  const fort = game[FORT + area];
  if (fort !== NONE && (fort !== owner || !isLand(area))) wrong.push(`forts: ${name} has no units of its builder`);
  // While its new owner decides, the old owner's ships still lie in a captured port.
  const isForeign = owner !== NONE && isPort(area) && owner !== game[PORT_OWNER + area - PORTS];
  if (isPort(area) && (size > portRoom || (isForeign && procedures.kind(game) !== CAPTURE))) {
    wrong.push(`units: ${name} has ${size} ships of ${houseIds[owner]}, too many or not of the port's owner`);
  }
  if (token !== NONE) tokens[Math.min(token, HOUSES)]++;
  if (owner === NONE) return;
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    const count = standing(game, area, kind) + routed(game, area, kind);
    if (count > 0 && isWater(area) !== (kind === SHIP)) wrong.push(`units: ${name} mixes land and sea`);
    units[Math.min(owner, HOUSES) * UNIT_KINDS + kind] += count;
  }
  if (order !== NONE) orders[Math.min(owner, HOUSES) * ORDERS + order]++;
}

/** Ports and the lands of the sixth house are there only in games that have them. */
function auditAbsentArea(game: Throne, area: number, wrong: string[]): void {
  const isEmpty =
    ownerOf(game, area) === NONE &&
    sizeOf(game, area) === 0 &&
    tokenIn(game, area) === NONE &&
    orderIn(game, area) === NONE &&
    garrisonOf(game, area) === 0 &&
    game[FORT + area] === NONE;
  if (!isEmpty) wrong.push(`${areaIds[area]}: this game has no such area`);
}

function auditHouse(game: Throne, house: House, wrong: string[]): void {
  const name = houseIds[house];
  if (seatOf(game, house) === NONE) {
    auditAbsentHouse(game, house, wrong);
    return;
  }
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    const count = units[house * UNIT_KINDS + kind];
    const limit = kind === ENGINE && !hasSiege(game) ? 0 : unitLimit[kind];
    if (count > limit) wrong.push(`units: ${name} has ${count} ${unitKeys[kind]}, ${limit} at most`);
  }
  const power = tokens[house] + powerOf(game, house);
  if (power > powerTokens)
    wrong.push(`power: ${name} has ${power} tokens in hand and on the map, ${powerTokens} at most`);
  for (let order = 0; order < ORDERS; order++) {
    const count = orders[house * ORDERS + order];
    if (count > tokensOf[order]) wrong.push(`orders: ${name} has ${count} times ${orderIds[order]}`);
  }
  // In a battle the last cards lie on the table.
  if (game[HANDS + house] === 0 && game[BATTLE_AREA] === NONE) wrong.push(`hands: ${name} has no cards`);
  auditSingles(game, house, wrong);
  if (isSupplyHeld(game, house) && !fitsSupply(game, house)) wrong.push(`supply: ${name} has more or larger armies`);
}

function auditAbsentHouse(game: Throne, house: House, wrong: string[]): void {
  let army = 0;
  for (let kind = 0; kind < UNIT_KINDS; kind++) army += units[house * UNIT_KINDS + kind];
  const said = {
    units: army,
    tokens: tokens[house],
    power: powerOf(game, house),
    supply: supplyOf(game, house),
    hands: game[HANDS + house],
    singles: game[SINGLE_AREA + house] === NONE ? 0 : 1,
  };
  for (const [word, count] of Object.entries(said)) {
    if (count !== 0) wrong.push(`${word}: ${houseIds[house]} does not play`);
  }
}

/** What a house has yet to place and what it has on the map are never more than it was given. */
function auditSingles(game: Throne, house: House, wrong: string[]): void {
  const name = houseIds[house];
  const [area, kind] = [game[SINGLE_AREA + house], game[SINGLE_KIND + house]];
  if ((area === NONE) !== (kind === NONE)) wrong.push(`singles: ${name} has an order without an area`);
  if (area !== NONE && ownerOf(game, area) !== house) wrong.push(`singles: ${name} has no units beside its order`);
  for (let single = 0; single < SINGLES; single++) {
    const isOnMap = kind === single && game[SINGLES_SHOWN] === 1;
    const most = hasSingles(game) ? singlesOf(house, single) : 0;
    const count = game[SINGLES_LEFT + house * SINGLES + single] + (isOnMap ? 1 : 0);
    if (count > most) wrong.push(`singles: ${name} has ${most} ${singleIds[single]} at most`);
  }
}

function auditPorts(game: Throne, wrong: string[]): void {
  for (let port = PORTS; port < AREAS; port++) {
    const owner = game[PORT_OWNER + port - PORTS];
    if (owner === NONE || (hasPorts(game) && seatOf(game, owner) !== NONE)) continue;
    wrong.push(`port-owners: ${areaIds[port]} belongs to ${houseIds[owner]} in a game without the one or the other`);
  }
}

/** The counters beside the map, and what the game waits for. */
function auditMarkers(game: Throne, wrong: string[]): void {
  const threat = game[THREAT];
  if (threat > threatLimit || threat % threatStep !== 0) wrong.push(`threat: ${threat} is not on the track`);
  if (game[TURN] < 1 || game[TURN] > lastTurn) wrong.push(`turn: ${game[TURN]} is not on the track`);
  let forts = 0;
  for (let area = 0, end = areaCount(game); area < end; area++) if (game[FORT + area] !== NONE) forts++;
  if (forts > (hasForts(game) ? fortifications : 0)) wrong.push(`forts: ${forts} are more than there are`);
  const bound = game[BOUND];
  if (bound !== NONE && (!hasSingles(game) || seatOf(game, bound) === NONE)) {
    wrong.push(`bound: ${houseIds[bound]} does not play, or not with the Lion's Ruse`);
  }
  const season = game[SEASON];
  if (season !== NONE && !sortedDecks[DECKS - 1].includes(season)) {
    wrong.push(`season: ${eventIds[season]} is no card of the third deck`);
  }
  if (!isAsking(game)) return;
  let playing = 0;
  for (let seat = 0; seat < playersOf(game); seat++) playing |= bit(houseOfSeat(game, seat));
  if (game[ASKED] === 0 || (game[ASKED] & ~playing) !== 0) wrong.push("ask: nobody who plays is asked");
}

/**
 * Supply may be broken only inside a battle of the house's own, and while it chooses what to give up. A march whose
 * peaceful moves win the game ends before its battle: its attackers are still at home, where there may be no room.
 */
function isSupplyHeld(game: Throne, house: House): boolean {
  if (isOver(game)) return false;
  if (game[BATTLE_AREA] !== NONE) return game[ATTACKER] !== house && game[DEFENDER] !== house;
  return !(isAsking(game) && askKind(game) === "disband-supply" && isAsked(game, house));
}

const printed = sortedDecks.map(countEvents);

function countEvents(deck: Uint8Array): number[] {
  return eventIds.map((_, event) => deck.filter((card) => card === event).length);
}

const seen = new Uint8Array(256);

function auditDeck(game: Throne, deck: number, wrong: string[]): void {
  seen.fill(0);
  for (let place = 0; place < DECK_SIZE; place++) seen[game[DECK + deck * DECK_SIZE + place]]++;
  for (let event = 0; event < eventIds.length; event++) {
    if (seen[event] === printed[deck][event]) continue;
    wrong.push(`decks: ${deck + 1} has ${seen[event]} of ${eventIds[event]}`);
  }
}

function auditTrack(game: Throne, track: number, wrong: string[]): void {
  let houses = 0;
  for (let place = 0; place < playersOf(game); place++) {
    const house = houseAt(game, track, place);
    if (seatOf(game, house) !== NONE) houses |= 1 << house;
  }
  let count = 0;
  for (let house = 0; house < HOUSES; house++) count += (houses >> house) & 1;
  if (count !== playersOf(game)) wrong.push(`tracks: ${trackIds[track]} is not a ranking of those who play`);
  const holder = holderOf(game, track);
  if (seatOf(game, holder) === NONE) wrong.push(`holders: ${trackIds[track]} is not held by a house that plays`);
}
