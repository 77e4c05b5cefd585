import type { RuleText } from "@weirwood/kernel";

export const skirmish = {} as const satisfies Record<string, RuleText>;
