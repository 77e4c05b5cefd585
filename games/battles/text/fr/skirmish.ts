import type { RuleText } from "@weirwood/kernel";
import type { skirmish as english } from "../en/skirmish.ts";

export const skirmish: { readonly [rule in keyof typeof english]: RuleText } = {};
