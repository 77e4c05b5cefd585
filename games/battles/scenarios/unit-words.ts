import { commanders as commanderCards } from "../data/commanders.ts";
import { type CommanderId, commanderIds, type Unit } from "../data/ids.ts";
import { type RankId, rankIds } from "../data/names.ts";
import { type UnitTypeId, unitTypeIds, unitTypes } from "../data/units.ts";
import { cardNumberOf } from "../state/commanders.ts";
import { type Battle, units } from "../state/layout.ts";
import { figuresOf, hasLeader, leaderOf, rankOf, rowOfUnit, typeNumber } from "../state/units.ts";

/**
 * How scenarios write a unit: its rank; its type, or the card of the commander who leads it; figures left, all of them if nothing
 * is said; and what else is true of it. `blue northmen-archers`, `red robb-king 2 spent`.
 */
export interface UnitWords {
  readonly rank: RankId;
  readonly type: UnitTypeId;
  readonly commander: CommanderId | undefined;
  readonly figures: number;
  readonly marks: readonly Mark[];
}

/** What may be said of a unit, and the field of the state that holds it. */
const marks = {
  spent: "is-spent",
  scorch: "scorches",
  stalwart: "stalwart",
  tough: "toughness",
  cowed: "is-cowed",
} as const;
type Mark = keyof typeof marks;
const markIds = Object.keys(marks) as readonly Mark[];

export function readUnit(text: string, where: string): UnitWords {
  const [first, name, ...rest] = text.split(/\s+/);
  const rank = rankIds.find((id) => id === first);
  if (rank === undefined) throw new Error(`${where}: ${first} is no rank`);
  const commander = commanderIds.find((id) => id === name);
  const type = commander === undefined ? name : commanderCards[commanderIds.indexOf(commander)].unit;
  const number = (unitTypeIds as readonly string[]).indexOf(type);
  if (number < 0) throw new Error(`${where}: ${name} is neither a unit nor a commander`);
  const { strength } = unitTypes[number];
  const said = rest.find((word) => /^\d+$/.test(word));
  const figures = said === undefined ? strength : Number(said);
  if (figures < 1 || figures > strength) throw new Error(`${where}: ${type} has 1 to ${strength} figures`);
  const others = rest.filter((word) => word !== said);
  const stranger = others.find((word) => !markIds.includes(word as Mark));
  if (stranger !== undefined) throw new Error(`${where}: “${stranger}” cannot be said of a unit`);
  return { rank, type: unitTypeIds[number], commander, figures, marks: others as Mark[] };
}

/** Marks a unit of the state with what is said of it. */
export function setMarks(game: Battle, unit: Unit, said: readonly Mark[]): void {
  for (const mark of said) game[rowOfUnit(unit) + units.field[marks[mark]]] = 1;
}

export function printUnit(game: Battle, unit: Unit): string {
  const leader = leaderOf(game, unit);
  const name = hasLeader(game, unit) ? commanderIds[cardNumberOf(game, leader)] : unitTypeIds[typeNumber(game, unit)];
  const said = markIds.filter((mark) => game[rowOfUnit(unit) + units.field[marks[mark]]] > 0);
  return [rankIds[rankOf(game, unit)], name, figuresOf(game, unit), ...said].join(" ");
}
