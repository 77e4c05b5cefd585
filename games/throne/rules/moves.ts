import { type Chance, legal } from "@weirwood/kernel";
import type { Move, Troop } from "../decisions.ts";
import {
  type Area,
  areaIds,
  ENGINE,
  FOOTMAN,
  type House,
  isLand,
  isPort,
  isWater,
  KNIGHT,
  NONE,
  PORTS,
  SEAS,
  SHIP,
  UNIT_KINDS,
} from "../state/board.ts";
import { areaCount, boardOf, hasPorts } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import {
  garrisonOf,
  isWithin,
  ownerOf,
  routedTroopIn,
  sizeOf,
  standing,
  sumOf,
  supplyOf,
  troopIn,
  troopSize,
} from "../state/pieces.ts";
import { checkToken } from "./control.ts";
import { checkEntry } from "./ports.ts";
import { isArea, readList, readTroop } from "./reading.ts";
import { checkRuse } from "./ruse.ts";
import { type Fields, type Refusal, refuse } from "./step.ts";
import { type ArmyCount, countArmies } from "./supply.ts";
import { isReached, seasCarrying } from "./transport.ts";

/** Units leaving an area for others: what marches and the Young Wolf have in common. */

export interface Moves {
  readonly from: Area;
  readonly moves: readonly Move[];
  readonly token: boolean;
}

/** Whether entering an area means a fight: units of another house, or a garrison. */
export const isHeldAgainst = (game: Throne, house: House, area: Area): boolean =>
  garrisonOf(game, area) > 0 || (ownerOf(game, area) !== NONE && ownerOf(game, area) !== house);

/** What stays the same while the many ways to leave one area are weighed. */
export interface Departure {
  readonly carrying: number;
  readonly armies: ArmyCount;
}

export const departure = (game: Throne, house: House, from: Area): Departure => ({
  carrying: seasCarrying(game, house, from),
  armies: countArmies(game, house),
});

/** Units, targets, one fight, supply: everything about the moves but the token left behind and a garrison's strength. */
export function checkMoves(
  game: Throne,
  house: House,
  { from, moves }: Moves,
  { carrying, armies }: Departure,
): Refusal | undefined {
  let footmen = 0;
  let knights = 0;
  let ships = 0;
  let engines = 0;
  let fight: Area = NONE;
  for (const move of moves) {
    const { to } = move;
    footmen += move.footmen;
    knights += move.knights;
    ships += move.ships;
    engines += move.engines;
    const refusal = checkTarget(game, house, from, move, carrying);
    if (refusal) return refusal;
    if (isHeldAgainst(game, house, to)) {
      if (fight !== NONE) return refuse("throne.march.one-battle", { first: areaIds[fight], second: areaIds[to] });
      fight = to;
    }
  }
  if (!isWithin({ footmen, knights, ships, engines }, troopIn(game, from))) {
    const all = sumOf(troopIn(game, from), routedTroopIn(game, from));
    const isAmongRouted = isWithin({ footmen, knights, ships, engines }, all);
    return refuse(isAmongRouted ? "throne.march.routed" : "throne.march.units", { from: areaIds[from] });
  }
  return isFed(armies, from, moves) ? legal : refuse("throne.march.supply", { level: supplyOf(game, house) });
}

function checkTarget(game: Throne, house: House, from: Area, move: Move, carrying: number): Refusal | undefined {
  const { to } = move;
  if (to === from) return refuse("throne.march.stay", { from: areaIds[from] });
  if (isWater(to) !== isWater(from)) {
    return refuse(isPort(to) ? "throne.ports.ships-only" : "throne.march.land-and-sea", { to: areaIds[to] });
  }
  if (to >= areaCount(game) || !isReached(game, from, to, carrying)) {
    const isOfPort = hasPorts(game) && (isPort(from) || isPort(to));
    const rule = isOfPort ? "throne.ports.own-sea" : "throne.march.adjacent";
    return refuse(rule, { from: areaIds[from], to: areaIds[to] });
  }
  if (isPort(to) && isHeldAgainst(game, house, to)) return refuse("throne.ports.not-attacked", { to: areaIds[to] });
  if (isPort(to)) {
    const refusal = checkEntry(game, house, to, troopSize(move));
    if (refusal) return refusal;
  }
  return checkRuse(game, house, to);
}

/** Supply is judged on the position that follows a victory: everybody is where he was sent. */
function isFed(armies: ArmyCount, from: Area, moves: readonly Move[]): boolean {
  for (const move of moves) {
    armies.add(from, -troopSize(move));
    armies.add(move.to, troopSize(move));
  }
  const isFed = moves.length === 0 || armies.fits();
  for (const move of moves) {
    armies.add(move.to, -troopSize(move));
    armies.add(from, troopSize(move));
  }
  return isFed;
}

/** A token may be left at once only where the last unit leaves without a fight; after a won fight it is asked then. */
export function checkTokenLeft(game: Throne, house: House, { from, moves }: Moves): Refusal | undefined {
  const goes = moves.reduce((sum, move) => sum + troopSize(move), 0);
  if (isLand(from) && goes < sizeOf(game, from)) return refuse("throne.control.leave-token", { from: areaIds[from] });
  if (moves.some(({ to }) => isHeldAgainst(game, house, to))) {
    return refuse("throne.control.after-the-win", { from: areaIds[from] });
  }
  return checkToken(game, house, from);
}

/** Areas that units of an area can reach; what waits there is another question. */
export function targetsOf(game: Throne, house: House, from: Area): Area[] {
  const { ways, seasBeside } = boardOf(game);
  const carrying = seasCarrying(game, house, from);
  const last = areaCount(game);
  if (carrying === 0) return ways[from].filter((to) => to < last);
  const targets: Area[] = [];
  for (let to = SEAS; to < PORTS; to++) {
    const isShore = (seasBeside[to] & carrying) !== 0 && to !== from;
    if (isShore || ways[from].includes(to)) targets.push(to);
  }
  return targets;
}

/** In how many ways so many like units can be spread over some areas, some of them staying at home. */
function spreads(units: number, areas: number): number {
  let ways = 1;
  for (let i = 1; i <= units; i++) ways = (ways * (areas + i)) / i;
  return ways;
}

export function splits(game: Throne, from: Area, targets: number): number {
  let ways = 1;
  for (let kind = 0; kind < UNIT_KINDS; kind++) ways *= spreads(standing(game, from, kind), targets);
  return ways;
}

const sent = new Uint8Array(PORTS * UNIT_KINDS);

/** A random split, each equally likely; moves sorted by area. */
export function randomSplit(game: Throne, from: Area, targets: readonly Area[], chance: Chance): Move[] {
  if (targets.length === 0) return [];
  sent.fill(0, 0, targets.length * UNIT_KINDS);
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    const units = standing(game, from, kind);
    if (units > 0) spread(units, targets.length, kind, chance);
  }
  const moves: Move[] = [];
  for (let i = 0; i < targets.length; i++) {
    const at = i * UNIT_KINDS;
    const footmen = sent[at + FOOTMAN];
    const knights = sent[at + KNIGHT];
    const ships = sent[at + SHIP];
    const engines = sent[at + ENGINE];
    if (footmen + knights + ships + engines > 0) moves.push({ to: targets[i], footmen, knights, ships, engines });
  }
  return moves;
}

const bars: number[] = [];

/**
 * Spreads like units over targets and home, each spread equally likely: of units + targets places in a row, so many at
 * random are units; the number of gaps before a unit says where it goes, and the last stretch stays at home.
 */
function spread(units: number, targets: number, kind: number, chance: Chance): void {
  bars.length = 0;
  // Floyd's way of drawing distinct places: no draw is wasted.
  for (let top = targets; top < targets + units; top++) {
    const place = chance.below(top + 1);
    bars.push(bars.includes(place) ? top : place);
  }
  bars.sort((a, b) => a - b);
  for (let i = 0; i < bars.length; i++) {
    const target = bars[i] - i;
    if (target < targets) sent[target * UNIT_KINDS + kind]++;
  }
}

export function everySplit(game: Throne, from: Area, targets: readonly Area[]): Move[][] {
  const found: Move[][] = [];
  const send = (index: number, left: Troop, moves: readonly Move[]): void => {
    if (index === targets.length) {
      found.push([...moves]);
      return;
    }
    const to = targets[index];
    for (let engines = 0; engines <= left.engines; engines++) {
      for (let footmen = 0; footmen <= left.footmen; footmen++) {
        for (let knights = 0; knights <= left.knights; knights++) {
          for (let ships = 0; ships <= left.ships; ships++) {
            if (footmen + knights + ships + engines === 0) {
              send(index + 1, left, moves);
              continue;
            }
            const rest = {
              footmen: left.footmen - footmen,
              knights: left.knights - knights,
              ships: left.ships - ships,
              engines: left.engines - engines,
            };
            send(index + 1, rest, [...moves, { to, footmen, knights, ships, engines }]);
          }
        }
      }
    }
  };
  send(0, troopIn(game, from), []);
  return found;
}

/** Our own copy of untrusted moves, or undefined. */
export function readMoves(input: Fields): Moves | undefined {
  const { from, token } = input;
  const moves = readList(input.moves, readMove, (move) => move.to);
  return isArea(from) && typeof token === "boolean" && moves ? { from, moves, token } : undefined;
}

function readMove(input: Fields): Move | undefined {
  const troop = readTroop(input);
  return troop && isArea(input.to) && troopSize(troop) > 0 ? { to: input.to, ...troop } : undefined;
}
