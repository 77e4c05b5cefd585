import { type Chance, legal } from "@weirwood/kernel";
import type { Move } from "../decisions.ts";
import {
  AREAS,
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
  unitLimit,
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
import type { RuleId } from "../text/en.ts";
import { checkToken } from "./control.ts";
import { checkEntry } from "./ports.ts";
import { isArea, readList, readTroop } from "./reading.ts";
import { outOfReach } from "./rivers.ts";
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

/** Whether entering an area starts a battle: a garrison is a fight, but no battle (throne.garrison.no-battle). */
const isBattle = (game: Throne, house: House, area: Area): boolean =>
  garrisonOf(game, area) === 0 && isHeldAgainst(game, house, area);

/** What stays the same while the many ways to leave one area are weighed. */
export interface Departure {
  readonly carrying: number;
  readonly armies: ArmyCount;
}

export const departure = (game: Throne, house: House, from: Area): Departure => ({
  carrying: seasCarrying(game, house, from),
  armies: countArmies(game, house),
});

/** Units, targets, one battle, supply: everything about the moves but the token left behind and a garrison's strength. */
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
  let change = 0;
  const battles: Area[] = [];
  for (const move of moves) {
    const refusal = checkTarget(game, house, from, move.to, troopSize(move), carrying);
    if (refusal) return refusal;
    footmen += move.footmen;
    knights += move.knights;
    ships += move.ships;
    engines += move.engines;
    change += armies.change(move.to, troopSize(move));
    if (isBattle(game, house, move.to)) battles.push(move.to);
  }
  const going = { footmen, knights, ships, engines };
  if (!isWithin(going, troopIn(game, from))) {
    const all = sumOf(troopIn(game, from), routedTroopIn(game, from));
    return refuse(isWithin(going, all) ? "throne.march.routed" : "throne.march.units", { from: areaIds[from] });
  }
  const gone = troopSize(going);
  switch (brokenBy(armies, gone, battles.length, change + armies.change(from, -gone))) {
    case "throne.march.one-battle":
      return refuse("throne.march.one-battle", { first: areaIds[battles[0]], second: areaIds[battles[1]] });
    case "throne.march.supply":
      return refuse("throne.march.supply", { level: supplyOf(game, house) });
    default:
      return legal;
  }
}

/** The rule that all moves together break. Supply is judged on the position that follows a victory. */
function brokenBy(armies: ArmyCount, gone: number, battles: number, change: number): RuleId | undefined {
  if (battles > 1) return "throne.march.one-battle";
  return gone === 0 || armies.fits(change) ? undefined : "throne.march.supply";
}

/** Whether so many units may go from one area to another. */
function checkTarget(
  game: Throne,
  house: House,
  from: Area,
  to: Area,
  units: number,
  carrying: number,
): Refusal | undefined {
  if (to === from) return refuse("throne.march.stay", { from: areaIds[from] });
  if (isWater(to) !== isWater(from)) {
    return refuse(isPort(to) ? "throne.ports.ships-only" : "throne.march.land-and-sea", { to: areaIds[to] });
  }
  if (to >= areaCount(game) || !isReached(game, from, to, carrying)) {
    const isOfPort = hasPorts(game) && (isPort(from) || isPort(to));
    const rule = isOfPort ? "throne.ports.own-sea" : "throne.march.adjacent";
    return outOfReach(game, from, to, refuse(rule, { from: areaIds[from], to: areaIds[to] }));
  }
  if (isPort(to) && isHeldAgainst(game, house, to)) return refuse("throne.ports.not-attacked", { to: areaIds[to] });
  if (isPort(to)) {
    const refusal = checkEntry(game, house, to, units);
    if (refusal) return refusal;
  }
  return checkRuse(game, house, to);
}

/** A token may be left at once only where the last unit leaves without a fight; after a won fight it is asked then. */
export function checkTokenLeft(game: Throne, house: House, { from, moves }: Moves): Refusal | undefined {
  const gone = moves.reduce((sum, move) => sum + troopSize(move), 0);
  const fights = moves.filter(({ to }) => isHeldAgainst(game, house, to)).length;
  return checkTokenAfter(game, house, from, gone, fights);
}

/** The same by how many units go, and into how many fights. */
export function checkTokenAfter(
  game: Throne,
  house: House,
  from: Area,
  gone: number,
  fights: number,
): Refusal | undefined {
  if (isLand(from) && gone < sizeOf(game, from)) return refuse("throne.control.leave-token", { from: areaIds[from] });
  if (fights > 0) return refuse("throne.control.after-the-win", { from: areaIds[from] });
  return checkToken(game, house, from);
}

/** Areas that units of an area can reach; what waits there is another question. */
export function targetsOf(game: Throne, from: Area, { carrying }: Departure): Area[] {
  const last = areaCount(game);
  if (carrying === 0) return boardOf(game).ways[from].filter((to) => to < last);
  const targets: Area[] = [];
  for (let to = SEAS; to < PORTS; to++) if (isReached(game, from, to, carrying)) targets.push(to);
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
const sentTo = new Uint8Array(PORTS + 1);

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

const spreadsKept = new Map<number, Uint8Array>();

/**
 * Every way to spread so many like units over so many targets: row by row the target of each unit, never descending so
 * that no row comes twice; the number after the last target is home. Made once for each pair of numbers.
 */
function spreadRows(units: number, targets: number): Uint8Array {
  const key = units * AREAS + targets;
  let rows = spreadsKept.get(key);
  if (rows === undefined) {
    rows = Uint8Array.from(spreadsFrom(0, units, targets).flat());
    spreadsKept.set(key, rows);
  }
  return rows;
}

function spreadsFrom(first: number, units: number, targets: number): number[][] {
  if (units === 0) return [[]];
  const rows: number[][] = [];
  for (let target = first; target <= targets; target++) {
    for (const others of spreadsFrom(target, units - 1, targets)) rows.push([target, ...others]);
  }
  return rows;
}

/**
 * All splits of an area's units over some targets, by number: kind by kind, the last kind quickest. Each can be written
 * out whatever has become of the position since. To be made only where they are few, which `splits` says.
 */
export class Splits {
  readonly #targets: readonly Area[];
  readonly #troop: readonly number[];

  constructor(game: Throne, from: Area, targets: readonly Area[]) {
    this.#targets = targets;
    const { footmen, knights, ships, engines } = troopIn(game, from);
    this.#troop = [footmen, knights, ships, engines];
  }

  at(split: number): Move[] {
    clearSent(this.#targets.length);
    let rest = split;
    for (let kind = UNIT_KINDS - 1; kind >= 0; kind--) {
      const units = this.#troop[kind];
      if (units === 0) continue;
      const rows = spreadRows(units, this.#targets.length);
      const ways = rows.length / units;
      const at = (rest % ways) * units;
      rest = Math.trunc(rest / ways);
      for (let unit = at; unit < at + units; unit++) {
        const target = rows[unit];
        if (target === this.#targets.length) continue;
        sent[target * UNIT_KINDS + kind]++;
        sentTo[target]++;
      }
    }
    return movesSent(this.#targets);
  }
}

const MOST_UNITS = unitLimit.reduce((sum, limit) => sum + limit, 0);
/** The kind of each unit, like ones together. */
const kinds = new Uint8Array(MOST_UNITS + 1);
/** What one unit more brings to a target, or home, by how many are there already: fights, and the change of armies. */
const moreFights = new Uint8Array(AREAS * MOST_UNITS);
const moreChange = new Int32Array(AREAS * MOST_UNITS);
/** Fights are added up in one number: battles, and so much for each garrison. */
const A_GARRISON = 128;
const battlesIn = (fights: number): number => fights % A_GARRISON;
export const garrisonsIn = (fights: number): number => Math.trunc(fights / A_GARRISON);
/** As good as two battles: never legal. */
const BARRED = 2;

/**
 * Tells of every split that breaks no rule of `checkMoves`: its number, how many units go, and into which fights.
 * Fights and supply depend on how many come to each target, whoever they are; that is worked out once for each target
 * and number, and a split only adds it up, unit by unit. (A house's marches take 2.5 µs to list; each split written out
 * and checked by itself, they took 7.2.)
 */
export function forEachLegalSplit(
  game: Throne,
  house: House,
  from: Area,
  targets: readonly Area[],
  { carrying, armies }: Departure,
  visit: (split: number, gone: number, fights: number) => void,
): void {
  let units = 0;
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    for (let unit = standing(game, from, kind); unit > 0; unit--) kinds[units++] = kind;
  }
  kinds[units] = UNIT_KINDS;
  if (units === 0) {
    visit(0, 0, 0);
    return;
  }
  const home = targets.length;
  for (let target = 0; target < home; target++) {
    const to = targets[target];
    const fights = garrisonOf(game, to) > 0 ? A_GARRISON : isHeldAgainst(game, house, to) ? 1 : 0;
    for (let there = 0; there < units; there++) {
      const isBarred = checkTarget(game, house, from, to, there + 1, carrying) !== legal;
      moreFights[target * units + there] = isBarred ? BARRED : there === 0 ? fights : 0;
      moreChange[target * units + there] = armies.change(to, there + 1) - armies.change(to, there);
    }
  }
  for (let there = 0; there < units; there++) {
    moreFights[home * units + there] = 0;
    moreChange[home * units + there] = armies.change(from, there + 1 - units) - armies.change(from, there - units);
  }
  sentTo.fill(0, 0, home + 1);

  let split = 0;
  const place = (unit: number, first: number, fights: number, change: number): void => {
    for (let target = first; target <= home; target++) {
      const at = target * units + sentTo[target]++;
      const fightsNow = fights + moreFights[at];
      const changeNow = change + moreChange[at];
      if (unit + 1 < units) {
        // Like units are sent in the order of their targets, so that no split comes twice.
        place(unit + 1, kinds[unit + 1] === kinds[unit] ? target : 0, fightsNow, changeNow);
      } else {
        const gone = units - sentTo[home];
        if (brokenBy(armies, gone, battlesIn(fightsNow), changeNow) === undefined) visit(split, gone, fightsNow);
        split++;
      }
      sentTo[target]--;
    }
  };
  place(0, 0, 0, armies.change(from, -units));
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
