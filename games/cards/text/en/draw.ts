import type { RuleText } from "@weirwood/kernel";

/** Drawing cards. */
export const draw = {
  "cards.draw.count": {
    rule: "In the draw phase every player draws two cards, one by one.",
    log: "{player:player} draws {count?one card|# cards}.",
  },
  "cards.draw.card": {
    rule: "Each card is a drawing of its own. Who draws from an empty deck draws nothing and pays nothing for it.",
    log: "{player:player} draws {card:card}.",
  },
  "cards.draw.cap": {
    rule: "Besides the two cards of the draw phase a player draws at most three cards a round, whatever gives them. An effect may still be used then, and draws nothing.",
    log: "{player:player} has drawn three cards by effects and draws no more this round.",
  },
} as const satisfies Record<string, RuleText>;
