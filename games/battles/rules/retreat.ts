import { legal, oneOf } from "@weirwood/kernel";
import type { Unit } from "../data/ids.ts";
import { NONE, STARK } from "../data/names.ts";
import { type Answer, notation } from "../decisions.ts";
import { beside, DIRECTIONS, type Hex, hexNames, OFF } from "../field/hexes.ts";
import { isBurning } from "../state/field.ts";
import { ask, type Battle, BOARD, DIRECTIONAL, procedures, units } from "../state/layout.ts";
import { disengage, hexOf, houseOf, isOnField, rowOfUnit } from "../state/units.ts";
import { named, takeHits } from "./casualties.ts";
import { takeObjective } from "./markers.ts";
import { enterHex } from "./movement.ts";
import { canStandIn } from "./reach.ts";
import { type Procedure, refuse, type Step, type TellRule } from "./step.ts";

/** Retreats: hex by hex toward the own edge, as far as there is room; what cannot be gone are hits. */

const { unit: UNIT, steps: STEPS, left: LEFT_OVER, by: BY, direction: DIRECTION } = procedures.registers.retreat;

/** The two directions toward a House's own edge: Stark's lies before row 0. */
const homeward: readonly (readonly number[])[] = [
  [4, 5],
  [2, 1],
];

export interface RetreatCause {
  /** Hits of the same attack that found no figure. */
  readonly left?: number;
  readonly by?: Unit;
  /** The hex from which it is driven away, where retreats are directional. */
  readonly from?: Hex;
}

/** Makes a unit retreat so many hexes. */
export function beginRetreat(game: Battle, unit: Unit, steps: number, cause: RetreatCause = {}): void {
  const { left = 0, by = NONE, from } = cause;
  procedures.push(game, procedures.kinds.retreat);
  procedures.set(game, UNIT, unit);
  procedures.set(game, STEPS, steps);
  procedures.set(game, LEFT_OVER, left);
  procedures.set(game, BY, by);
  if (game[DIRECTIONAL] === 1 && from !== undefined) procedures.set(game, DIRECTION, directionOf(game, unit, from));
}

/** Straight away from the attacker; where the first hex is closed, the one beside it that is nearer the own edge. */
function directionOf(game: Battle, unit: Unit, from: Hex): number {
  const hex = hexOf(game, unit);
  let straight = 0;
  while (straight < DIRECTIONS - 1 && beside(game[BOARD], from, straight) !== hex) straight++;
  const first = beside(game[BOARD], hex, straight);
  if (first !== OFF && canStandIn(game, unit, first)) return straight;
  const [left, right] = [(straight + DIRECTIONS - 1) % DIRECTIONS, (straight + 1) % DIRECTIONS];
  return progress(houseOf(unit), left) > progress(houseOf(unit), right) ? left : right;
}

/** Rows that a step in a direction goes toward the own edge. */
function progress(house: number, direction: number): number {
  const down = direction === 1 || direction === 2 ? 1 : direction === 0 || direction === 3 ? 0 : -1;
  return house === STARK ? -down : down;
}

/** How many of so many hexes a unit could go on from a hex. */
function roomFrom(game: Battle, unit: Unit, hex: Hex, steps: number, directions: readonly number[]): number {
  if (steps === 0) return 0;
  let most = 0;
  for (const direction of directions) {
    const next = beside(game[BOARD], hex, direction);
    if (next === OFF || !canStandIn(game, unit, next)) continue;
    most = Math.max(most, 1 + roomFrom(game, unit, next, steps - 1, directions));
    if (most === steps) break;
  }
  return most;
}

/** The hexes to which a unit may take its next step: those from which it gets farthest. A unit in fire has none. */
function nextHexes(game: Battle, unit: Unit, steps: number, only: number): Hex[] {
  const from = hexOf(game, unit);
  if (isBurning(game, from)) return [];
  const directions = only === NONE ? homeward[houseOf(unit)] : [only];
  const found: Hex[] = [];
  let most = 0;
  for (const direction of directions) {
    const hex = beside(game[BOARD], from, direction);
    if (hex === OFF || !canStandIn(game, unit, hex)) continue;
    const room = 1 + roomFrom(game, unit, hex, steps - 1, directions);
    if (room > most) found.length = 0;
    if (room >= most) found.push(hex);
    most = Math.max(most, room);
  }
  return found;
}

const hexesOf = (game: Battle): Hex[] =>
  nextHexes(game, procedures.get(game, UNIT), procedures.get(game, STEPS), procedures.get(game, DIRECTION));

/** How many of its steps a unit could not take, driven back from a hex: for whoever reckons before dice are rolled. */
export function blockedSteps(game: Battle, unit: Unit, steps: number, from?: Hex): number {
  const hex = hexOf(game, unit);
  if (isBurning(game, hex)) return steps;
  const isDirected = game[DIRECTIONAL] === 1 && from !== undefined;
  const directions = isDirected ? [directionOf(game, unit, from)] : homeward[houseOf(unit)];
  return steps - roomFrom(game, unit, hex, steps, directions);
}

export const retreat: Procedure = (game, tell) => {
  const unit = procedures.get(game, UNIT);
  const steps = procedures.get(game, STEPS);
  if (steps === 0 || !isOnField(game, unit)) {
    procedures.pop(game);
    return;
  }
  const hexes = hexesOf(game);
  if (hexes.length > 1) ask.askOne(game, "retreat", houseOf(unit));
  else if (hexes.length === 1) stepBack(game, hexes[0], tell);
  else {
    const [carried, by] = [procedures.get(game, LEFT_OVER), procedures.get(game, BY)];
    procedures.pop(game);
    tell?.({ rule: "battles.retreat.blocked", ...named(game, unit), hits: steps });
    takeHits(game, unit, steps, { by, carried }, tell);
  }
};

function stepBack(game: Battle, hex: Hex, tell?: TellRule): void {
  const unit = procedures.get(game, UNIT);
  const steps = procedures.get(game, STEPS);
  procedures.set(game, STEPS, steps - 1);
  tell?.({ rule: "battles.retreat.step", ...named(game, unit), to: hexNames[hex] });
  disengage(game, unit);
  game[rowOfUnit(unit) + units.field["was-driven"]] = 1;
  enterHex(game, unit, hex, tell);
  // The objective is taken where the retreat ends, not on the way.
  if (isOnField(game, unit) && (steps === 1 || hexesOf(game).length === 0)) takeObjective(game, unit, tell);
}

/** The owner of a unit that retreats chooses each hex, among those from which it gets farthest. */
export const retreatStep: Step<Answer<"retreat">> = {
  ...notation.verbs.retreat,
  bounds: (game) => ({ unit: named(game, procedures.get(game, UNIT)), steps: procedures.get(game, STEPS) }),
  // It is only asked where both hexes toward the own edge are open and lead as far as each other.
  check: (game, _house, { hex }) =>
    hexesOf(game).includes(hex) ? legal : refuse("battles.retreat.homeward", { hex: hexNames[hex] }),
  apply: (game, _house, { hex }, tell) => stepBack(game, hex, tell),
  options: (game) => hexesOf(game).map((hex) => ({ kind: "retreat", hex })),
  sample: (game, _house, chance) => ({ kind: "retreat", hex: oneOf(hexesOf(game), chance) }),
};
