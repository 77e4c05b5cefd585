import type { RuleText } from "@weirwood/kernel";

export const retreat = {} as const satisfies Record<string, RuleText>;
