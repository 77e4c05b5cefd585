import type { RuleText } from "@weirwood/kernel";

export const plans = {} as const satisfies Record<string, RuleText>;
