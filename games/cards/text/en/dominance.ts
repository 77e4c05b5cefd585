import type { RuleText } from "@weirwood/kernel";

/** Dominance. */
export const dominance = {
  "cards.dominance.won": {
    rule: "Who has the most strength in standing characters gains 1 power for the House.",
    log: "{player:player} wins dominance with {count}.",
  },
  "cards.dominance.tie": {
    rule: "In a tie nobody wins dominance.",
    log: "Nobody wins dominance: several have {count}.",
  },
  "cards.dominance.gold": {
    rule: "Gold that is left counts as strength for dominance, where the table chose so.",
  },
} as const satisfies Record<string, RuleText>;
