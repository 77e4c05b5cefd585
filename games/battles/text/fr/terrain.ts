import type { RuleText } from "@weirwood/kernel";
import type { terrain as english } from "../en/terrain.ts";

export const terrain: { readonly [rule in keyof typeof english]: RuleText } = {};
