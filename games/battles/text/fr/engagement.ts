import type { RuleText } from "@weirwood/kernel";
import type { engagement as english } from "../en/engagement.ts";

export const engagement: { readonly [rule in keyof typeof english]: RuleText } = {};
