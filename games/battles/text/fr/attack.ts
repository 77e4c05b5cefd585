import type { RuleText } from "@weirwood/kernel";
import type { attack as english } from "../en/attack.ts";

export const attack: { readonly [rule in keyof typeof english]: RuleText } = {};
