import { UNITS_OF_HOUSE } from "../data/ids.ts";
import { type HouseId, houseIds } from "../data/names.ts";
import { unitTypeIds, unitTypes } from "../data/units.ts";
import { type Hex, hexNames } from "../field/hexes.ts";
import { MARKERS } from "../state/layout.ts";
import { type Examined, figureOf, houseOfFigure, itemsOf, Once } from "./examined.ts";
import { type BattlePlan, type PlanUnit, type ZoneId, zoneIds } from "./plan.ts";
import { PlanField } from "./plan-field.ts";
import { checkPreparations, checkSpecialRules } from "./plan-specials.ts";
import { checkGenerals, checkScores, checkWins } from "./plan-victory.ts";
import { type Report, WHOLE } from "./problems.ts";
import type { Draft } from "./shapes.ts";

/** Whether the fields of a plan go together: what each says is within the field, the forces and the zones of the others. */
export function checkConsistency(plan: Draft<BattlePlan>, report: Report): void {
  const field = new PlanField(plan, report);
  const examined: Examined = { plan, field, zones: zonesOf(plan, field), report };
  checkObjectives(examined);
  checkUnits(examined);
  checkGenerals(examined);
  const markers = checkPreparations(examined) + checkSpecialRules(examined);
  if (markers > MARKERS) report("battles.plan.markers", WHOLE, { found: markers, most: MARKERS });
  checkScores(examined);
  checkWins(examined);
}

function zonesOf({ zones = {} }: Draft<BattlePlan>, field: PlanField): ReadonlyMap<ZoneId, readonly Hex[]> {
  const said = zoneIds.filter((zone) => Object.hasOwn(zones, zone));
  return new Map(said.map((zone) => [zone, field.hexes(zones[zone], `zones.${zone}`)]));
}

/** What an objective that is a thing stands on. */
const things = ["building", "wood-bridge", "stone-bridge"] as const;

function checkObjectives({ plan, field, report }: Examined): void {
  const once = new Once(report);
  for (const [objective, path] of itemsOf(plan.objectives, "objectives")) {
    const hex = field.hex(objective.at, `${path}.at`);
    if (hex === undefined) continue;
    once.say(hexNames[hex], `${path}.at`);
    const thing = things.find((one) => one === objective.kind);
    const isMissing = thing !== undefined && field.ground(hex) !== undefined && !field.has(hex, thing);
    if (isMissing) report("battles.plan.objective", `${path}.kind`, { hex: hexNames[hex], terrain: thing });
  }
}

const houseOf = ({ type }: Draft<PlanUnit>): HouseId | undefined => type && unitTypes[unitTypeIds.indexOf(type)].house;

function checkUnits(examined: Examined): void {
  const { plan, report } = examined;
  const units = itemsOf(plan.units, "units");
  const hexes = new Set<Hex>();
  const figures = new Set<string>();
  const counts = new Map<HouseId, number>();
  for (const [unit, path] of units) {
    checkPlace(examined, unit, path, hexes);
    checkCommander(examined, unit, path, figures);
    const house = houseOf(unit);
    if (house === undefined) continue;
    const count = (counts.get(house) ?? 0) + 1;
    counts.set(house, count);
    if (count === UNITS_OF_HOUSE + 1) report("battles.plan.too-many-units", path, { house, most: UNITS_OF_HOUSE });
  }
  const isEveryHouseKnown = units.length === plan.units?.length && units.every(([unit]) => unit.type !== undefined);
  for (const house of isEveryHouseKnown ? houseIds : [])
    if (!counts.has(house)) report("battles.plan.no-units", "units", { house });
}

function checkPlace(examined: Examined, unit: Draft<PlanUnit>, path: string, hexes: Set<Hex>): void {
  const { field, report } = examined;
  const hex = field.hex(unit.at, `${path}.at`);
  if (hex === undefined) return;
  if (hexes.has(hex)) report("battles.plan.two-units", `${path}.at`, { hex: hexNames[hex] });
  hexes.add(hex);
  if (field.ground(hex)?.isImpassable && !isOnRafts(examined, unit, hex))
    report("battles.plan.impassable", `${path}.at`, { hex: hexNames[hex] });
}

/** A House that may cross may begin there too. */
function isOnRafts({ plan, zones }: Examined, unit: Draft<PlanUnit>, hex: Hex): boolean {
  const mayCross = plan.special?.some((rule) => rule && "crossing" in rule && rule.crossing === houseOf(unit)) ?? false;
  return mayCross && (zones.get("crossing")?.includes(hex) ?? false);
}

function checkCommander({ report }: Examined, unit: Draft<PlanUnit>, path: string, figures: Set<string>): void {
  const { commander } = unit;
  if (commander === undefined) return;
  const figure = figureOf(commander);
  const house = houseOf(unit);
  if (figures.has(figure)) report("battles.plan.commander-twice", `${path}.commander`, { found: figure });
  figures.add(figure);
  if (house !== undefined && house !== houseOfFigure(figure))
    report("battles.plan.other-house", `${path}.commander`, { found: commander, house });
}
