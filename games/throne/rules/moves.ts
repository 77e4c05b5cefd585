import { type Chance, legal } from "@weirwood/kernel";
import type { Move } from "../decisions.ts";
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
  type UnitKind,
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

/** The split being made: units of each kind by target, and units in all by target. */
const sent = new Uint8Array(PORTS * UNIT_KINDS);
const sentTo = new Uint8Array(PORTS);

function clearSent(targets: number): void {
  sent.fill(0, 0, targets * UNIT_KINDS);
  sentTo.fill(0, 0, targets);
}

/** A random split, each equally likely; moves sorted by area. */
export function randomSplit(game: Throne, from: Area, targets: readonly Area[], chance: Chance): Move[] {
  if (targets.length === 0) return [];
  clearSent(targets.length);
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    const units = standing(game, from, kind);
    if (units > 0) spread(units, targets.length, kind, chance);
  }
  return movesSent(targets);
}

/** The moves that the scratch row says, sorted by area. */
function movesSent(targets: readonly Area[]): Move[] {
  const moves: Move[] = [];
  for (let i = 0; i < targets.length; i++) {
    if (sentTo[i] === 0) continue;
    const at = i * UNIT_KINDS;
    moves.push({
      to: targets[i],
      footmen: sent[at + FOOTMAN],
      knights: sent[at + KNIGHT],
      ships: sent[at + SHIP],
      engines: sent[at + ENGINE],
    });
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
    if (target >= targets) continue;
    sent[target * UNIT_KINDS + kind]++;
    sentTo[target]++;
  }
}

/**
 * Every split, told one by one: unit by unit, like units in the order of their targets so that none comes twice. The
 * last place in the row is home. One scratch row serves all, because musters and marches are listed by the million.
 */
export function forEachSplit(game: Throne, from: Area, targets: readonly Area[], visit: (moves: Move[]) => void): void {
  clearSent(targets.length);
  const place = (kind: UnitKind, left: number, first: number): void => {
    if (left === 0) {
      let next = kind + 1;
      while (next < UNIT_KINDS && standing(game, from, next) === 0) next++;
      if (next === UNIT_KINDS) visit(movesSent(targets));
      else place(next, standing(game, from, next), 0);
      return;
    }
    for (let target = first; target < targets.length; target++) {
      sent[target * UNIT_KINDS + kind]++;
      sentTo[target]++;
      place(kind, left - 1, target);
      sentTo[target]--;
      sent[target * UNIT_KINDS + kind]--;
    }
    // Whoever is not sent stays at home, and so do all like units after him.
    place(kind, 0, 0);
  };
  place(-1, 0, 0);
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
