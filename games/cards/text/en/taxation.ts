import type { RuleText } from "@weirwood/kernel";

/** Taxation. */
export const taxation = {
  "cards.taxation.gold": {
    rule: "In the taxation phase gold that is left goes back to the treasury. Gold on cards stays.",
    reason: "The game speaks of what is unspent, and what lies on a card has its own use.",
    log: "{player:player} returns {count} gold.",
  },
} as const satisfies Record<string, RuleText>;
