import type { RuleText } from "@weirwood/kernel";

export const keywords = {} as const satisfies Record<string, RuleText>;
