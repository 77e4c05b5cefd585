import type { RuleText } from "@weirwood/kernel";

export const terrain = {} as const satisfies Record<string, RuleText>;
