import {
  type BattlePlan,
  fieldLetters,
  type HouseId,
  type PlanObjective,
  type PlanUnit,
  type RankId,
  terrains,
  tokens,
  unitTypes,
} from "@weirwood/battles/plans";
import { distanceOf, type Hex, hexNames, unitTypeIds } from "@weirwood/battles/questions";
import { hexesOn, letterAt, PLAINS, withTerrain } from "./ground.ts";
import { withItem, withValue } from "./plan-paths.ts";

/** What stands and lies on the field of a plan: units, and objectives. */

export const unitAt = (plan: BattlePlan, hex: Hex): number => plan.units.findIndex(({ at }) => at === hexNames[hex]);
export const objectiveAt = (plan: BattlePlan, hex: Hex): number =>
  plan.objectives?.findIndex(({ at }) => at === hexNames[hex]) ?? -1;

export const houseOfType = (type: PlanUnit["type"]): HouseId => unitTypes[unitTypeIds.indexOf(type)].house;

/** Whether the ground of a hex can be entered. */
function isPassable(plan: BattlePlan, hex: Hex): boolean {
  const [terrain, token] = fieldLetters[letterAt(plan, hex)];
  return (token === undefined ? terrains[terrain] : tokens[token]).isImpassable !== true;
}

/** The nearest hex where a unit could stand. */
export function freeHexNear(plan: BattlePlan, hex: Hex): Hex | undefined {
  const free = hexesOn(plan).filter((one) => one !== hex && unitAt(plan, one) === -1 && isPassable(plan, one));
  return free.toSorted((one, other) => distanceOf(hex, one) - distanceOf(hex, other) || one - other)[0];
}

/** One more unit, among those of its House. */
export function withUnit(plan: BattlePlan, hex: Hex, type: PlanUnit["type"], rank: RankId): BattlePlan {
  const unit: PlanUnit = { type, rank, at: hexNames[hex] };
  const isStark = houseOfType(type) === "stark";
  const end = isStark ? plan.units.findIndex((one) => houseOfType(one.type) !== "stark") : -1;
  return { ...plan, units: plan.units.toSpliced(end === -1 ? plan.units.length : end, 0, unit) };
}

export function withObjective(plan: BattlePlan, hex: Hex): BattlePlan {
  return withItem(plan, "objectives", { at: hexNames[hex], ...kindFor(letterAt(plan, hex)) });
}

/** Where there is a building or a bridge, that is what is fought for. */
function kindFor(letter: string): Pick<PlanObjective, "kind"> {
  const [terrain, token] = fieldLetters[letter];
  if (token === "wood-bridge" || token === "stone-bridge") return { kind: token };
  return terrain === "building" ? { kind: "building" } : {};
}

/** Whatever stands on a hex goes to another; a unit that stands there changes places with it. */
export function moved(plan: BattlePlan, from: Hex, to: Hex): BattlePlan {
  const [unit, objective] = [unitAt(plan, from), objectiveAt(plan, from)];
  if (unit !== -1) {
    const other = unitAt(plan, to);
    const swapped = other === -1 ? plan : withValue(plan, `units[${other}].at`, hexNames[from]);
    return withValue(swapped, `units[${unit}].at`, hexNames[to]);
  }
  return objective === -1 ? plan : withValue(plan, `objectives[${objective}].at`, hexNames[to]);
}

/** Takes off a hex what lies on top: a unit, an objective, the terrain. */
export function erased(plan: BattlePlan, hex: Hex): BattlePlan {
  const [unit, objective] = [unitAt(plan, hex), objectiveAt(plan, hex)];
  if (unit !== -1) return withValue(plan, `units[${unit}]`, undefined);
  if (objective !== -1) return withValue(plan, `objectives[${objective}]`, undefined);
  return withTerrain(plan, [hex], PLAINS);
}
