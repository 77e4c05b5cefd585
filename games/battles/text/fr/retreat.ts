import type { RuleText } from "@weirwood/kernel";
import type { retreat as english } from "../en/retreat.ts";

export const retreat: { readonly [rule in keyof typeof english]: RuleText } = {};
