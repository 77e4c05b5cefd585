import { type BattlePlan, checkPlan, isRefused, type PlanProblem } from "@weirwood/battles/plans";
import { type Hex, hexNames } from "@weirwood/battles/questions";
import { hexesOn } from "./ground.ts";
import { hexesIn } from "./hex-lists.ts";
import { valueAt } from "./plan-paths.ts";

/** The parts of the editor in which something of a plan is changed. */
export type EditorTab = "values" | "hex" | "victory" | "special" | "checks";

/** Something that is wrong with a plan, with where it is seen and mended. */
export interface Mistake extends PlanProblem {
  /** Counted from 1, as it stands in lists and on pins. */
  readonly number: number;
  /** On the field, where it is about something that lies there; the pin stands on the first. */
  readonly hexes: readonly Hex[];
  readonly tab: EditorTab;
}

/** All that the game finds wrong with a plan, in the order in which it says so. */
export function mistakesIn(plan: BattlePlan): readonly Mistake[] {
  const read = checkPlan(plan);
  if (!isRefused(read)) return [];
  return read.map((problem, at) => ({
    ...problem,
    number: at + 1,
    hexes: hexesOf(plan, problem),
    tab: tabOf(problem),
  }));
}

/** Where a mistake is that is about no field alone. */
export const WHOLE_PLAN = "plan";

/** The item of a list that a path leads into: `score[2]` of `score[2].for.captured`. */
export const itemOf = (path: string): string | undefined => /^\w+\[\d+\]/.exec(path)?.[0];

function hexesOf(plan: BattlePlan, { field, params }: PlanProblem): readonly Hex[] {
  const on = (hexes: readonly Hex[]): readonly Hex[] => hexes.filter((hex) => hexesOn(plan).includes(hex));
  if (typeof params.hex === "string") return on([hexNames.indexOf(params.hex)]);
  const item = itemOf(field);
  if (item === undefined) return field.startsWith("zones.") ? on(hexesIn(valueAt(plan, field))) : [];
  if (item.startsWith("field")) return [];
  const zone = typeof params.zone === "string" ? valueAt(plan, `zones.${params.zone}`) : undefined;
  const lists = [valueAt(plan, `${item}.at`), valueAt(plan, `${item}.archers`), zone];
  return on(lists.flatMap(hexesIn));
}

function tabOf({ field, rule }: PlanProblem): EditorTab {
  const [first] = field.split(/[.[]/);
  if (first === "units" || first === "objectives") return "hex";
  if (["score", "win"].includes(first) || rule === "battles.plan.no-victory") return "victory";
  if (["special", "prepare", "zones", WHOLE_PLAN].includes(first)) return "special";
  return first === "field" ? "checks" : "values";
}

/** Mistakes of a place in the plan, or of something within it. */
export const mistakesWithin = (mistakes: readonly Mistake[], path: string): readonly Mistake[] =>
  mistakes.filter(({ field }) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`));

/** The first mistake on each hex that has one. */
export function pinsOf(mistakes: readonly Mistake[]): ReadonlyMap<Hex, Mistake> {
  const pins = new Map<Hex, Mistake>();
  for (const mistake of mistakes) {
    const [hex] = mistake.hexes;
    if (hex !== undefined && !pins.has(hex)) pins.set(hex, mistake);
  }
  return pins;
}
