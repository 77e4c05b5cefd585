import type { Figure, Unit } from "../data/ids.ts";
import { type House, houseIds, NONE } from "../data/names.ts";
import { type Hex, hexNames } from "../field/hexes.ts";
import { cardOfFigure, isCommitted, rowOfFigure } from "../state/commanders.ts";
import { attackWays, type Battle, commanders, markers, procedures } from "../state/layout.ts";
import { figuresOf, foeOfUnit, hexOf, houseOf, isEngaged, isRanged } from "../state/units.ts";
import type { AttackSetting } from "./abilities.ts";
import { named } from "./casualties.ts";
import type { TellRule } from "./step.ts";

/** The frame of an attack: how one is begun, and what its registers say. */

export const register: typeof procedures.registers.attack = procedures.registers.attack;

/** The ways in which an attack may be re-rolled, as they lie in the register. */
export const [BY_FLANK, BY_ONE, BY_CARD, BY_ALL] = [1, 2, 4, 8];

export const attackerOf = (game: Battle): Unit => procedures.get(game, register.attacker);
export const targetOf = (game: Battle): Unit => procedures.get(game, register.target);
export const wayOf = (game: Battle): number => procedures.get(game, register.way);
export const attackingHouse = (game: Battle): House => 1 - houseOf(targetOf(game));
/** Where the target stood when it was attacked. */
export const placeOf = (game: Battle): Hex => procedures.get(game, register.at);

export interface AttackBesides {
  readonly pursues?: boolean;
  /** More dice, by another unit's support. */
  readonly extraDice?: number;
  /** The row of the token of archers who shoot. */
  readonly marker?: number;
  /** The rank that a card gives to hounds, which then do not roll for it. */
  readonly houndsRank?: number;
}

/** Begins an attack that has been found legal. `attacker` is NONE for archers that are a token. */
export function beginAttack(
  game: Battle,
  way: number,
  attacker: Unit,
  target: Unit,
  { pursues = false, extraDice = 0, marker = NONE, houndsRank = NONE }: AttackBesides,
  tell?: TellRule,
): void {
  procedures.push(game, procedures.kinds.attack);
  procedures.set(game, register.attacker, attacker);
  procedures.set(game, register.target, target);
  procedures.set(game, register.way, way);
  procedures.set(game, register.marker, marker);
  procedures.set(game, register.at, hexOf(game, target));
  procedures.set(game, register.pursues, pursues ? 1 : 0);
  procedures.set(game, register["extra-dice"], extraDice);
  procedures.set(game, register["hounds-rank"], houndsRank);
  const isElsewhere = isEngaged(game, target) && foeOfUnit(game, target) !== attacker;
  procedures.set(game, register["was-engaged"], isElsewhere ? 1 : 0);
  tell?.({
    rule: "battles.attack.declare",
    house: houseIds[attackingHouse(game)],
    way: attackWays[way],
    from: hexNames[hexOfAttacker(game)],
    at: hexNames[placeOf(game)],
    target: named(game, target).unit,
    targetRank: named(game, target).rank,
    figures: figuresOf(game, target),
    ...(attacker === NONE ? {} : { unit: named(game, attacker).unit, rank: named(game, attacker).rank }),
  });
}

/** Where the attack comes from. */
export function hexOfAttacker(game: Battle): Hex {
  const attacker = attackerOf(game);
  if (attacker !== NONE) return hexOf(game, attacker);
  return game[markers.row(procedures.get(game, register.marker)) + markers.field.hex];
}

/** The hex from which the target is driven straight away, where retreats are directional and its foe attacks hand to hand. */
export function drivenFrom(game: Battle): Hex | undefined {
  const attacker = attackerOf(game);
  // Bows drive nobody in a direction, also where they are engaged (battles.retreat.directional).
  const isMelee = attacker !== NONE && foeOfUnit(game, targetOf(game)) === attacker && !isRanged(game, attacker);
  return isMelee ? hexOf(game, attacker) : undefined;
}

/** How events speak of an attack in progress. */
export const whose = (game: Battle) => ({
  house: houseIds[attackingHouse(game)],
  from: hexNames[hexOfAttacker(game)],
  at: hexNames[placeOf(game)],
});

/** The attack as modifiers look at it. */
export const settingOf = (game: Battle): AttackSetting => ({
  attacker: attackerOf(game),
  target: targetOf(game),
  wasEngaged: procedures.get(game, register["was-engaged"]) === 1,
  flanks: procedures.get(game, register.flanks) === 1,
  pursues: procedures.get(game, register.pursues) === 1,
});

/** Dice that show a symbol: those that may still be re-rolled, and those that stand after a flanking re-roll. */
export const freeDice = (game: Battle, symbol: number): number => procedures.get(game, register.green + symbol);
export const shownDice = (game: Battle, symbol: number): number =>
  freeDice(game, symbol) + procedures.get(game, register["set-green"] + symbol);

/** Whether a commander still has his commit ability, and it is for this moment. */
export const mayCommit = (game: Battle, figure: Figure, when: string): boolean =>
  figure !== NONE && !isCommitted(game, figure) && cardOfFigure(game, figure).commit.when === when;

/** Turns a commander's card: the ability is gone for the battle. */
export function turnCard(game: Battle, figure: Figure): void {
  game[rowOfFigure(figure) + commanders.field["is-committed"]] = 1;
}
