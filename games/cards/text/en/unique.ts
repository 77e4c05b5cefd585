import type { RuleText } from "@weirwood/kernel";

/** Unique cards. */
export const unique = {
  "cards.unique.dead": {
    rule: "A unique card whose title lies in the player’s dead pile can be neither played, put into play, nor taken control of.",
    no: "{card:card} is unique and lies in your dead pile.",
  },
  "cards.unique.in-play": {
    rule: "Nor can another copy of one that the player already controls in play, or owns in play; an owner may take back that very card.",
    no: "{card:card} is unique and already in play.",
  },
  "cards.unique.moribund": {
    rule: "A moribund unique card is still in play.",
  },
  "cards.unique.title": {
    rule: "Uniqueness and copies go by the title among cards of the draw deck; plots and titles of the melee do not count.",
  },
} as const satisfies Record<string, RuleText>;
