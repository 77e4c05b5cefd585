import { canonical, plainCopy } from "@weirwood/kernel";
import { checkConsistency } from "./consistency.ts";
import { isUnreadable, type Lined, linedFrom, readLines } from "./json-lines.ts";
import type { BattlePlan } from "./plan.ts";
import { planShape } from "./plan-shape.ts";
import { lineOf, type PlanProblem, type PlanRule, Problems, shown, WHOLE } from "./problems.ts";
import type { Draft } from "./shapes.ts";

export type { PlanProblem } from "./problems.ts";

/** The most characters that a plan may have. */
export const MOST_CHARACTERS = 30_000;
const limits = { depth: 12, values: 6000 };

/** Reads a plan that anybody may have written, or says all that is wrong with it. */
export function readPlan(text: string): BattlePlan | readonly PlanProblem[] {
  if (text.length > MOST_CHARACTERS) return refused("battles.plan.size", 0, { most: MOST_CHARACTERS });
  const read = readLines(text);
  if (!isUnreadable(read)) return examine(read);
  return refused("battles.plan.json", read.line, { found: shown(read.found) });
}

/** The same for a plan that comes as plain data, or as the text of a file. */
export function checkPlan(plan: unknown): BattlePlan | readonly PlanProblem[] {
  if (typeof plan === "string") return readPlan(plan);
  const copy = plainCopy(plan, limits);
  if (copy === undefined || canonical(copy).length > MOST_CHARACTERS)
    return refused("battles.plan.size", 0, { most: MOST_CHARACTERS });
  return examine(linedFrom(copy));
}

/** Whether what was read is what is wrong, and no plan. */
export const isRefused = (read: BattlePlan | readonly PlanProblem[]): read is readonly PlanProblem[] =>
  Array.isArray(read);

function examine(given: Lined): BattlePlan | readonly PlanProblem[] {
  const problems = new Problems();
  const draft = planShape(given, "", problems);
  if (draft !== undefined)
    checkConsistency(draft, (rule, field, params) => problems.add(rule, lineOf(given, field), field, params));
  // A draft without problems has no holes.
  return problems.count === 0 ? (draft as BattlePlan) : problems.inOrder();
}

/** What of a plan has the form that it should have, whatever else is wrong with it. */
export function draftOf(text: string): Draft<BattlePlan> | undefined {
  const read = text.length > MOST_CHARACTERS ? undefined : readLines(text);
  return read === undefined || isUnreadable(read) ? undefined : planShape(read, "", new Problems());
}

function refused(rule: PlanRule, line: number, params: PlanProblem["params"]): readonly PlanProblem[] {
  const problems = new Problems();
  problems.add(rule, line, WHOLE, params);
  return problems.inOrder();
}
