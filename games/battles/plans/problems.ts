import type { Refusal } from "@weirwood/kernel";
import type { RuleId } from "../text/en.ts";
import type { Lined } from "./json-lines.ts";

/** The rules by which a plan is refused. */
export type PlanRule = Extract<RuleId, `battles.plan.${string}`>;

/** Something that is wrong with a plan. Its sentence names the field; the line is 0 where the plan came without lines. */
export interface PlanProblem extends Refusal {
  readonly rule: PlanRule;
  readonly line: number;
  /** Where in the plan: `units[3].at`. The plan as a whole is `plan`. */
  readonly field: string;
}

type Params = Refusal["params"];
/** Says that a field breaks a rule; its line is found by the field. */
export type Report = (rule: PlanRule, field: string, params?: Params) => void;

/** More than anybody reads at once, and a bound for files that were written to be a nuisance. */
const MOST = 50;
export const WHOLE = "plan";

/** What was found wrong so far. */
export class Problems {
  readonly #found: PlanProblem[] = [];

  add(rule: PlanRule, line: number, field: string, params: Params = {}): void {
    if (this.#found.length >= MOST) return;
    const at = field === "" ? WHOLE : field;
    this.#found.push({ rule, line, field: at, params: { field: at, ...params } });
  }

  get count(): number {
    return this.#found.length;
  }

  /** In the order of the file. */
  inOrder(): readonly PlanProblem[] {
    return [...this.#found].sort((one, other) => one.line - other.line);
  }
}

/** The line of a field of a plan, or of the nearest field around it that there is. */
export function lineOf(root: Lined, field: string): number {
  let at = root;
  for (const step of field.matchAll(/[^.[\]]+/g)) {
    const inner =
      "items" in at
        ? at.items[Number(step[0])]
        : "fields" in at
          ? at.fields.find(({ name }) => name === step[0])?.value
          : undefined;
    if (inner === undefined) return at.line;
    at = inner;
  }
  return at.line;
}

/** Words of a stranger as they are shown: not long, and nothing in them that a terminal or a page would obey. */
export function shown(words: string): string {
  const plain = words.slice(0, 40).replaceAll(/\p{C}/gu, "?");
  return words.length > 40 ? `${plain}…` : plain;
}
