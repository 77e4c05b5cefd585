import { engineAgainstCastles } from "../data/pieces.ts";
import type { Troop } from "../decisions.ts";
import {
  type Area,
  bonusOf,
  cardAt,
  cardForts,
  cardStrength,
  cardSwords,
  ENGINE,
  FOOTMAN,
  type House,
  IRON_THRONE,
  isDefense,
  isLand,
  isSupport,
  isWater,
  KNIGHT,
  NONE,
  SHIP,
  UNIT_KINDS,
  type UnitKind,
  unitStrength,
} from "../state/board.ts";
import { areAdjacent, cardSetOf, neighboursOf, placeOf, pointsIn } from "../state/flow.ts";
import {
  ATTACKER,
  BATTLE_AREA,
  BATTLE_ORDER,
  BLADE_SIDE,
  CARDS,
  DEFENDER,
  FORT,
  giftKeys,
  MARCHERS,
  SAAN_SPARES_OWN,
  SILENCED,
  SPENT,
  SUPPORTS,
  TEXT_GAVE,
  TEXT_READ,
  type Throne,
  UNITS,
} from "../state/layout.ts";
import { orderIn, ownerOf, sizeOf, standing, troopAt, troopSize, usedCards } from "../state/pieces.ts";
import { type Bonus, type Condition, stannis, textOf } from "./card-texts.ts";
import { isSeason } from "./westeros.ts";

/** Combat strength, and the parts it is made of. */

export const ATTACK = 0;
export const DEFENCE = 1;
export type Side = typeof ATTACK | typeof DEFENCE;
export const otherSide = (side: Side): Side => (side === ATTACK ? DEFENCE : ATTACK);
export const principal = (game: Throne, side: Side): House => game[side === ATTACK ? ATTACKER : DEFENDER];

/** One thing that adds to (or takes from) a side's strength, for whoever wants to know why. */
export interface StrengthPart {
  readonly what: "units" | "order" | "support" | "fort" | "card" | "blade";
  readonly strength: number;
  readonly area?: Area;
  readonly card?: number;
}

/** Whether an area's support order reaches a battle: a neighbour, and never from land to sea. */
export const canSupport = (game: Throne, area: Area, battle: Area): boolean =>
  isSupport(orderIn(game, area)) && areAdjacent(game, area, battle) && !(isLand(area) && isWater(battle));

/** Whether an area is a castle to siege engines: a city, a stronghold, or a fortification. */
const isBesieged = (game: Throne, area: Area): boolean => pointsIn(game, area) > 0 || game[FORT + area] !== NONE;

/** What one unit counts on a side, cards apart (throne.siege.strength). */
function unitWorth(game: Throne, kind: UnitKind, side: Side, battle: Area): number {
  if (kind !== ENGINE) return unitStrength[kind];
  return side === ATTACK && isBesieged(game, battle) ? engineAgainstCastles : 0;
}

/** Against a fortification every knight of the attack counts one, whatever cards say: taken last (throne.forts.knights). */
const knightAtWalls = 1;
const isKnightAtWalls = (game: Throne, kind: UnitKind, side: Side, battle: Area): boolean =>
  kind === KNIGHT && side === ATTACK && game[FORT + battle] !== NONE;

/** What an area's support order is worth to a side of a battle: all its units that stand, and the star. */
export function supportStrength(game: Throne, area: Area, side: Side, battle: Area): number {
  let strength = bonusOf(orderIn(game, area));
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    const count = standing(game, area, kind);
    if (count > 0) strength += count * supporterWorth(game, area, kind, side, battle);
  }
  return strength;
}

/** What one unit of an area counts in support. */
function supporterWorth(game: Throne, area: Area, kind: UnitKind, side: Side, battle: Area): number {
  if (isMuted(game, area, kind, side)) return 0;
  if (isKnightAtWalls(game, kind, side, battle)) return knightAtWalls;
  const raised = side === ATTACK ? textOf(game, ATTACK).attackersCount : undefined;
  const isRaised = raised?.supporters && raised.kind === kind && ownerOf(game, area) === game[ATTACKER];
  return isRaised ? raised.strength : unitWorth(game, kind, side, battle);
}

/** So many units of one kind, and what they count together. */
export interface UnitsPart {
  readonly kind: UnitKind;
  readonly count: number;
  readonly strength: number;
}

function unitParts(countOf: (kind: UnitKind) => number, worthOf: (kind: UnitKind) => number): UnitsPart[] {
  const parts: UnitsPart[] = [];
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    const count = countOf(kind);
    if (count > 0) parts.push({ kind, count, strength: count * worthOf(kind) });
  }
  return parts;
}

/** The units that support a side from an area of the fight in progress, by kind. */
export const supportersIn = (game: Throne, area: Area, side: Side): UnitsPart[] =>
  unitParts(
    (kind) => standing(game, area, kind),
    (kind) => supporterWorth(game, area, kind, side, game[BATTLE_AREA]),
  );

/** The units that fight for a side themselves, by kind. */
export const fightersOf = (game: Throne, side: Side): UnitsPart[] =>
  unitParts(
    (kind) => game[fightersAt(game, side) + kind],
    (kind) => fighterWorth(game, kind, side),
  );

/**
 * Units that give no support: footmen in the Rains of Autumn, ships before Salladhor Saan. The crowned Saan spares ships
 * of his own house; the base one, by option, those that support his own side.
 */
function isMuted(game: Throne, area: Area, kind: UnitKind, supported: Side): boolean {
  if (kind === FOOTMAN) return isSeason(game, "rains-of-autumn");
  if (kind !== SHIP) return false;
  for (const side of [ATTACK, DEFENCE] as const) {
    const mutes = textOf(game, side).mutesSupportingShips;
    if (!mutes) continue;
    const isSpared = mutes.sparesOwn
      ? ownerOf(game, area) === principal(game, side)
      : game[SAAN_SPARES_OWN] === 1 && side === supported;
    if (!isSpared) return true;
  }
  return false;
}

/** The strength of a side as it stands, with whatever has been played so far. */
export function strengthOf(game: Throne, side: Side, parts?: StrengthPart[]): number {
  const battle = game[BATTLE_AREA];
  const units = unitsStrength(game, side);
  const order = orderStrength(game, side);
  parts?.push({ what: "units", strength: units });
  if (order !== 0) parts?.push({ what: "order", strength: order });
  let total = units + order;
  for (const area of neighboursOf(game, battle)) {
    if (game[SUPPORTS + area] !== side + 1) continue;
    const strength = supportStrength(game, area, side, battle);
    parts?.push({ what: "support", strength, area });
    total += strength;
  }
  if (side === DEFENCE && game[FORT + battle] !== NONE) {
    parts?.push({ what: "fort", strength: fortStrength, area: battle });
    total += fortStrength;
  }
  const card = game[CARDS + side];
  if (card !== NONE) {
    const strength = cardStrengthOf(game, side);
    parts?.push({ what: "card", strength, card });
    total += strength;
  }
  if (game[BLADE_SIDE] === side) {
    parts?.push({ what: "blade", strength: bladeStrength });
    total += bladeStrength;
  }
  return total;
}

export const attackStrength = (game: Throne): number => strengthOf(game, ATTACK);

const bladeStrength = 1;
const fortStrength = 1;

/** Where the units of a side are counted: attackers apart from the area that they still belong to. */
const fightersAt = (game: Throne, side: Side): number =>
  side === ATTACK ? MARCHERS : UNITS + game[BATTLE_AREA] * UNIT_KINDS;

function unitsStrength(game: Throne, side: Side): number {
  const at = fightersAt(game, side);
  let strength = 0;
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    if (game[at + kind] > 0) strength += game[at + kind] * fighterWorth(game, kind, side);
  }
  return strength;
}

/** What one unit of a side counts in the fight itself. */
function fighterWorth(game: Throne, kind: UnitKind, side: Side): number {
  const battle = game[BATTLE_AREA];
  if (isKnightAtWalls(game, kind, side, battle)) return knightAtWalls;
  const raised = side === ATTACK ? textOf(game, ATTACK).attackersCount : undefined;
  return raised?.kind === kind ? raised.strength : unitWorth(game, kind, side, battle);
}

/** What troops marching on an area would count by themselves. */
export function marchStrength(game: Throne, troop: Troop, to: Area): number {
  return (
    troop.footmen * unitStrength[FOOTMAN] +
    troop.knights * (isKnightAtWalls(game, KNIGHT, ATTACK, to) ? knightAtWalls : unitStrength[KNIGHT]) +
    troop.ships * unitStrength[SHIP] +
    troop.engines * unitWorth(game, ENGINE, ATTACK, to)
  );
}

/** Only the attacker's march and the defender's defense count (throne.strength.orders). */
function orderStrength(game: Throne, side: Side): number {
  if (side === ATTACK) return bonusOf(game[BATTLE_ORDER]);
  const order = orderIn(game, game[BATTLE_AREA]);
  if (!isDefense(order)) return 0;
  return bonusOf(order) * (textOf(game, DEFENCE).doublesDefense ? 2 : 1);
}

/** A card's strength and whatever its text adds; nothing where the foe's text silences it. */
function cardStrengthOf(game: Throne, side: Side): number {
  if (isSilenced(game, side)) return 0;
  // Power that is spent takes the place of the printed number (throne.crowned.willas-tyrell).
  const number = game[SPENT + side] || cardStrength[cardAt(cardSetOf(game), game[CARDS + side])];
  return number + addedBy(game, side, "strength");
}

/** Silenced by a text of the foe's, or by one whose turn is still to come. */
export const isSilenced = (game: Throne, side: Side): boolean =>
  game[SILENCED + side] === 1 || textOf(game, otherSide(side)).silencesStrength === true;

export const swordsOf = (game: Throne, side: Side): number =>
  cardSwords[cardAt(cardSetOf(game), game[CARDS + side])] + addedBy(game, side, "swords");
export const fortsOf = (game: Throne, side: Side): number =>
  cardForts[cardAt(cardSetOf(game), game[CARDS + side])] + addedBy(game, side, "forts");

/** All units of the other principal army, routed ones too, never supporters. */
const foesOf = (game: Throne, side: Side): number =>
  side === ATTACK ? sizeOf(game, game[BATTLE_AREA]) : troopSize(troopAt(game, MARCHERS));

type Gift = (typeof giftKeys)[number];
const giftAt = (side: Side, what: Gift): number => TEXT_GAVE + side * giftKeys.length + giftKeys.indexOf(what);

/** The turn of a side's text: what it adds to its card is decided now and stays (throne.cards.in-turn). */
export function readText(game: Throne, side: Side): void {
  for (const what of giftKeys) game[giftAt(side, what)] = offeredBy(game, side, what);
  game[TEXT_READ + side] = 1;
}

/** What a side's text adds: what it gave on its turn; until then, what it would give as things stand. */
const addedBy = (game: Throne, side: Side, what: Gift): number =>
  game[TEXT_READ + side] === 1 ? game[giftAt(side, what)] : offeredBy(game, side, what);

function offeredBy(game: Throne, side: Side, what: Gift): number {
  const { bonuses, countsFoes } = textOf(game, side);
  const foes = countsFoes && what === "strength" ? foesOf(game, side) : 0;
  if (bonuses === undefined) return foes;
  return bonuses.reduce((sum, bonus: Bonus) => sum + (holds(game, side, bonus.when) ? (bonus[what] ?? 0) : 0), foes);
}

/** Whether a side's text adds anything. */
export const hasBonus = (game: Throne, side: Side): boolean => giftKeys.some((what) => addedBy(game, side, what) > 0);

function holds(game: Throne, side: Side, condition: Condition): boolean {
  switch (condition) {
    case "attacking":
      return side === ATTACK;
    case "defending":
      return side === DEFENCE;
    case "defending-castle":
      return side === DEFENCE && pointsIn(game, game[BATTLE_AREA]) > 0;
    case "foe-higher-on-throne":
      return (
        placeOf(game, IRON_THRONE, principal(game, otherSide(side))) < placeOf(game, IRON_THRONE, principal(game, side))
      );
    case "stannis-used":
      return usedCards(game, principal(game, side)).includes(stannis);
    case "no-support":
      return !neighboursOf(game, game[BATTLE_AREA]).some((area) => game[SUPPORTS + area] === side + 1);
  }
}
