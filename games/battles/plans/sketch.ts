import { boardIds, boardSizes, hexesOf, hexNames } from "../field/hexes.ts";
import { type Drawable, lettersOf } from "./drawing.ts";
import { fieldLetters, type PlanObjective, type PlanUnit } from "./plan.ts";
import { draftOf } from "./reading.ts";

/**
 * As much of a plan as can be drawn though something is wrong with it: its field, with the units and objectives whose places
 * are right. Undefined where the field itself is wrong.
 */
export function sketchOf(text: string): Drawable | undefined {
  const { name, board, field, units = [], objectives = [] } = draftOf(text) ?? {};
  if (board === undefined || field === undefined) return undefined;
  const { columns, rows } = boardSizes[boardIds.indexOf(board)];
  const isRow = (line: string | undefined, row: number): line is string =>
    line !== undefined && isTerrain(lettersOf(line), columns - (row % 2));
  if (field.length !== rows || !field.every(isRow)) return undefined;
  const names = hexesOf[boardIds.indexOf(board)].map((hex) => hexNames[hex]);
  const isThere = (one: { readonly at?: string } | undefined): boolean => names.includes(one?.at ?? "");
  return {
    name: { en: name?.en ?? "?", fr: name?.fr ?? "?" },
    board,
    field,
    units: units.filter(
      (unit): unit is PlanUnit => isThere(unit) && unit?.type !== undefined && unit.rank !== undefined,
    ),
    objectives: objectives.filter((one): one is PlanObjective => isThere(one)),
  };
}

const isTerrain = (letters: string, length: number): boolean =>
  letters.length === length && [...letters].every((letter) => Object.hasOwn(fieldLetters, letter));
