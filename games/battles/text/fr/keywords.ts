import type { RuleText } from "@weirwood/kernel";
import type { keywords as english } from "../en/keywords.ts";

export const keywords: { readonly [rule in keyof typeof english]: RuleText } = {};
