import type { Unit } from "../data/ids.ts";
import { foeOf, type House, NONE } from "../data/names.ts";
import { beside, DIRECTIONS, distanceOf, OFF } from "../field/hexes.ts";
import type { Ground } from "../field/terrain.ts";
import { tableDice } from "../rules/attack-dice.ts";
import { groundOf } from "../state/field.ts";
import { type Battle, BOARD } from "../state/layout.ts";
import {
  classOf,
  figuresOf,
  firstUnitOf,
  hasLeader,
  hexOf,
  houseOf,
  isEngaged,
  isOnField,
  isSpent,
  leaderOf,
  rankOf,
  typeOf,
  unitIn,
  unitsEnd,
} from "../state/units.ts";
import { kinds, pointsFor } from "./promises.ts";

/** What a House has on the field, how it stands there, and what threatens it. */
export interface Army {
  readonly units: Unit[];
  figures: number;
  dice: number;
  readyDice: number;
  readonly byRank: [number, number, number];
  readonly readyByRank: [number, number, number];
  readonly byClass: [number, number, number];
  /** Units with two figures or one, and those with one. */
  hurt: number;
  lastFigures: number;
  /** Dice that it takes to bring all units down. */
  staying: number;
  engaged: number;
  flanked: number;
  stalwart: number;
  sheltered: number;
  /** How many units could fall before long, a higher rank counting for more; by enemies that can still act; by those beside. */
  danger: number;
  dangerNow: number;
  struck: number;
  /** Commanders who could fall with them, and points that the enemy would score. */
  leaderDanger: number;
  pointsInDanger: number;
}

export function armyOf(game: Battle, house: House): Army {
  const army: Army = {
    units: [],
    figures: 0,
    dice: 0,
    readyDice: 0,
    byRank: [0, 0, 0],
    readyByRank: [0, 0, 0],
    byClass: [0, 0, 0],
    hurt: 0,
    lastFigures: 0,
    staying: 0,
    engaged: 0,
    flanked: 0,
    stalwart: 0,
    sheltered: 0,
    danger: 0,
    dangerNow: 0,
    struck: 0,
    leaderDanger: 0,
    pointsInDanger: 0,
  };
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    if (!isOnField(game, unit)) continue;
    const ground = groundOf(game, hexOf(game, unit));
    countUnit(game, army, unit);
    countPlace(game, army, unit, ground);
    countDanger(game, army, unit, ground);
  }
  return army;
}

/** The chance that a die hits a unit, by its rank: its colour, and mostly valor. */
const hitOfRank: readonly number[] = [1 / 2, 3 / 8, 1 / 4];

function countUnit(game: Battle, army: Army, unit: Unit): void {
  const [rank, figures, dice] = [rankOf(game, unit), figuresOf(game, unit), tableDice(game, unit)];
  army.units.push(unit);
  army.figures += figures;
  army.dice += dice;
  army.byRank[rank]++;
  army.byClass[classOf(game, unit)]++;
  if (!isSpent(game, unit)) {
    army.readyDice += dice;
    army.readyByRank[rank]++;
  }
  if (figures <= 2) army.hurt++;
  if (figures === 1) army.lastFigures++;
  army.staying += figures / hitOfRank[rank];
}

function countPlace(game: Battle, army: Army, unit: Unit, { defenceCap, cover }: Ground): void {
  let [friends, enemies] = [0, 0];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const hex = beside(game[BOARD], hexOf(game, unit), direction);
    const other = hex === OFF ? NONE : unitIn(game, hex);
    if (other === NONE) continue;
    if (houseOf(other) === houseOf(unit)) friends++;
    else enemies++;
  }
  if (isEngaged(game, unit)) army.engaged++;
  if (enemies > 1) army.flanked++;
  if (friends > 1) army.stalwart++;
  if (defenceCap !== undefined || cover !== undefined) army.sheltered++;
}

/** Of the dice that a spent unit could roll, those that count. */
const SPENT = 0.4;
/** No unit rolls more by its table. */
const MOST_DICE = 4;

function countDanger(game: Battle, army: Army, unit: Unit, { defenceCap = MOST_DICE, cover = 0 }: Ground): void {
  const foe = foeOf(houseOf(unit));
  const rank = rankOf(game, unit);
  threatTo(game, unit, foe, defenceCap);
  const endurance = (figuresOf(game, unit) + cover) / hitOfRank[rank];
  const fall = Math.min(1, (threat.ready + SPENT * threat.spent) / endurance / 2);
  army.danger += fall * (rank + 1);
  army.dangerNow += Math.min(1, threat.ready / endurance / 2) * (rank + 1);
  army.struck += (threat.beside / endurance) * (rank + 1);
  army.pointsInDanger += fall * pointsFor(game, foe, kinds.eliminated, NONE);
  if (!hasLeader(game, unit)) return;
  army.leaderDanger += fall;
  army.pointsInDanger += fall * pointsFor(game, foe, kinds.captured, leaderOf(game, unit));
}

/** Dice that the other House could roll against a unit, as the crow flies: of those that can act, that cannot, that stand beside. */
const threat = { ready: 0, spent: 0, beside: 0 };

function threatTo(game: Battle, unit: Unit, foe: House, cap: number): void {
  const hex = hexOf(game, unit);
  threat.ready = 0;
  threat.spent = 0;
  threat.beside = 0;
  for (let enemy = firstUnitOf(foe); enemy < unitsEnd(game, foe); enemy++) {
    if (!isOnField(game, enemy)) continue;
    const { range, orders } = typeOf(game, enemy);
    const { moveAndAttack, dice } = orders[rankOf(game, enemy)];
    const distance = distanceOf(hexOf(game, enemy), hex);
    if (distance > moveAndAttack + range) continue;
    const rolled = Math.min(cap, dice);
    if (isSpent(game, enemy)) threat.spent += rolled;
    else threat.ready += rolled;
    if (distance === 1) threat.beside += rolled;
  }
}
