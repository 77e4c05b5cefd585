import type { Unit } from "../data/ids.ts";
import { type ClassId, classIds, type KeywordId, NONE } from "../data/names.ts";
import type { AttackCondition, Modifier, UnitAbility } from "../data/vocabulary.ts";
import { areAdjacent, beside, DIRECTIONS, type Hex, OFF } from "../field/hexes.ts";
import { cardOfFigure } from "../state/commanders.ts";
import { groundOf } from "../state/field.ts";
import { type Battle, BOARD, units } from "../state/layout.ts";
import {
  classOf,
  hasLeader,
  hasPrinted,
  hexOf,
  houseOf,
  leaderOf,
  movedBy,
  rowOfUnit,
  typeOf,
  unitIn,
  unitsOnField,
  typeOf as unitTypeOf,
  wasOrdered,
} from "../state/units.ts";
import { cardModifiers } from "./card-in-play.ts";
import { holdsMorale } from "./morale.ts";

/** What a unit can do: by its type, its commander, the plan, and cards until the turn or the round ends. */

const nothing: readonly UnitAbility[] = [];

/** What its commander gives the unit that he leads. */
export function abilitiesOf(game: Battle, unit: Unit): readonly UnitAbility[] {
  const leader = leaderOf(game, unit);
  return leader === NONE ? nothing : cardOfFigure(game, leader).unitAbility;
}

/** What changes for a unit this turn, by the card in play and by its commander. */
export function modifiersOf(game: Battle, unit: Unit): readonly (Modifier | UnitAbility)[] {
  const [byCard, byLeader] = [cardModifiers(game, unit), abilitiesOf(game, unit)];
  if (byCard.length === 0) return byLeader;
  return byLeader.length === 0 ? byCard : [...byCard, ...byLeader];
}

type Ignored = Extract<Modifier, { ignore: string }>["ignore"];

export const ignores = (game: Battle, unit: Unit, what: Ignored): boolean =>
  modifiersOf(game, unit).some((modifier) => "ignore" in modifier && modifier.ignore === what);

/** So many friendly units stand beside a hex, the one in question left out. */
function friendsBeside(game: Battle, unit: Unit, hex: Hex = hexOf(game, unit)): number {
  let count = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const other = beside(game[BOARD], hex, direction);
    if (other === OFF) continue;
    const neighbour = unitIn(game, other);
    if (neighbour !== NONE && neighbour !== unit && houseOf(neighbour) === houseOf(unit)) count++;
  }
  return count;
}

export function hasKeyword(game: Battle, unit: Unit, keyword: KeywordId): boolean {
  if (hasPrinted(game, unit, keyword)) return true;
  if (abilitiesOf(game, unit).some((ability) => "keyword" in ability && ability.keyword === keyword)) return true;
  if (keyword === "scorch") return game[rowOfUnit(unit) + units.field.scorches] === 1;
  if (keyword !== "stalwart") return false;
  // Two friends beside it make any unit Stalwart (battles.keywords.stalwart-by-friends).
  if (game[rowOfUnit(unit) + units.field.stalwart] === 1 || friendsBeside(game, unit) >= 2) return true;
  return isInAura(game, unit, keyword);
}

function isInAura(game: Battle, unit: Unit, keyword: KeywordId): boolean {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const hex = beside(game[BOARD], hexOf(game, unit), direction);
    const friend = hex === OFF ? NONE : unitIn(game, hex);
    if (friend === NONE || houseOf(friend) !== houseOf(unit) || !hasLeader(game, friend)) continue;
    if (abilitiesOf(game, friend).some((ability) => "aura" in ability && ability.aura === keyword)) return true;
  }
  return false;
}

export const isStalwart = (game: Battle, unit: Unit): boolean => hasKeyword(game, unit, "stalwart");

/** What makes a unit Stalwart, and the units beside it that do: two friends, or one whose commander does. */
export interface StalwartCause {
  readonly by: "kind" | "commander" | "card" | "friends" | "aura";
  readonly friends: readonly Unit[];
}

/** Why a unit is Stalwart, for whoever explains it; undefined where it is not. */
export function stalwartCause(game: Battle, unit: Unit): StalwartCause | undefined {
  if (!isStalwart(game, unit)) return undefined;
  if (hasPrinted(game, unit, "stalwart")) return { by: "kind", friends: [] };
  const isLedToBe = abilitiesOf(game, unit).some((ability) => "keyword" in ability && ability.keyword === "stalwart");
  if (isLedToBe) return { by: "commander", friends: [] };
  const friends = unitsOnField(game, houseOf(unit)).filter(
    (one) => one !== unit && areAdjacent(hexOf(game, one), hexOf(game, unit)),
  );
  if (friends.length >= 2) return { by: "friends", friends };
  const inspiring = friends.filter((one) =>
    abilitiesOf(game, one).some((ability) => "aura" in ability && ability.aura === "stalwart"),
  );
  return inspiring.length > 0 ? { by: "aura", friends: inspiring } : { by: "card", friends: [] };
}

/** X of its Toughness X. */
export function toughnessOf(game: Battle, unit: Unit): number {
  let toughness = game[rowOfUnit(unit) + units.field.toughness];
  for (const ability of abilitiesOf(game, unit)) {
    if (!("toughness" in ability)) continue;
    if (ability.ifBesideFriend !== true || friendsBeside(game, unit) > 0) toughness += ability.toughness;
  }
  return toughness;
}

/** X of the Cover X of its hex; lost where the token beside it is its own House's (battles.terrain.building). */
export function coverOf(game: Battle, unit: Unit): number {
  const isExposed = game[rowOfUnit(unit) + units.field["foe-token"]] === houseOf(unit);
  return isExposed ? 0 : (groundOf(game, hexOf(game, unit)).cover ?? 0);
}

/** Hits that are left when Cover and Toughness have taken theirs. */
export const reducedHits = (game: Battle, unit: Unit, hits: number): number =>
  Math.max(0, hits - coverOf(game, unit) - toughnessOf(game, unit));

/** Hexes of its Advance, and X of its Pursue X; 0 without. */
export function advanceOf(game: Battle, unit: Unit): number {
  if (abilitiesOf(game, unit).some((ability) => "pursueInsteadOfAdvance" in ability)) return 0;
  const printed = typeOf(game, unit).advance;
  if (printed === 0) return 0;
  return modifiersOf(game, unit).reduce(
    (most, one) => ("advance" in one ? Math.max(most, one.advance) : most),
    printed,
  );
}

export function pursueOf(game: Battle, unit: Unit): number {
  const instead = abilitiesOf(game, unit).find((ability) => "pursueInsteadOfAdvance" in ability);
  return instead === undefined ? unitTypeOf(game, unit).pursue : instead.pursueInsteadOfAdvance;
}

/** An attack as far as modifiers look at it. */
export interface AttackSetting {
  readonly attacker: Unit;
  readonly target: Unit;
  /** The target was engaged with another unit when it was declared. */
  readonly wasEngaged: boolean;
  readonly flanks: boolean;
  readonly pursues: boolean;
}

export function holdsInAttack(game: Battle, condition: AttackCondition | undefined, attack: AttackSetting): boolean {
  if (condition === undefined) return true;
  const { attacker, target } = attack;
  if (condition.any !== undefined && !condition.any.some((one) => holdsInAttack(game, one, attack))) return false;
  if (condition.morale !== undefined && !holdsMorale(game, houseOf(attacker), condition.morale)) return false;
  if (condition.isTargetEngaged === true && !attack.wasEngaged) return false;
  if (condition.isFlanking === true && !attack.flanks) return false;
  if (condition.isPursuing === true && !attack.pursues) return false;
  if (condition.targetClass !== undefined && classIds[classOf(game, target)] !== condition.targetClass) return false;
  if (condition.isTargetCommander === true && !hasLeader(game, target)) return false;
  if (condition.moved !== undefined && movedBy(game, attacker) < condition.moved) return false;
  if (condition.besideOrdered !== undefined && !isBesideOrdered(game, attacker, condition.besideOrdered)) return false;
  return condition.friendBesideTarget !== true || hasFriendBeside(game, attacker, target);
}

function isBesideOrdered(game: Battle, unit: Unit, kind: ClassId): boolean {
  const isOfKind = (one: Unit): boolean => classIds[classOf(game, one)] === kind;
  return (
    isOfKind(unit) &&
    unitsOnField(game, houseOf(unit)).some(
      (other) =>
        other !== unit &&
        isOfKind(other) &&
        wasOrdered(game, other) &&
        areAdjacent(hexOf(game, unit), hexOf(game, other)),
    )
  );
}

const hasFriendBeside = (game: Battle, attacker: Unit, target: Unit): boolean =>
  unitsOnField(game, houseOf(attacker)).some(
    (friend) => friend !== attacker && areAdjacent(hexOf(game, friend), hexOf(game, target)),
  );
