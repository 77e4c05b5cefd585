import {
  type AttackSetting,
  type Battle,
  blockedSteps,
  CAVALRY,
  capOf,
  cardOfFigure,
  classOf,
  coverOf,
  dieFaces,
  figuresOf,
  foeOfUnit,
  GUN,
  type Hex,
  HOUNDS,
  hasKeyword,
  hexOf,
  hittingFaces,
  isEngaged,
  isRanged,
  isRangedWay,
  isStalwart,
  leaderOf,
  MELEE,
  modifierDice,
  NONE,
  PARTING,
  rowOfUnit,
  SHOT,
  symbolIds,
  tableDice,
  toughnessOf,
  type Unit,
  units,
} from "@weirwood/battles/questions";
import { chanceOfHits, hitsShortOf } from "./chances.ts";
import type { Stakes } from "./stakes.ts";

/** What an attack is worth before its dice are rolled: damage done, and damage that it may bring. */

/** How many of the eight sides of a die show one of a set of symbols. */
const sidesOf: Uint8Array = Uint8Array.from(
  { length: 1 << symbolIds.length },
  (_, symbols) => dieFaces.filter((face) => ((symbols >> face) & 1) === 1).length,
);
/** The chance that one die hits. */
const hitChance = (view: Battle, attacker: Unit, way: number, target: Unit): number =>
  sidesOf[hittingFaces(view, attacker, way, target)] / dieFaces.length;

/** Part of a unit's price that goes with its figures; the rest when the last one falls. */
const WOUNDS = 0.55;
/** What driving an enemy back a hex is worth at least. */
const PUSH = 0.12;
/** What a die of one symbol rolled again adds to the chance of a hit. */
const FLANKING = 1.35;
/** What horses hope for who follow up. */
const PURSUIT = 0.25;

/** Hits that take a unit off the field: its figures, and for a commander his capture value instead of himself. */
function hitsToEliminate({ view }: Stakes, unit: Unit): number {
  const leader = leaderOf(view, unit);
  const figures = figuresOf(view, unit);
  return leader === NONE ? figures : figures - 1 + cardOfFigure(view, leader).capture;
}

/** What so many dice are worth that hit a unit with a chance. */
function damage(stakes: Stakes, target: Unit, dice: number, hit: number, armour: number): number {
  const needed = hitsToEliminate(stakes, target);
  const kill = chanceOfHits(dice, hit, needed + armour);
  const isAlone = leaderOf(stakes.view, target) !== NONE && figuresOf(stakes.view, target) === 1;
  const wounds = isAlone ? 0 : Math.max(0, hitsShortOf(dice, hit, needed + armour) - armour * 0.7);
  return stakes.price[target] * (kill + (WOUNDS * wounds) / needed);
}

const armourOf = ({ view }: Stakes, unit: Unit): number => coverOf(view, unit) + toughnessOf(view, unit);

/** What a unit does to another by its table dice, on the spot: a counterattack or a parting blow. */
function blow(stakes: Stakes, striker: Unit, target: Unit): number {
  const { view } = stakes;
  const from = hexOf(view, striker);
  const dice = Math.max(
    1,
    Math.min(tableDice(view, striker), capOf(view, striker, PARTING, from, hexOf(view, target))),
  );
  return damage(stakes, target, dice, hitChance(view, striker, PARTING, target), armourOf(stakes, target));
}

/** What a unit loses by leaving its engagement, if it has one. */
export const partingLoss = (stakes: Stakes, unit: Unit): number =>
  isEngaged(stakes.view, unit) ? blow(stakes, foeOfUnit(stakes.view, unit), unit) : 0;

/** What an attack from a hex is worth, where the unit may still have to go there. */
export function strikeWorth(stakes: Stakes, unit: Unit, from: Hex, target: Unit, way = wayFrom(stakes, unit)): number {
  const { view } = stakes;
  const at = hexOf(view, target);
  const isMelee = way === MELEE;
  const wasEngaged = isEngaged(view, target) && foeOfUnit(view, target) !== unit;
  const flanks = isMelee && wasEngaged;
  const setting: AttackSetting = { attacker: unit, target, wasEngaged, flanks, pursues: false };
  const dice = diceFrom(stakes, setting, way, from, at);
  const isFirm = isStalwart(view, target);
  const isCornered = blockedSteps(view, target, 1) === 1;
  let hit = hitChance(view, unit, way, target);
  if (flanks) hit *= FLANKING;
  if (isCornered) hit += isFirm ? 1 / 16 : 1 / 8;
  let worth = damage(stakes, target, dice, hit, armourOf(stakes, target));
  const pushed = isCornered ? 0 : chanceOfHits(dice, 1 / 8, isFirm ? 2 : 1);
  worth += pushed * (PUSH + 0.6 * stakes.hold[at]);
  if (!isMelee) return worth;
  const kill = chanceOfHits(dice, hit, hitsToEliminate(stakes, target));
  if (classOf(view, unit) === CAVALRY) worth += (kill + pushed) * PURSUIT;
  if (isFirm && view[rowOfUnit(target) + units.field["is-cowed"]] === 0) {
    worth -= (1 - kill) * (1 - pushed) * stakes.leanings.danger * blow(stakes, target, unit);
  }
  const leaves = from === hexOf(view, unit) && isEngaged(view, unit) && foeOfUnit(view, unit) !== target;
  return leaves ? worth - partingLoss(stakes, unit) : worth;
}

const wayFrom = ({ view }: Stakes, unit: Unit): number => (isRanged(view, unit) ? SHOT : MELEE);

/** The dice of an attack from a hex. Hounds have those of the rank that their first die gives: two or three. */
function diceFrom({ view }: Stakes, setting: AttackSetting, way: number, from: Hex, at: Hex): number {
  const { attacker } = setting;
  const table = way === HOUNDS ? 2 : tableDice(view, attacker);
  const isOffBalance = isRangedWay(way) && from !== hexOf(view, attacker) && hasKeyword(view, attacker, "off-balance");
  const dice = Math.min(table, capOf(view, attacker, way, from, at)) + modifierDice(view, setting);
  return Math.max(1, dice - (isOffBalance ? 1 : 0));
}

/** What a volley of so many dice is worth that nobody answers. */
export function volleyWorth(stakes: Stakes, target: Unit, dice: number): number {
  const hit = hitChance(stakes.view, NONE, GUN, target);
  return damage(stakes, target, dice, hit, armourOf(stakes, target)) + chanceOfHits(dice, 1 / 8, 1) * PUSH;
}
