import type { RuleText } from "@weirwood/kernel";

/** Standing. */
export const standing = {
  "cards.standing.stand": {
    rule: "In the standing phase all kneeling cards stand, but those that may not.",
    log: "All cards stand.",
  },
} as const satisfies Record<string, RuleText>;
