import type { Unit } from "../data/ids.ts";
import { CAVALRY, NONE, RANGED, RED, VALOR } from "../data/names.ts";
import type { Hex } from "../field/hexes.ts";
import { type Ground, HILLS, terrainGrounds } from "../field/terrain.ts";
import { groundOf } from "../state/field.ts";
import { type Battle, COUNTER, GUN, HOUNDS, MELEE, PARTING, SHOT } from "../state/layout.ts";
import { classOf, isCavalry, movedBy, rankOf, typeOf } from "../state/units.ts";
import { type AttackSetting, hasKeyword, holdsInAttack, ignores, modifiersOf } from "./abilities.ts";

/** How many dice an attack rolls, and which of their faces hit. */

/** By rank, whatever the unit: how many dice hounds roll once the first die has given their rank. */
export const diceOfRank: readonly number[] = [2, 3, 4];

export const isRangedWay = (way: number): boolean => way === SHOT || way === HOUNDS || way === GUN;

/** Attacks that are the unit's own, on its turn: all that changes "its attacks" changes these. */
export const isOwnAttack = (way: number): boolean => way === MELEE || way === SHOT || way === HOUNDS;

export const NO_LIMIT = 255;

/** What limits the dice of an attack before modifiers, each by itself: the attacker's ground, and the target's. */
export const limits: {
  readonly [id in LimitId]: (game: Battle, attacker: Unit, way: number, here: Ground, there: Ground) => number;
} = {
  own: (game, attacker, _way, here) =>
    here.attackCap === undefined || (attacker !== NONE && ignores(game, attacker, "own-forest-cap"))
      ? NO_LIMIT
      : here.attackCap,
  bows: (game, attacker, way, here) =>
    here.rangedCap !== undefined && (isRangedWay(way) || isBowsReply(game, attacker, way)) ? here.rangedCap : NO_LIMIT,
  counter: (_game, _attacker, way, here) =>
    here.counterCap !== undefined && way === COUNTER ? here.counterCap : NO_LIMIT,
  target: (_game, _attacker, _way, here, there) =>
    there.defenceCap === undefined || (here === hills && there === hills) ? NO_LIMIT : there.defenceCap,
};
export type LimitId = "own" | "bows" | "counter" | "target";

const hills = terrainGrounds[HILLS];

/** The most dice that terrain lets be rolled from one hex against another, before modifiers (battles.attack.caps). */
export function capOf(game: Battle, attacker: Unit, way: number, from: Hex, to: Hex): number {
  const [here, there] = [groundOf(game, from), groundOf(game, to)];
  return Math.min(
    limits.own(game, attacker, way, here, there),
    limits.bows(game, attacker, way, here, there),
    limits.counter(game, attacker, way, here, there),
    limits.target(game, attacker, way, here, there),
  );
}

/** Counterattacks and parting attacks of bows are shots as far as a building is concerned. */
const isBowsReply = (game: Battle, attacker: Unit, way: number): boolean =>
  (way === COUNTER || way === PARTING) && classOf(game, attacker) === RANGED;

/** Dice that are added or taken away after the caps, by cards, commanders and Off-Balance. */
export function modifierDice(game: Battle, attack: AttackSetting): number {
  let dice = 0;
  for (const modifier of modifiersOf(game, attack.attacker)) {
    if ("dice" in modifier && holdsInAttack(game, modifier.if, attack)) dice += modifier.dice;
  }
  return dice - offBalance(game, attack.attacker);
}

const offBalance = (game: Battle, unit: Unit): number =>
  movedBy(game, unit) > 0 && hasKeyword(game, unit, "off-balance") && !ignores(game, unit, "off-balance") ? 1 : 0;

/** The dice of a unit's table, by its rank. */
export const tableDice = (game: Battle, unit: Unit): number => typeOf(game, unit).orders[rankOf(game, unit)].dice;

/** Dice of the table, then caps, then modifiers, and at least one. */
export function attackDiceOf(
  game: Battle,
  attack: AttackSetting,
  way: number,
  from: Hex,
  to: Hex,
  dice: number = tableDice(game, attack.attacker),
): number {
  const capped = Math.min(dice, capOf(game, attack.attacker, way, from, to));
  return Math.max(1, isOwnAttack(way) ? capped + modifierDice(game, attack) : capped);
}

/** The faces that hit a target, as a set of symbols (battles.attack.hits, battles.keywords.heavy-armor). */
export function hittingFaces(game: Battle, attacker: Unit, way: number, target: Unit): number {
  const isHeavy = hasKeyword(game, target, "heavy-armor");
  const rank = rankOf(game, target);
  const colour = 1 << (isHeavy ? Math.min(RED, rank + 1) : rank);
  const isProof = isHeavy && rank === RED;
  return !isProof && valorHits(game, attacker, way, target) ? colour | (1 << VALOR) : colour;
}

/** Whether valor hits: never from bows, and cavalry only from cavalry (battles.attack.valor). */
function valorHits(game: Battle, attacker: Unit, way: number, target: Unit): boolean {
  if (way === GUN || attacker === NONE) return false;
  if (typeOf(game, attacker).valorNeverHits) return false;
  return !isCavalry(game, target) || classOf(game, attacker) === CAVALRY;
}
