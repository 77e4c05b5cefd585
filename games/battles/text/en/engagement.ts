import type { RuleText } from "@weirwood/kernel";

export const engagement = {} as const satisfies Record<string, RuleText>;
