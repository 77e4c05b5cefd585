import type { RuleText } from "@weirwood/kernel";

export const setup = {} as const satisfies Record<string, RuleText>;
