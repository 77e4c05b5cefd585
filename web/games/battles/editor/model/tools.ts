import type { BattlePlan, PlanUnit, RankId } from "@weirwood/battles/plans";
import { type Hex, hexNames, unitTypeIds } from "@weirwood/battles/questions";
import { erased, moved, objectiveAt, unitAt, withObjective, withUnit } from "./forces.ts";
import { type BrushSize, brushed, courseOf, letters, withTerrain } from "./ground.ts";
import { toggled } from "./hex-lists.ts";
import { valueAt, withValue } from "./plan-paths.ts";

/** What a press on a hex does. */
export type Tool =
  | { readonly is: "hand" | "erase" | "objective" }
  | { readonly is: "terrain"; readonly letter: string }
  | { readonly is: "unit"; readonly type: PlanUnit["type"] }
  /** Adds hexes to a list of the plan, and takes them out: a zone, hidden archers. */
  | { readonly is: "hexes"; readonly path: string }
  /** Says which hex is meant there. */
  | { readonly is: "hex"; readonly path: string };

export const paletteIds = ["terrain", "units", "marks"] as const;
export type PaletteId = (typeof paletteIds)[number];

/** The tools of each palette, in the order of their number keys. */
export const palettes: { readonly [palette in PaletteId]: readonly Tool[] } = {
  terrain: letters.map((letter) => ({ is: "terrain", letter })),
  units: unitTypeIds.map((type) => ({ is: "unit", type })),
  marks: [{ is: "hand" }, { is: "objective" }, { is: "erase" }],
};

export const isSameTool = (one: Tool, other: Tool): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface Grip {
  readonly tool: Tool;
  readonly brush: BrushSize;
  readonly rank: RankId;
}

/** The plan after a press on a hex; the same where the press only chooses. */
export function pressed(plan: BattlePlan, hex: Hex, { tool, brush, rank }: Grip): BattlePlan {
  switch (tool.is) {
    case "terrain":
      return withTerrain(plan, brushed(plan, hex, brush), tool.letter);
    case "unit":
      return unitAt(plan, hex) === -1 ? withUnit(plan, hex, tool.type, rank) : plan;
    case "objective":
      return objectiveAt(plan, hex) === -1 ? withObjective(plan, hex) : plan;
    case "erase":
      return erased(plan, hex);
    case "hexes":
      return withValue(plan, tool.path, toggled(valueAt(plan, tool.path), hex) ?? emptyList(tool.path));
    case "hex":
      return withValue(plan, tool.path, hexNames[hex]);
    case "hand":
      return plan;
  }
}

/** A zone without hexes is none; a rule keeps its list, and the checks say that it is empty. */
const emptyList = (path: string): string | undefined => (path.startsWith("zones.") ? undefined : "");

/** Whether something can be dragged from a hex. Terrain is not drawn from under a unit, which would seem to go along. */
export function canLift(plan: BattlePlan, hex: Hex, tool: Tool): boolean {
  const hasUnit = unitAt(plan, hex) !== -1;
  return tool.is === "terrain" ? !hasUnit : hasUnit || objectiveAt(plan, hex) !== -1;
}

/** The plan after a drag from one hex to another: terrain is drawn along the way, everything else moves. */
export const dragged = (plan: BattlePlan, from: Hex, to: Hex, { tool, brush }: Grip): BattlePlan =>
  tool.is === "terrain"
    ? withTerrain(
        plan,
        courseOf(plan, from, to).flatMap((hex) => brushed(plan, hex, brush)),
        tool.letter,
      )
    : moved(plan, from, to);

/** The hexes that a press would change, to be shown before it. */
export const underTool = (plan: BattlePlan, hex: Hex, { tool, brush }: Grip): readonly Hex[] =>
  tool.is === "terrain" ? brushed(plan, hex, brush) : [hex];
