import type { RuleText } from "@weirwood/kernel";

export const commanders = {} as const satisfies Record<string, RuleText>;
