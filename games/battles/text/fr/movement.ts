import type { RuleText } from "@weirwood/kernel";
import type { movement as english } from "../en/movement.ts";

export const movement: { readonly [rule in keyof typeof english]: RuleText } = {};
