import type { RuleText } from "@weirwood/kernel";

export const fire = {} as const satisfies Record<string, RuleText>;
