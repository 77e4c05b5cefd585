import type { RuleText } from "@weirwood/kernel";
import type { muster as english } from "../en/muster.ts";

export const muster: { readonly [rule in keyof typeof english]: RuleText } = {};
