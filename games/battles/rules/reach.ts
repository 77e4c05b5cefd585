import type { Unit } from "../data/ids.ts";
import { CAVALRY, type House, INFANTRY, NONE, RANGED } from "../data/names.ts";
import { beside, DIRECTIONS, distanceOf, HEXES, type Hex, OFF } from "../field/hexes.ts";
import {
  EXIT_BIT,
  IMPASSABLE,
  IS_BRIDGE,
  IS_FORD,
  IS_ROAD,
  isBurning,
  isCrossingFor,
  isInZoneOf,
  passageOf,
  STOPS,
} from "../state/field.ts";
import { type Battle, BOARD, EXIT_HOUSE } from "../state/layout.ts";
import { classOf, hexOf, houseOf, isEngaged, rankOf, typeOf, unitIn } from "../state/units.ts";
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

/** Whether another unit or a fire keeps a unit out of a hex. */
function isTaken(game: Battle, unit: Unit, hex: Hex): boolean {
  const occupant = unitIn(game, hex);
  return (occupant !== NONE && occupant !== unit) || isBurning(game, hex);
}

/** Whether nothing keeps a unit out of a hex, however it comes: no other unit, no fire, no impassable ground without a raft. */
export const canStandIn = (game: Battle, unit: Unit, hex: Hex): boolean =>
  !isTaken(game, unit, hex) && ((passageOf(game, hex) & IMPASSABLE) === 0 || isCrossingFor(game, houseOf(unit), hex));

/** Who walks, and how: what is the same in every hex of a search is asked once. */
interface Walker {
  readonly unit: Unit;
  readonly house: House;
  readonly rafts: boolean;
  readonly bridges: boolean;
  /** A hex beyond the allowance may be of any kind. */
  readonly endsAnywhere: boolean;
  /** Terrain and fords that stop it. */
  readonly stoppedBy: number;
  /** A ford takes a hex more of what it has left. */
  readonly losesInFords: boolean;
}

function walkerOf(game: Battle, unit: Unit, { bonus, rafts, bridges }: Manner): Walker {
  const kind = classOf(game, unit);
  const heedsFords = kind !== RANGED && !ignores(game, unit, "ford");
  const stops = STOPS | (heedsFords && kind === INFANTRY ? IS_FORD : 0);
  const stoppedBy = ignores(game, unit, "stops") ? 0 : stops;
  const losesInFords = heedsFords && kind === CAVALRY;
  return { unit, house: houseOf(unit), rafts, bridges, endsAnywhere: bonus === "any", stoppedBy, losesInFords };
}

/** What is left once a hex is entered, or CLOSED. */
function leftAfter(game: Battle, walker: Walker, left: Left, hex: Hex): Left {
  if (isTaken(game, walker.unit, hex)) return CLOSED;
  const passage = passageOf(game, hex);
  // Rafts stop everybody, also those whom terrain does not stop (battles.special.crossing).
  if ((passage & IMPASSABLE) !== 0) return walker.rafts && isCrossingFor(game, walker.house, hex) ? 0 : CLOSED;
  if ((passage & IS_BRIDGE) !== 0 && !walker.bridges) return CLOSED;
  const isRoad = (passage & IS_ROAD) !== 0;
  if (left === BONUS) return walker.endsAnywhere || isRoad ? 0 : CLOSED;
  if ((passage & walker.stoppedBy) !== 0) return 0;
  if ((passage & IS_FORD) !== 0 && walker.losesInFords) return Math.max(0, (left & ~1) - 4);
  return isRoad ? left - 2 : (left & ~1) - 2;
}

/** The hexes that the last search found, the nearest first, and by hex what was left there and how many were entered. */
export const reached = new Uint8Array(HEXES);
const best = new Int8Array(HEXES);
const entered = new Uint8Array(HEXES);
/** The hexes from which the search goes on, and those from which it goes on after them. */
const evenLayer = new Uint8Array(HEXES);
const oddLayer = new Uint8Array(HEXES);
const [layers, reversed] = [
  [evenLayer, oddLayer],
  [oddLayer, evenLayer],
];
const layerOf = new Uint8Array(HEXES);

// Searches run for every unit of every list of moves: they share these buffers, and none calls another while it runs.

/**
 * Searches breadth first from a hex in which a unit has so much left; says how many hexes it found besides. It goes no farther
 * once it has come to the hex that is looked for, if there is one.
 */
function search(game: Battle, walker: Walker, from: Hex, left: Left, to: Hex = OFF): number {
  const board = game[BOARD];
  let found = 0;
  best.fill(CLOSED);
  layerOf.fill(0);
  best[from] = left;
  evenLayer[0] = from;
  for (let count = 1, depth = 1; count > 0; depth++) {
    const [layer, nextLayer] = (depth & 1) === 1 ? layers : reversed;
    let next = 0;
    for (let i = 0; i < count; i++) {
      const hex = layer[i];
      if (best[hex] === 0) continue;
      // What a step leaves at most: half of all steps lead where the search has been, no worse off.
      const most = Math.max(0, best[hex] - 2);
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const other = beside(board, hex, direction);
        if (other === OFF || best[other] >= most) continue;
        const rest = leftAfter(game, walker, best[hex], other);
        if (rest <= best[other]) continue;
        if (best[other] === CLOSED) {
          reached[found++] = other;
          entered[other] = depth;
          if (other === to) {
            best[other] = rest;
            return found;
          }
        }
        best[other] = rest;
        if (layerOf[other] === depth) continue;
        layerOf[other] = depth;
        nextLayer[next++] = other;
      }
    }
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
export const attackAllowance = (game: Battle, unit: Unit): number =>
  hexesToMove(game, unit, lineOf(game, unit).moveAndAttack);

const searchOrders = (game: Battle, unit: Unit, hexes: number, to?: Hex): number =>
  search(game, walkerOf(game, unit, onOrders), hexOf(game, unit), allowance(hexes, onOrders), to);

/** Searches where an ordered unit can move; says how many hexes stand in `reached` now. */
export const searchMoves = (game: Battle, unit: Unit): number => searchOrders(game, unit, moveAllowance(game, unit));

/** Whether an ordered unit can move to a hex. */
export function canReach(game: Battle, unit: Unit, to: Hex): boolean {
  searchOrders(game, unit, moveAllowance(game, unit), to);
  return to !== hexOf(game, unit) && best[to] !== CLOSED;
}

/** The most hexes that an ordered unit can be away from where it stands, in hexes entered by the shortest way. */
export function farthestMove(game: Battle, unit: Unit): number {
  const found = searchMoves(game, unit);
  return hexesReached(found).reduce((most, hex) => Math.max(most, entered[hex]), 0);
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

/** Whether a unit can enter any hex at all: a first one is always within reach. */
function canStir(game: Battle, unit: Unit): boolean {
  const from = hexOf(game, unit);
  if (isBurning(game, from)) return false;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const hex = beside(game[BOARD], from, direction);
    if (hex !== OFF && canStandIn(game, unit, hex)) return true;
  }
  return false;
}

/** Whether an ordered unit can enter any hex, or leave the field. */
export const canMove = (game: Battle, unit: Unit): boolean =>
  canStir(game, unit) || (!isBurning(game, hexOf(game, unit)) && isWayOut(game, houseOf(unit), hexOf(game, unit)));

/** Whether a card that moves a unit would take it anywhere. */
export const canMoveFreely = (game: Battle, unit: Unit): boolean => !isEngaged(game, unit) && canStir(game, unit);

/** How a move to a hex is counted: the hexes entered, and whether the unit may still attack. */
export interface Walk {
  readonly hexes: number;
  readonly mayAttack: boolean;
}

/** The walk of an ordered unit to a hex that it can reach: one after which it may attack, if there is one. */
export function walkTo(game: Battle, unit: Unit, to: Hex): Walk {
  const hexes = attackAllowance(game, unit);
  searchOrders(game, unit, hexes, to);
  if (best[to] !== CLOSED) {
    return { hexes: asksHowFar(game, unit) ? longestWalk(game, unit, to, hexes) : entered[to], mayAttack: true };
  }
  searchOrders(game, unit, moveAllowance(game, unit), to);
  // Under a banner that has changed hands since the hex was named, it goes there all the same.
  return { hexes: best[to] === CLOSED ? distanceOf(hexOf(game, unit), to) : entered[to], mayAttack: false };
}

/** Whether something of the unit depends on how many hexes it has moved. */
const asksHowFar = (game: Battle, unit: Unit): boolean =>
  modifiersOf(game, unit).some((modifier) => "dice" in modifier && modifier.if?.moved !== undefined);

/** The most hexes that a unit can enter on its way to a hex, crossing its own way if it likes (battles.movement.charge). */
function longestWalk(game: Battle, unit: Unit, to: Hex, hexes: number): number {
  const walker = walkerOf(game, unit, onOrders);
  let here = new Map([[hexOf(game, unit), allowance(hexes, onOrders)]]);
  let longest = 0;
  for (let depth = 1; here.size > 0; depth++) {
    const next = new Map<Hex, Left>();
    for (const [hex, left] of here) {
      for (let direction = 0; left > 0 && direction < DIRECTIONS; direction++) {
        const other = beside(game[BOARD], hex, direction);
        if (other === OFF) continue;
        const rest = leftAfter(game, walker, left, other);
        if (rest > (next.get(other) ?? CLOSED)) next.set(other, rest);
      }
    }
    if (next.has(to)) longest = depth;
    here = next;
  }
  return longest;
}

/** A move that a unit can make, as it is shown before it is made. */
export interface Way extends Walk {
  /** One of the shortest ways, without the hex in which it begins. */
  readonly path: readonly Hex[];
}

/** Everywhere an ordered unit can go. */
export function waysOf(game: Battle, unit: Unit): Map<Hex, Way> {
  const walker = walkerOf(game, unit, onOrders);
  const near = pathsOf(game, walker, allowance(attackAllowance(game, unit), onOrders));
  const far = pathsOf(game, walker, allowance(moveAllowance(game, unit), onOrders));
  return new Map([...far, ...near].map(([hex, path]) => [hex, { ...walkTo(game, unit, hex), path }]));
}

/** Everywhere a card takes a unit that it moves so many hexes. */
export const freeWaysOf = (game: Battle, unit: Unit, hexes: number): Map<Hex, readonly Hex[]> =>
  pathsOf(game, walkerOf(game, unit, byCard), allowance(hexes, byCard));

/** One of the shortest ways to every hex, which may be no way on to others: a longer one can leave more. */
function pathsOf(game: Battle, walker: Walker, left: Left): Map<Hex, readonly Hex[]> {
  const paths = new Map<Hex, readonly Hex[]>();
  const start = hexOf(game, walker.unit);
  const most = new Map([[start, left]]);
  let layer: readonly { readonly path: readonly Hex[]; readonly left: Left }[] = [{ path: [], left }];
  while (layer.length > 0) {
    const next = new Map<Hex, { readonly path: readonly Hex[]; readonly left: Left }>();
    for (const { path, left } of layer) {
      for (let direction = 0; left > 0 && direction < DIRECTIONS; direction++) {
        const hex = beside(game[BOARD], path.at(-1) ?? start, direction);
        const rest = hex === OFF ? CLOSED : leftAfter(game, walker, left, hex);
        if (rest <= (most.get(hex) ?? CLOSED)) continue;
        most.set(hex, rest);
        next.set(hex, { path: [...path, hex], left: rest });
        if (!paths.has(hex)) paths.set(hex, [...path, hex]);
      }
    }
    layer = [...next.values()];
  }
  return paths;
}

const hexesReached = (count: number): Hex[] => Array.from(reached.subarray(0, count));

/** Where a card lets a unit go that it moves so many hexes: nowhere if it is engaged or in fire. */
export function freeMoveHexes(game: Battle, unit: Unit, hexes: number): Hex[] {
  const from = hexOf(game, unit);
  if (isEngaged(game, unit) || isBurning(game, from)) return [];
  return hexesReached(search(game, walkerOf(game, unit, byCard), from, allowance(hexes, byCard)));
}

/** How many hexes a unit enters that a card moves to a hex. */
export function freeWalkTo(game: Battle, unit: Unit, to: Hex, hexes: number): number {
  search(game, walkerOf(game, unit, byCard), hexOf(game, unit), allowance(hexes, byCard));
  return entered[to];
}

/**
 * Where a unit can advance or pursue: first to the hex that was given up, then on, so many hexes in all, or up to
 * `roadMost` where each of them is road (battles.terrain.follow). The hex from which it came is open to it again.
 */
export function followHexes(game: Battle, unit: Unit, vacated: Hex, most: number, roadMost: number): Hex[] {
  const manner = roadMost > most ? followingRoad : following;
  const walker = walkerOf(game, unit, manner);
  const left = leftAfter(game, walker, allowance(most, manner), vacated);
  if (left === CLOSED) return [];
  return [vacated, ...hexesReached(search(game, walker, vacated, left))];
}
