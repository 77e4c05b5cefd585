import type { Unit } from "../data/ids.ts";
import { type Battle, procedures, TO_MOVE, units } from "../state/layout.ts";
import { rowOfUnit, setSpent } from "../state/units.ts";

/** Orders a unit: from this moment on it is spent, and may move and attack this turn. */
export function orderUnit(game: Battle, unit: Unit, by: number): void {
  setSpent(game, unit, true);
  game[rowOfUnit(unit) + units.field["ordered-by"]] = by;
  game[rowOfUnit(unit) + units.field.stage] = TO_MOVE;
}

/** All units that are ordered move, and then attack. */
export function beginActivation(game: Battle): void {
  procedures.push(game, procedures.kinds.activation);
}
