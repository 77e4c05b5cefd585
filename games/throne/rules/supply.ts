import { FEW, legal } from "@weirwood/kernel";
import type { AreaTroop, DisbandDecision, Troop } from "../decisions.ts";
import { printTroop } from "../notation/index.ts";
import {
  AREAS,
  type Area,
  areaIds,
  bannersFor,
  HIGHEST_SUPPLY,
  type House,
  houseIds,
  largestArmy,
} from "../state/board.ts";
import { areaCount, barrelsIn, end, inOrderOfPlay, PLACE, playersOf, register, setRegister } from "../state/flow.ts";
import { SUPPLY, type Throne } from "../state/layout.ts";
import { controllerOf, isWithin, ownerOf, removeUnits, sizeOf, supplyOf, troopIn, troopSize } from "../state/pieces.ts";
import { askOrTakeOnly } from "./forced.ts";
import { isArea, readList, readTroop } from "./reading.ts";
import { type Fields, type Procedure, type Refusal, refuse, type Step } from "./step.ts";
import { troopsOfSize } from "./troops.ts";
import { checkVictory } from "./victory.ts";

/** Supply: how many armies a house feeds, how large, and what happens when its barrels no longer suffice. */

/** Bits for one count of armies: more than a house has units for, and a guard above them. */
const COUNT_BITS = 6;
const GUARD = 1 << (COUNT_BITS - 1);

/**
 * Counts of armies of at least two units, at least three and so on, side by side in one number; everything larger than
 * the largest banner is counted together.
 */
function sideBySide(count: (size: number) => number): number {
  let counts = 0;
  for (let size = 2; size <= largestArmy + 1; size++) counts += count(size) << ((size - 2) * COUNT_BITS);
  return counts;
}

/** What an area with so many units adds to the counts. */
const countsOf = Int32Array.from({ length: 256 }, (_, units) => sideBySide((size) => (units >= size ? 1 : 0)));
/** What each supply level allows, with a guard on top of every count. */
const allowed = Int32Array.from(bannersFor, (banners) => sideBySide((size) => banners[size] + GUARD));
const guards = sideBySide(() => GUARD);

/**
 * A house's armies by size, and what becomes of them if units come and go. Marches and musters are weighed by the
 * thousand, so the map is counted once, a change is a number, changes add up, and all sizes are compared with their
 * banners in one subtraction: where an army has no banner, a guard is borrowed from.
 */
export class ArmyCount {
  readonly #sizes = new Uint8Array(AREAS);
  #spare = 0;

  count(game: Throne, house: House): void {
    this.#sizes.fill(0);
    let spare = allowed[supplyOf(game, house)];
    for (let area = 0, end = areaCount(game); area < end; area++) {
      if (ownerOf(game, area) !== house) continue;
      const size = sizeOf(game, area);
      this.#sizes[area] = size;
      spare -= countsOf[size];
    }
    this.#spare = spare;
  }

  /** What it changes if so many units come to an area, or leave it; changes of different areas may be added. */
  change(area: Area, units: number): number {
    const size = this.#sizes[area];
    return countsOf[size + units] - countsOf[size];
  }

  /** So many units come to an area, or leave it. */
  add(area: Area, units: number): void {
    this.#spare -= this.change(area, units);
    this.#sizes[area] += units;
  }

  /**
   * Whether every army has a banner that is large enough (throne.supply.limit), after a change if there is one. A lone
   * unit is no army.
   */
  fits(change = 0): boolean {
    return ((this.#spare - change) & guards) === guards;
  }
}

/** The one count, made anew by whoever asks: nothing is remembered between two questions. */
const count = new ArmyCount();

/** A house's armies, counted, to try changes on. */
export function countArmies(game: Throne, house: House): ArmyCount {
  count.count(game, house);
  return count;
}

/** Whether a house's armies fit its supply marker once so many units have come to (or left) each area. */
export function fitsSupply(game: Throne, house: House, change?: Int8Array): boolean {
  const armies = countArmies(game, house);
  if (change === undefined) return armies.fits();
  for (let area = 0, end = areaCount(game); area < end; area++) if (change[area] !== 0) armies.add(area, change[area]);
  return armies.fits();
}

/** Barrels in the areas that a house controls, as far as the track goes. */
export function barrelsOf(game: Throne, house: House): number {
  let count = 0;
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (barrelsIn(game, area) > 0 && controllerOf(game, area) === house) count += barrelsIn(game, area);
  }
  return Math.min(count, HIGHEST_SUPPLY);
}

/** The Supply card: house by house in order of play. */
export const supplyCard: Procedure = (game, tell) => {
  for (let place = register(game, PLACE); place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    const was = supplyOf(game, house);
    game[SUPPLY + house] = barrelsOf(game, house);
    tell?.({ rule: "throne.supply.count", house: houseIds[house], level: supplyOf(game, house), was });
    if (!fitsSupply(game, house)) {
      setRegister(game, PLACE, place);
      askOrTakeOnly(game, house, "disband-supply", supplyLosses, tell);
      return;
    }
  }
  end(game);
};

export function readDisband(input: Fields): DisbandDecision | undefined {
  const units = readList(input.units, readAreaTroop, (lost) => lost.area);
  return units && { kind: "disband", units };
}

function readAreaTroop(input: Fields): AreaTroop | undefined {
  const troop = readTroop(input);
  return troop && isArea(input.area) && troopSize(troop) > 0 ? { area: input.area, ...troop } : undefined;
}

/** Whether the units that are given up are the house's own and stand there. */
export function checkOwnUnits(game: Throne, house: House, units: readonly AreaTroop[]): Refusal | undefined {
  for (const lost of units) {
    const there = troopIn(game, lost.area);
    const isOwn = ownerOf(game, lost.area) === house;
    if (!isOwn || !isWithin(lost, there)) {
      return refuse("throne.supply.own-units", { area: areaIds[lost.area] });
    }
  }
  return legal;
}

const change = new Int8Array(AREAS);

/** Owner-chosen losses: the rest fits, and nothing was given up that could have stayed. */
export const supplyLosses: Step<DisbandDecision> = {
  decision: "disband",
  read: readDisband,

  check(game, house, { units }) {
    const foreign = checkOwnUnits(game, house, units);
    if (foreign) return foreign;
    change.fill(0);
    for (const lost of units) change[lost.area] = -troopSize(lost);
    if (!fitsSupply(game, house, change)) {
      return refuse("throne.supply.losses", { level: supplyOf(game, house) });
    }
    for (const lost of units) {
      change[lost.area]++;
      if (fitsSupply(game, house, change)) {
        const unit = lost.engines > 0 ? "engine" : lost.knights > 0 ? "knight" : lost.footmen > 0 ? "footman" : "ship";
        return refuse("throne.supply.no-more-than-needed", { area: areaIds[lost.area], unit });
      }
      change[lost.area]--;
    }
    return legal;
  },

  apply(game, house, { units }, tell) {
    for (const lost of units) {
      removeUnits(game, lost.area, lost);
      tell?.({
        rule: "throne.supply.losses",
        house: houseIds[house],
        area: areaIds[lost.area],
        units: printTroop(lost),
      });
    }
    setRegister(game, PLACE, register(game, PLACE) + 1);
    checkVictory(game, house, tell);
  },

  options(game, house) {
    const answers: DisbandDecision[] = [];
    for (const counts of legalReductions(game, house)) {
      if (answers.length + waysOf(game, counts) > FEW) return undefined;
      expand(game, counts, 0, [], answers);
    }
    return answers;
  },

  sample(game, house, chance) {
    const reductions = legalReductions(game, house);
    let pick = chance.below(reductions.reduce((sum, counts) => sum + waysOf(game, counts), 0));
    let counts = reductions[0];
    for (const candidate of reductions) {
      counts = candidate;
      pick -= waysOf(game, candidate);
      if (pick < 0) break;
    }
    const units = counts.map(({ area, size }) => {
      const ways = troopsOfSize(troopIn(game, area), size);
      return { area, ...ways[chance.below(ways.length)] };
    });
    return { kind: "disband", units };
  },
};

interface Reduction {
  readonly area: Area;
  readonly size: number;
}

/** Every way to say how many units each army loses, kinds left open. */
function legalReductions(game: Throne, house: House): Reduction[][] {
  const armies: Area[] = [];
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (ownerOf(game, area) === house && sizeOf(game, area) > 1) armies.push(area);
  }
  const found: Reduction[][] = [];
  const lose = (index: number, counts: Reduction[]): void => {
    if (index === armies.length) {
      if (isLeast(game, house, counts)) found.push(counts);
      return;
    }
    lose(index + 1, counts);
    const area = armies[index];
    for (let size = 1; size < sizeOf(game, area); size++) lose(index + 1, [...counts, { area, size }]);
  };
  lose(0, []);
  return found;
}

function isLeast(game: Throne, house: House, counts: readonly Reduction[]): boolean {
  change.fill(0);
  for (const { area, size } of counts) change[area] = -size;
  if (!fitsSupply(game, house, change)) return false;
  return counts.every(({ area }) => {
    change[area]++;
    const couldStay = fitsSupply(game, house, change);
    change[area]--;
    return !couldStay;
  });
}

function waysOf(game: Throne, counts: readonly Reduction[]): number {
  return counts.reduce((ways, { area, size }) => ways * troopsOfSize(troopIn(game, area), size).length, 1);
}

function expand(game: Throne, counts: Reduction[], index: number, units: AreaTroop[], into: DisbandDecision[]): void {
  if (index === counts.length) {
    into.push({ kind: "disband", units });
    return;
  }
  const { area, size } = counts[index];
  for (const troop of troopsOfSize(troopIn(game, area), size) as Troop[]) {
    expand(game, counts, index + 1, [...units, { area, ...troop }], into);
  }
}
