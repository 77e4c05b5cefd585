import type { RuleText } from "@weirwood/kernel";

export const attack = {} as const satisfies Record<string, RuleText>;
