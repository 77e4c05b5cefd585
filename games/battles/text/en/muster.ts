import type { RuleText } from "@weirwood/kernel";

export const muster = {} as const satisfies Record<string, RuleText>;
