import type { RuleText } from "@weirwood/kernel";
import type { commanders as english } from "../en/commanders.ts";

export const commanders: { readonly [rule in keyof typeof english]: RuleText } = {};
