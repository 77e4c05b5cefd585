import type { Figure, Unit } from "../data/ids.ts";
import { UNITS_OF_HOUSE } from "../data/ids.ts";
import { CAVALRY, classIds, type House, type KeywordId, keywordIds, NONE, RANGED } from "../data/names.ts";
import { type UnitType, unitTypes } from "../data/units.ts";
import type { Hex } from "../field/hexes.ts";
import { type Battle, OCCUPANT, UNITS_END, units } from "./layout.ts";

/** Units by their number: what they are, where they stand, and how they are moved about. */

const FIRST_ROW = units.row(0);
const ROW = units.row(1) - FIRST_ROW;
const at = units.field;

/** Where the row of a unit begins. */
export const rowOfUnit = (unit: Unit): number => FIRST_ROW + ROW * unit;

export const houseOf = (unit: Unit): House => (unit < UNITS_OF_HOUSE ? 0 : 1);
export const firstUnitOf = (house: House): Unit => house * UNITS_OF_HOUSE;
/** One more than the last unit that a House has, or had. */
export const unitsEnd = (game: Battle, house: House): Unit => game[UNITS_END + house];

/** Whether a House has, or had, a unit of this number: they are counted without gaps. */
export const exists = (game: Battle, unit: Unit): boolean => game[rowOfUnit(unit) + at.type] !== NONE;
export const typeNumber = (game: Battle, unit: Unit): number => game[rowOfUnit(unit) + at.type];
export const typeOf = (game: Battle, unit: Unit): UnitType => unitTypes[game[rowOfUnit(unit) + at.type]];
export const rankOf = (game: Battle, unit: Unit): number => game[rowOfUnit(unit) + at.rank];
export const figuresOf = (game: Battle, unit: Unit): number => game[rowOfUnit(unit) + at.figures];
export const hexOf = (game: Battle, unit: Unit): Hex => game[rowOfUnit(unit) + at.hex];
/** The commander figure that leads a unit, or NONE. */
export const leaderOf = (game: Battle, unit: Unit): Figure => game[rowOfUnit(unit) + at.leader];
export const hasLeader = (game: Battle, unit: Unit): boolean => leaderOf(game, unit) !== NONE;
export const isSpent = (game: Battle, unit: Unit): boolean => game[rowOfUnit(unit) + at["is-spent"]] === 1;
export const foeOfUnit = (game: Battle, unit: Unit): Unit => game[rowOfUnit(unit) + at.foe];
export const isEngaged = (game: Battle, unit: Unit): boolean => foeOfUnit(game, unit) !== NONE;
/** By which command, or token, a unit was ordered this turn; NONE where it was not. */
export const orderOf = (game: Battle, unit: Unit): number => game[rowOfUnit(unit) + at["ordered-by"]];
export const wasOrdered = (game: Battle, unit: Unit): boolean => orderOf(game, unit) !== NONE;
export const stageOf = (game: Battle, unit: Unit): number => game[rowOfUnit(unit) + at.stage];
export const movedBy = (game: Battle, unit: Unit): number => game[rowOfUnit(unit) + at.moved];

export const isOnField = (game: Battle, unit: Unit): boolean => hexOf(game, unit) !== NONE;
/** A unit that stands on the field and can be ordered. */
export const isReady = (game: Battle, unit: Unit): boolean => isOnField(game, unit) && !isSpent(game, unit);
/** Nobody is left but the commander. */
export const isLoneCommander = (game: Battle, unit: Unit): boolean =>
  hasLeader(game, unit) && figuresOf(game, unit) === 1;

/** The class of each unit type, and its keywords as a set, by number: what is looked up at every attack. */
const classes = Uint8Array.from(unitTypes, (type) => classIds.indexOf(type.class));
const keywordBits = Object.fromEntries(keywordIds.map((id, bit) => [id, 1 << bit])) as {
  readonly [id in KeywordId]: number;
};
const printedKeywords = Uint8Array.from(unitTypes, ({ keywords }) =>
  keywords.reduce((set, keyword) => set | keywordBits[keyword], 0),
);

export const classOf = (game: Battle, unit: Unit): number => classes[typeNumber(game, unit)];
export const isCavalry = (game: Battle, unit: Unit): boolean => classOf(game, unit) === CAVALRY;
export const isRanged = (game: Battle, unit: Unit): boolean => classOf(game, unit) === RANGED;
/** Whether the card of its type bears a keyword; what commanders, plans and cards add is in `rules/abilities.ts`. */
export const hasPrinted = (game: Battle, unit: Unit, keyword: KeywordId): boolean =>
  (printedKeywords[typeNumber(game, unit)] & keywordBits[keyword]) !== 0;

/** The unit in a hex, or NONE. */
export const unitIn = (game: Battle, hex: Hex): Unit => game[OCCUPANT + hex];
export const isOccupied = (game: Battle, hex: Hex): boolean => game[OCCUPANT + hex] !== NONE;

/** Units of a House that stand on the field, by number. */
export function unitsOnField(game: Battle, house: House): Unit[] {
  const found: Unit[] = [];
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) if (isOnField(game, unit)) found.push(unit);
  return found;
}

/** Puts a unit into an empty hex, from wherever it was. */
export function putUnit(game: Battle, unit: Unit, hex: Hex): void {
  const from = hexOf(game, unit);
  if (from !== NONE) game[OCCUPANT + from] = NONE;
  game[rowOfUnit(unit) + at.hex] = hex;
  if (hex !== NONE) game[OCCUPANT + hex] = unit;
}

export function setSpent(game: Battle, unit: Unit, isSpentNow: boolean): void {
  game[rowOfUnit(unit) + at["is-spent"]] = isSpentNow ? 1 : 0;
}

/** Lays a token of a House between two units; each is in at most one engagement. */
export function engage(game: Battle, one: Unit, other: Unit, tokenOf: House): void {
  game[rowOfUnit(one) + at.foe] = other;
  game[rowOfUnit(other) + at.foe] = one;
  game[rowOfUnit(one) + at["foe-token"]] = tokenOf;
  game[rowOfUnit(other) + at["foe-token"]] = tokenOf;
}

/** Takes the token away that lies beside a unit, if there is one. */
export function disengage(game: Battle, unit: Unit): void {
  const foe = foeOfUnit(game, unit);
  if (foe === NONE) return;
  for (const side of [unit, foe]) {
    game[rowOfUnit(side) + at.foe] = NONE;
    game[rowOfUnit(side) + at["foe-token"]] = NONE;
  }
}

/** Forgets what a unit did this turn: the last fields of its row, from `ordered-by` on. */
export function endTurnOf(game: Battle, unit: Unit): void {
  const row = rowOfUnit(unit);
  game[row + at["ordered-by"]] = NONE;
  game[row + at.stage] = NONE;
  // So few cells are written faster one by one than by `fill`.
  for (let field = row + at.moved; field <= row + at["is-cowed"]; field++) game[field] = 0;
}
