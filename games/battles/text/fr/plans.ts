import type { RuleText } from "@weirwood/kernel";
import type { plans as english } from "../en/plans.ts";

export const plans: { readonly [rule in keyof typeof english]: RuleText } = {};
