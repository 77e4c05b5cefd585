import { canonical, plainCopy } from "@weirwood/kernel";
import { checkConsistency } from "./consistency.ts";
import { isUnreadable, type Lined, linedFrom, readLines, type Unreadable } from "./json-lines.ts";
import { type BattlePlan, MOST_CHARACTERS } from "./plan.ts";
import { PlanField } from "./plan-field.ts";
import { planShape } from "./plan-shape.ts";
import { lineOf, type PlanProblem, Problems, shown, WHOLE } from "./problems.ts";
import type { Draft } from "./shapes.ts";

export type { PlanProblem } from "./problems.ts";

const limits = { depth: 12, values: 6000 };

/** Reads a plan that anybody may have written, or says all that is wrong with it. */
export function readPlan(text: string): BattlePlan | readonly PlanProblem[] {
  const read = readLines(text, MOST_CHARACTERS);
  return isUnreadable(read) ? unreadable(read) : examine(read);
}

/** The same for a plan that comes as plain data, or as the text of a file. */
export function checkPlan(plan: unknown): BattlePlan | readonly PlanProblem[] {
  if (typeof plan === "string") return readPlan(plan);
  const copy = plainCopy(plan, limits);
  const isShort = copy !== undefined && canonical(copy).length <= MOST_CHARACTERS;
  return isShort ? examine(linedFrom(copy)) : unreadable({ line: 0, found: "…" });
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

/**
 * A plan to go on with, though its fields may not go together yet: every one has its form, and what is drawn can be drawn.
 * Undefined where that is not so.
 */
export function openPlan(text: string): BattlePlan | undefined {
  const read = readLines(text, MOST_CHARACTERS);
  if (isUnreadable(read)) return undefined;
  const problems = new Problems();
  const draft = planShape(read, "", problems);
  if (draft === undefined || problems.count > 0) return undefined;
  new PlanField(draft, (rule, field, params) => problems.add(rule, 0, field, params));
  return problems.count === 0 ? (draft as BattlePlan) : undefined;
}

/** What of a plan has the form that it should have, whatever else is wrong with it. */
export function draftOf(text: string): Draft<BattlePlan> | undefined {
  const read = readLines(text, MOST_CHARACTERS);
  return isUnreadable(read) ? undefined : planShape(read, "", new Problems());
}

function unreadable({ line, found }: Unreadable): readonly PlanProblem[] {
  const problems = new Problems();
  problems.add("battles.plan.json", line, WHOLE, { found: shown(found) });
  return problems.inOrder();
}
