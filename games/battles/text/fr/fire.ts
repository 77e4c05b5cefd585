import type { RuleText } from "@weirwood/kernel";
import type { fire as english } from "../en/fire.ts";

export const fire: { readonly [rule in keyof typeof english]: RuleText } = {};
