import { portRoom } from "./data/ports.ts";
import { powerTokens, threatLimit, threatStep } from "./data/tracks.ts";
import { fitsSupply } from "./rules/supply.ts";
import { askKind, isAsked, isAsking } from "./state/asks.ts";
import {
  areaIds,
  DECK_SIZE,
  DECKS,
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
  sortedDecks,
  tokensOf,
  trackIds,
  UNIT_KINDS,
  unitLimit,
} from "./state/board.ts";
import { areaCount, CAPTURE, houseAt, isOver, playersOf, seatOf } from "./state/flow.ts";
import {
  ATTACKER,
  BATTLE_AREA,
  DECK,
  DEFENDER,
  FORT,
  PORT_OWNER,
  procedures,
  SINGLE_AREA,
  THREAT,
  type Throne,
} from "./state/layout.ts";
import { orderIn, ownerOf, powerOf, routed, sizeOf, standing, tokenIn } from "./state/pieces.ts";

/** The books: pieces are conserved, everything lies where it may lie, and no army outgrows its supply. */
export function audit(game: Throne): readonly string[] {
  const wrong: string[] = [];
  units.fill(0);
  tokens.fill(0);
  orders.fill(0);
  for (let area = 0, end = areaCount(game); area < end; area++) auditArea(game, area, wrong);
  for (let house = 0; house < HOUSES; house++) auditHouse(game, house, wrong);
  for (let deck = 0; deck < DECKS; deck++) auditDeck(game, deck, wrong);
  for (let track = 0; track < trackIds.length; track++) auditTrack(game, track, wrong);
  const threat = game[THREAT];
  if (threat > threatLimit || threat % threatStep !== 0) wrong.push(`the threat is ${threat}`);
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
  if (size > 0 !== (owner !== NONE)) wrong.push(`${areaIds[area]}: ${size} units of house ${owner}`);
  // Beaten defenders may be gone while the battle for their area is not yet over.
  if (order !== NONE && owner === NONE && area !== game[BATTLE_AREA])
    wrong.push(`${areaIds[area]}: an order without units`);
  if (token !== NONE && (!isLand(area) || (owner !== NONE && owner !== token))) {
    wrong.push(`${areaIds[area]}: a token of ${houseIds[token]} where it may not lie`);
  }
  const fort = game[FORT + area];
  if (fort !== NONE && (fort !== owner || !isLand(area))) wrong.push(`${areaIds[area]}: a fortification without units`);
  // While its new owner decides, the old owner's ships still lie in a captured port.
  const isForeign = owner !== NONE && isPort(area) && owner !== game[PORT_OWNER + area - PORTS];
  if (isPort(area) && (size > portRoom || (isForeign && procedures.kind(game) !== CAPTURE))) {
    wrong.push(`${areaIds[area]}: ${size} ships of house ${owner} in a port`);
  }
  if (token !== NONE) tokens[Math.min(token, HOUSES)]++;
  if (owner === NONE) return;
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    const count = standing(game, area, kind) + routed(game, area, kind);
    if (count > 0 && isWater(area) !== (kind === SHIP)) wrong.push(`${areaIds[area]}: land and sea are mixed`);
    units[Math.min(owner, HOUSES) * UNIT_KINDS + kind] += count;
  }
  if (order !== NONE) orders[Math.min(owner, HOUSES) * ORDERS + order]++;
}

function auditHouse(game: Throne, house: House, wrong: string[]): void {
  const name = houseIds[house];
  const isAbsent = seatOf(game, house) === NONE;
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    const count = units[house * UNIT_KINDS + kind];
    if (count > (isAbsent ? 0 : unitLimit[kind])) wrong.push(`${name} has ${count} units of kind ${kind}`);
  }
  const power = tokens[house] + powerOf(game, house);
  if (power > (isAbsent ? 0 : powerTokens)) wrong.push(`${name} has ${power} power tokens`);
  for (let order = 0; order < ORDERS; order++) {
    const count = orders[house * ORDERS + order];
    if (count > tokensOf[order]) wrong.push(`${name} has ${count} orders ${orderIds[order]}`);
  }
  const single = game[SINGLE_AREA + house];
  if (single !== NONE && ownerOf(game, single) !== house) wrong.push(`${name} has a single-use order without units`);
  if (!isAbsent && isSupplyHeld(game, house) && !fitsSupply(game, house)) wrong.push(`${name} breaks its supply`);
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
    wrong.push(`deck ${deck + 1} has ${seen[event]} of ${eventIds[event]}`);
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
  if (count !== playersOf(game)) wrong.push(`track ${trackIds[track]} is not a ranking`);
}
