import {
  BOARD,
  beside,
  DIRECTIONS,
  distanceOf,
  firstUnitOf,
  foeOfUnit,
  groundOf,
  type Hex,
  HOUNDS,
  hasKeyword,
  hexOf,
  isBurning,
  isEngaged,
  isInRange,
  isOnField,
  isRanged,
  NONE,
  OFF,
  rankOf,
  reached,
  SCORCH_ONLY,
  searchMoves,
  sees,
  TOKEN,
  tableDice,
  typeOf,
  UNITS,
  type Unit,
  unitIn,
  unitsEnd,
} from "@weirwood/battles/questions";
import { chanceOfHits } from "./chances.ts";
import { type Places, placeWorth } from "./places.ts";
import type { Stakes } from "./stakes.ts";
import { partingLoss, strikeWorth } from "./strikes.ts";

/** What it is worth to order a unit: the best place that it can go to, with the best blow from there. */

/** What can be done from a hex in the place of an attack: the best of all, or nothing. */
export function bestBlow(stakes: Stakes, unit: Unit, from: Hex): number {
  const { view, foe } = stakes;
  if (isBurning(view, from)) return 0;
  const isBow = isRanged(view, unit);
  const hasMoved = from !== hexOf(view, unit);
  const isBound = isBow && isEngaged(view, unit) && !hasMoved;
  const hasHounds = !hasMoved && !isEngaged(view, unit) && hasKeyword(view, unit, "hounds");
  let best = stakes.hasFires && hasKeyword(view, unit, "scorch") ? bestFire(stakes, unit, from) : 0;
  if (!isBow && !hasHounds && stakes.isFront[from] === 0) return best;
  for (let target = firstUnitOf(foe); target < unitsEnd(view, foe); target++) {
    if (!isOnField(view, target)) continue;
    const at = hexOf(view, target);
    const distance = distanceOf(from, at);
    if (isBow) {
      if (distance > 4 || (isBound && foeOfUnit(view, unit) !== target)) continue;
      if (!isInRange(view, from, at, typeOf(view, unit).range) || !sees(view, from, at, "shot")) continue;
    } else if (distance > 1) {
      if (hasHounds && distance < 4 && sees(view, from, at, "hounds"))
        best = Math.max(best, strikeWorth(stakes, unit, from, target, HOUNDS));
      continue;
    }
    best = Math.max(best, strikeWorth(stakes, unit, from, target));
  }
  return best;
}

function bestFire(stakes: Stakes, unit: Unit, from: Hex): number {
  const { view } = stakes;
  let best = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const at = beside(view[BOARD], from, direction);
    if (at === OFF || stakes.burn[at] <= 0) continue;
    const mayBurn = view[SCORCH_ONLY] === NONE || view[TOKEN + at] === view[SCORCH_ONLY];
    if (mayBurn && unitIn(view, at) === NONE) best = Math.max(best, fireWorth(stakes, unit, at));
  }
  return best;
}

/** What setting fire to a hex promises: a level for each green die, up to what can burn there. */
export function fireWorth({ view, burn }: Stakes, unit: Unit, at: Hex): number {
  const dice = tableDice(view, unit);
  const limit = groundOf(view, at).burnLimit ?? 0;
  let levels = 0;
  for (let level = 1; level <= limit; level++) levels += chanceOfHits(dice, 3 / 8, level);
  return burn[at] * levels;
}

/**
 * What a unit gains by going to a hex, and by what it may do there, compared with staying where it is and doing nothing. Where
 * it stands, and what it loses by leaving, is reckoned once for all hexes: that is half of the time that going takes.
 */
export function movesOf(places: Places, unit: Unit): (to: Hex) => number {
  const { stakes } = places;
  const from = hexOf(stakes.view, unit);
  const here = placeWorth(places, unit, from);
  const parting = partingLoss(stakes, unit);
  return (to) => {
    const gain = placeWorth(places, unit, to) - here;
    const blow = mayFightAfter(stakes, unit, to) ? bestBlow(stakes, unit, to) : 0;
    return gain + blow - (to === from ? 0 : parting);
  };
}

/** Whether a unit that goes to a hex may attack there: as the crow flies, which roads and detours make nearly true. */
const mayFightAfter = ({ view }: Stakes, unit: Unit, to: Hex): boolean =>
  distanceOf(hexOf(view, unit), to) <= typeOf(view, unit).orders[rankOf(view, unit)].moveAndAttack;

const worths = new Float64Array(UNITS);
const isReckoned = new Uint8Array(UNITS);

/** For each unit, once for each decision: what its activation is worth. Units are reckoned when they are first asked about. */
export interface Activations {
  readonly places: Places;
  worthOf(unit: Unit): number;
}

export function activationsOf(places: Places): Activations {
  isReckoned.fill(0);
  return {
    places,
    worthOf(unit) {
      if (isReckoned[unit] === 0) {
        worths[unit] = bestActivation(places, unit);
        isReckoned[unit] = 1;
      }
      return worths[unit];
    },
  };
}

/** Hexes that a unit can reach, copied: other searches use the same buffer. */
const ways = new Uint8Array(reached.length);

function bestActivation(places: Places, unit: Unit): number {
  const { view } = places.stakes;
  const here = hexOf(view, unit);
  if (isBurning(view, here)) return view[TOKEN + here] === NONE ? 0.8 : 0.4;
  let best = bestBlow(places.stakes, unit, here);
  const found = searchMoves(view, unit);
  ways.set(reached.subarray(0, found));
  const worthOf = movesOf(places, unit);
  for (let i = 0; i < found; i++) best = Math.max(best, worthOf(ways[i]));
  return best;
}
