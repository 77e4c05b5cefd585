import type { Unit } from "../data/ids.ts";
import { type House, INFANTRY, NONE } from "../data/names.ts";
import { beside, DIRECTIONS, HEXES, type Hex, OFF } from "../field/hexes.ts";
import { FORD } from "../field/terrain.ts";
import { EXIT_BIT, groundOf, isBurning, isCrossingFor, isInZoneOf } from "../state/field.ts";
import { type Battle, BOARD, EXIT_HOUSE, TOKEN } from "../state/layout.ts";
import { classOf, hexOf, houseOf, isCavalry, isEngaged, rankOf, typeOf, unitIn } from "../state/units.ts";
import { ignores, modifiersOf } from "./abilities.ts";

/** Where units can go: by their orders, by a card, after a fight, in retreat. */

/** How a unit walks. */
interface Manner {
  /** What a hex may be that is entered beyond the allowance, after nothing but road: any, road again, or there is none. */
  readonly bonus: "any" | "road" | "none";
  /** It may cross the river on rafts, where the plan says so. */
  readonly rafts: boolean;
  readonly bridges: boolean;
}

const onOrders: Manner = { bonus: "any", rafts: true, bridges: true };
/** A card that names a number of hexes means that number: roads add nothing (battles.movement.free). */
const byCard: Manner = { bonus: "none", rafts: true, bridges: true };
/** Nobody advances or pursues onto a bridge or a raft (battles.terrain.follow). */
const following: Manner = { bonus: "none", rafts: false, bridges: false };
const followingRoad: Manner = { ...following, bonus: "road" };

/**
 * What a unit has left, in one number that orders all cases: twice the hexes of its allowance, and 1 while every hex that
 * it entered was road. So 1 is a hex beyond the allowance, and 0 the end of the walk. Whoever has more can do all that
 * somebody with less can, from the same hex.
 */
type Left = number;
const BONUS: Left = 1;
const CLOSED = -1;

const allowance = (hexes: number, manner: Manner): Left => 2 * hexes + (manner.bonus === "none" ? 0 : 1);

/** What keeps every unit out of a hex, however it comes: another unit, fire, impassable ground without a raft. */
export function canStandIn(game: Battle, unit: Unit, hex: Hex): boolean {
  const occupant = unitIn(game, hex);
  if ((occupant !== NONE && occupant !== unit) || isBurning(game, hex)) return false;
  return groundOf(game, hex).isImpassable !== true || isCrossingFor(game, houseOf(unit), hex);
}

/** What is left once a hex is entered, or CLOSED. */
function leftAfter(game: Battle, unit: Unit, manner: Manner, left: Left, hex: Hex): Left {
  if (!canStandIn(game, unit, hex)) return CLOSED;
  const ground = groundOf(game, hex);
  // Rafts stop everybody, also those whom terrain does not stop (battles.terrain.crossing).
  if (ground.isImpassable === true) return manner.rafts ? 0 : CLOSED;
  if (ground.isBridge === true && !manner.bridges) return CLOSED;
  if (left === BONUS) return manner.bonus === "any" || ground.isRoad === true ? 0 : CLOSED;
  if (ground.stops === true && !ignores(game, unit, "stops")) return 0;
  if (game[TOKEN + hex] === FORD && !ignores(game, unit, "ford")) {
    if (classOf(game, unit) === INFANTRY) return 0;
    if (isCavalry(game, unit)) return Math.max(0, (left & ~1) - 4);
  }
  return ground.isRoad === true ? left - 2 : (left & ~1) - 2;
}

/** The hexes that the last search found, the nearest first, and by hex what was left there and how many were entered. */
export const reached = new Uint8Array(HEXES);
const best = new Int8Array(HEXES);
const entered = new Uint8Array(HEXES);
/** The hexes from which the search goes on, and those from which it goes on after them. */
let layer = new Uint8Array(HEXES);
let nextLayer = new Uint8Array(HEXES);
const layerOf = new Uint8Array(HEXES);

// Searches run for every unit of every list of moves: they share these buffers, and none calls another while it runs.

/** Searches breadth first from a hex in which a unit has so much left; says how many hexes it found besides. */
function search(game: Battle, unit: Unit, manner: Manner, from: Hex, left: Left): number {
  let found = 0;
  best.fill(CLOSED);
  layerOf.fill(0);
  best[from] = left;
  layer[0] = from;
  for (let count = 1, depth = 1; count > 0; depth++) {
    let next = 0;
    for (let i = 0; i < count; i++) {
      const hex = layer[i];
      if (best[hex] === 0) continue;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const other = beside(game[BOARD], hex, direction);
        if (other === OFF) continue;
        const rest = leftAfter(game, unit, manner, best[hex], other);
        if (rest <= best[other]) continue;
        if (best[other] === CLOSED) {
          reached[found++] = other;
          entered[other] = depth;
        }
        best[other] = rest;
        if (layerOf[other] === depth) continue;
        layerOf[other] = depth;
        nextLayer[next++] = other;
      }
    }
    [layer, nextLayer] = [nextLayer, layer];
    count = next;
  }
  return found;
}

/** The hexes that a unit's orders give it, with the cards and commanders that add to them. */
function hexesToMove(game: Battle, unit: Unit, printed: number): number {
  let hexes = printed;
  for (const modifier of modifiersOf(game, unit)) if ("move" in modifier) hexes += modifier.move;
  return hexes;
}

const lineOf = (game: Battle, unit: Unit) => typeOf(game, unit).orders[rankOf(game, unit)];

/** Hexes that it may move if it does not attack, and if it does. */
export const moveAllowance = (game: Battle, unit: Unit): number => hexesToMove(game, unit, lineOf(game, unit).move);
const attackAllowance = (game: Battle, unit: Unit): number => hexesToMove(game, unit, lineOf(game, unit).moveAndAttack);

const searchOrders = (game: Battle, unit: Unit, hexes: number): number =>
  search(game, unit, onOrders, hexOf(game, unit), allowance(hexes, onOrders));

/** Searches where an ordered unit can move; says how many hexes stand in `reached` now. */
export const searchMoves = (game: Battle, unit: Unit): number => searchOrders(game, unit, moveAllowance(game, unit));

/** Whether an ordered unit can move to a hex. */
export function canReach(game: Battle, unit: Unit, to: Hex): boolean {
  return searchMoves(game, unit) > 0 && to !== hexOf(game, unit) && best[to] !== CLOSED;
}

/** Whether a House may leave the field from a hex. */
const isWayOut = (game: Battle, house: House, hex: Hex): boolean =>
  game[EXIT_HOUSE] === house && isInZoneOf(game, hex, EXIT_BIT);

/** Whether an ordered unit gets off the field, which is one hex more than to the hex from which it leaves. */
export function canLeaveField(game: Battle, unit: Unit): boolean {
  const house = houseOf(unit);
  if (game[EXIT_HOUSE] !== house) return false;
  const found = searchMoves(game, unit);
  if (isWayOut(game, house, hexOf(game, unit))) return true;
  for (let i = 0; i < found; i++) if (best[reached[i]] > 0 && isWayOut(game, house, reached[i])) return true;
  return false;
}

/** Whether an ordered unit can enter any hex at all, or leave the field. */
export function canMove(game: Battle, unit: Unit): boolean {
  const from = hexOf(game, unit);
  if (isBurning(game, from)) return false;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const hex = beside(game[BOARD], from, direction);
    if (hex !== OFF && canStandIn(game, unit, hex)) return true;
  }
  return isWayOut(game, houseOf(unit), from);
}

/** How a move to a hex is counted: the hexes entered, and whether the unit may still attack. */
export interface Walk {
  readonly hexes: number;
  readonly mayAttack: boolean;
}

/** The walk of an ordered unit to a hex that it can reach: one after which it may attack, if there is one. */
export function walkTo(game: Battle, unit: Unit, to: Hex): Walk {
  const hexes = attackAllowance(game, unit);
  searchOrders(game, unit, hexes);
  if (best[to] !== CLOSED) {
    return { hexes: asksHowFar(game, unit) ? longestWalk(game, unit, to, hexes) : entered[to], mayAttack: true };
  }
  searchMoves(game, unit);
  return { hexes: entered[to], mayAttack: false };
}

/** Whether something of the unit depends on how many hexes it has moved. */
const asksHowFar = (game: Battle, unit: Unit): boolean =>
  modifiersOf(game, unit).some((modifier) => "dice" in modifier && modifier.if?.moved !== undefined);

/** The most hexes that a unit can enter on its way to a hex, crossing its own way if it likes (battles.movement.charge). */
function longestWalk(game: Battle, unit: Unit, to: Hex, hexes: number): number {
  let here = new Map([[hexOf(game, unit), allowance(hexes, onOrders)]]);
  let longest = 0;
  for (let depth = 1; here.size > 0; depth++) {
    const next = new Map<Hex, Left>();
    for (const [hex, left] of here) {
      for (let direction = 0; left > 0 && direction < DIRECTIONS; direction++) {
        const other = beside(game[BOARD], hex, direction);
        if (other === OFF) continue;
        const rest = leftAfter(game, unit, onOrders, left, other);
        if (rest > (next.get(other) ?? CLOSED)) next.set(other, rest);
      }
    }
    if (next.has(to)) longest = depth;
    here = next;
  }
  return longest;
}

const hexesReached = (count: number): Hex[] => Array.from(reached.subarray(0, count));

/** Where a card lets a unit go that it moves so many hexes: nowhere if it is engaged or in fire. */
export function freeMoveHexes(game: Battle, unit: Unit, hexes: number): Hex[] {
  const from = hexOf(game, unit);
  if (isEngaged(game, unit) || isBurning(game, from)) return [];
  return hexesReached(search(game, unit, byCard, from, allowance(hexes, byCard)));
}

/** How many hexes a unit enters that a card moves to a hex. */
export function freeWalkTo(game: Battle, unit: Unit, to: Hex, hexes: number): number {
  search(game, unit, byCard, hexOf(game, unit), allowance(hexes, byCard));
  return entered[to];
}

/**
 * Where a unit can advance or pursue: first to the hex that was given up, then on, so many hexes in all, or up to
 * `roadMost` where each of them is road (battles.terrain.follow). The hex from which it came is open to it again.
 */
export function followHexes(game: Battle, unit: Unit, vacated: Hex, most: number, roadMost: number): Hex[] {
  const manner = roadMost > most ? followingRoad : following;
  const left = leftAfter(game, unit, manner, allowance(most, manner), vacated);
  if (left === CLOSED) return [];
  return [vacated, ...hexesReached(search(game, unit, manner, vacated, left))];
}
