import type { RuleText } from "@weirwood/kernel";

/** Power. */
export const power = {
  "cards.power.claimed": {
    rule: "Power that a card claims lies on it.",
    log: "{card:card} claims {count} power.",
  },
  "cards.power.house": {
    rule: "Power for the House lies on the House card.",
    log: "{player:player} gains {count} power for the House.",
  },
  "cards.power.moved": {
    rule: "Moving power is not gaining it. As much is moved as there is.",
    log: "{count} power moves from {of:player} ({from:card}) to {player:player} ({card:card}).",
  },
  "cards.power.counts": {
    rule: "Power on a character counts for its controller, on anything else only while it is a character; on a moribund card until the window ends.",
  },
} as const satisfies Record<string, RuleText>;
