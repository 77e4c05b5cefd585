import type { RuleText } from "@weirwood/kernel";

export const movement = {} as const satisfies Record<string, RuleText>;
