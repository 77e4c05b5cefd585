import { type Refusal, refuse as refuseBy } from "@weirwood/kernel";
import type { RuleId } from "./text/en.ts";

/** Refuses a decision by a rule that there is. */
export const refuse = (rule: RuleId, params?: Refusal["params"]): Refusal => refuseBy(rule, params);
