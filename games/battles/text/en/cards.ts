import type { RuleText } from "@weirwood/kernel";

export const cards = {} as const satisfies Record<string, RuleText>;
