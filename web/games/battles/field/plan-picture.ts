import { type BattlePlan, hexesListed } from "@weirwood/battles/plans";
import {
  boardIds,
  columnOf,
  fieldLetters,
  type Hex,
  hexesOf,
  hexNames,
  rowOf,
  unitTypeIds,
  unitTypes,
  type ZoneId,
} from "@weirwood/battles/questions";
import { type FieldPicture, given, type HexPicture, type MarkerPicture, type UnitPicture } from "./field-picture.ts";

/** What of a plan is drawn. A plan that is being made may say less, and what no board has is left out. */
export type DrawnPlan = Pick<BattlePlan, "board" | "field" | "zones" | "objectives" | "units" | "prepare" | "special">;

/** The field of a plan, as its battle begins. */
export function pictureOfPlan(plan: DrawnPlan): FieldPicture {
  const board = boardIds.indexOf(plan.board);
  const rows = plan.field.map((row) => row.replaceAll(" ", ""));
  const units = new Map(plan.units.map((unit) => [hexNames.indexOf(unit.at), unit]));
  const objectives = new Map(plan.objectives?.map((objective) => [hexNames.indexOf(objective.at), objective]));
  const markers = markersOf(plan);
  const picture = (hex: Hex): HexPicture => {
    const [terrain, token] = fieldLetters[rows[rowOf(hex)]?.[columnOf(hex)]] ?? fieldLetters["."];
    const [unit, objective] = [units.get(hex), objectives.get(hex)];
    return given<HexPicture>({
      terrain,
      token,
      fire: 0,
      isDevastated: false,
      objective: objective && given({ kind: objective.kind ?? "place", owner: objective.owner }),
      fort: undefined,
      markers: markers.get(hex),
      unit: unit && planUnit(unit),
    });
  };
  return {
    board,
    hexes: new Map(hexesOf[board].map((hex) => [hex, picture(hex)])),
    zones: Object.entries(plan.zones ?? {}).map(([zone, list]) => ({
      zone: zone as ZoneId,
      hexes: hexesListed(list).filter((hex) => hexesOf[board].includes(hex)),
    })),
  };
}

function planUnit({ type, rank, commander }: BattlePlan["units"][number]): UnitPicture {
  const { house, class: unitClass, strength } = unitTypes[unitTypeIds.indexOf(type)];
  return given<UnitPicture>({
    unit: undefined,
    house,
    type,
    class: unitClass,
    rank,
    figures: strength,
    strength,
    commander,
    isSpent: false,
    isStalwart: undefined,
    foeAt: undefined,
    engagedBy: undefined,
  });
}

/** Tokens of special rules that lie on the field from the beginning, or are hidden there before it. */
function markersOf({ prepare = [], special = [] }: DrawnPlan): ReadonlyMap<Hex, readonly MarkerPicture[]> {
  const found = new Map<Hex, MarkerPicture[]>();
  const lay = (list: string, marker: MarkerPicture): void => {
    for (const hex of hexesListed(list)) found.set(hex, [...(found.get(hex) ?? []), marker]);
  };
  for (const one of prepare) if ("hide" in one) lay(one.at, { kind: one.hide, house: one.by, isFaceUp: false });
  for (const rule of special) {
    if ("archers" in rule) lay(rule.archers, { kind: "archers", house: rule.house, isFaceUp: true });
    if ("prize" in rule) lay(rule.at, { kind: rule.prize, house: rule.takenBy, isFaceUp: true });
  }
  return found;
}
