import type { RuleText } from "@weirwood/kernel";

export const orders = {} as const satisfies Record<string, RuleText>;
