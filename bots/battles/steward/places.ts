import {
  type Battle,
  BOARD,
  beside,
  DIRECTIONS,
  distanceOf,
  firstUnitOf,
  groundOf,
  HEXES,
  type Hex,
  type House,
  hasKeyword,
  hasLeader,
  hexesOf,
  hexOf,
  houseOf,
  isBurning,
  isCrossingFor,
  isOnField,
  isRanged,
  isSpent,
  NONE,
  OFF,
  rankOf,
  tableDice,
  typeOf,
  type Unit,
  unitIn,
  unitsEnd,
} from "@weirwood/battles/questions";
import { isHurt, type Stakes } from "./stakes.ts";

/** What places are worth to units: for themselves, for what lies beyond them, for who stands beside, for who may come. */
export interface Places {
  readonly stakes: Stakes;
  /** By hex: the best thing to be had from there, the less the farther it is. */
  readonly pull: Float64Array;
  /** The same for units that can set fires. */
  readonly firePull: Float64Array;
  /** By hex: dice that enemies could roll there in their next turns. */
  readonly threat: Float64Array;
}

/** What is left of a prize for every hex that lies between. */
const FARTHER = 0.87;
/** Part of an enemy's price that draws units near. */
const ENEMY = 0.45;
/** What one friend beside is worth, and that a second makes a unit Stalwart. */
const [FRIEND, STALWART] = [0.05, 0.12];
/** What a die costs that may be rolled at a unit, of its price. */
const DANGER = 0.018;

const pull = new Float64Array(HEXES);
const firePull = new Float64Array(HEXES);
const threat = new Float64Array(HEXES);
/** Hexes that the House can walk through. */
const isWay = new Uint8Array(HEXES);
/** Where prizes lie, the best first, and hexes from which one is still to shine on. */
const prizes: Hex[] = [];
const queue: Hex[] = [];

/** One bot thinks at a time: the tables are written anew for each decision, and nobody keeps them. */
export function placesOf(stakes: Stakes): Places {
  const { view, me, foe, hold, price, burn, leanings } = stakes;
  for (const hex of hexesOf[view[BOARD]]) isWay[hex] = canWalk(view, me, hex) ? 1 : 0;
  pull.set(hold);
  threat.fill(0);
  for (let enemy = firstUnitOf(foe); enemy < unitsEnd(view, foe); enemy++) {
    if (!isOnField(view, enemy)) continue;
    const hex = hexOf(view, enemy);
    pull[hex] = Math.max(pull[hex], ENEMY * leanings.prey * price[enemy] + hold[hex]);
    addThreat(view, enemy);
  }
  firePull.set(pull);
  let hasFires = false;
  for (const hex of hexesOf[view[BOARD]]) {
    if (burn[hex] <= firePull[hex]) continue;
    firePull[hex] = burn[hex];
    hasFires = true;
  }
  shine(view, pull);
  if (hasFires) shine(view, firePull);
  return { stakes, pull, firePull: hasFires ? firePull : pull, threat };
}

function addThreat(view: Battle, enemy: Unit): void {
  const { range, orders } = typeOf(view, enemy);
  const reach = orders[rankOf(view, enemy)].moveAndAttack + range;
  const dice = tableDice(view, enemy) * (isSpent(view, enemy) ? 0.5 : 1);
  const from = hexOf(view, enemy);
  for (const hex of hexesOf[view[BOARD]]) if (distanceOf(from, hex) <= reach) threat[hex] += dice;
}

/** Lets every prize shine over the field, along ways that the House can go: the best first, so that few hexes are lit twice. */
function shine(view: Battle, field: Float64Array): void {
  prizes.length = 0;
  for (const hex of hexesOf[view[BOARD]]) if (field[hex] > 0) prizes.push(hex);
  prizes.sort((one, other) => field[other] - field[one]);
  for (const prize of prizes) {
    queue.length = 0;
    queue.push(prize);
    for (let next = 0; next < queue.length; next++) {
      const light = field[queue[next]] * FARTHER;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const hex = beside(view[BOARD], queue[next], direction);
        if (hex === OFF || isWay[hex] === 0 || field[hex] >= light) continue;
        field[hex] = light;
        queue.push(hex);
      }
    }
  }
}

function canWalk(view: Battle, house: House, hex: Hex): boolean {
  if (isBurning(view, hex)) return false;
  const unit = unitIn(view, hex);
  if (unit !== NONE && houseOf(unit) !== house) return false;
  return groundOf(view, hex).isImpassable !== true || isCrossingFor(view, house, hex);
}

/** What it is worth to have a unit in a hex. */
export function placeWorth({ stakes, pull, firePull, threat }: Places, unit: Unit, hex: Hex): number {
  const { view, hold, price, leanings } = stakes;
  const ground = groundOf(view, hex);
  const isShelter = ground.defenceCap !== undefined || ground.cover !== undefined;
  let friends = 0;
  let enemies = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const other = beside(view[BOARD], hex, direction);
    const neighbour = other === OFF ? NONE : unitIn(view, other);
    if (neighbour === NONE || neighbour === unit) continue;
    if (houseOf(neighbour) === stakes.me) friends++;
    else enemies++;
  }
  const goal = (firePull !== pull && hasKeyword(view, unit, "scorch") ? firePull : pull)[hex];
  const isBow = isRanged(view, unit);
  const formation = leanings.company * (FRIEND * Math.min(2, friends) + (friends > 1 ? STALWART : 0));
  const care = leanings.danger * (hasLeader(view, unit) || isHurt(view, unit) ? leanings.cherished : 1);
  const danger = DANGER * care * threat[hex] * price[unit] * (isShelter ? 0.6 : 1) * (friends > 1 ? 0.8 : 1);
  return hold[hex] + goal * (isBow ? 0.6 : 1) + formation - danger - (isBow ? 0.25 * enemies : 0);
}
