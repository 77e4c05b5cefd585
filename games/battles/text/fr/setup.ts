import type { RuleText } from "@weirwood/kernel";
import type { setup as english } from "../en/setup.ts";

export const setup: { readonly [rule in keyof typeof english]: RuleText } = {};
