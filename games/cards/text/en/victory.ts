import type { RuleText } from "@weirwood/kernel";

/** Victory. */
export const victory = {
  "cards.victory.power": {
    rule: "A player with 15 power, on House and characters together, wins at once.",
    log: "{winners:player} wins by power.",
  },
  "cards.victory.last": {
    rule: "The last player in the game wins. If all would be out at one moment, the first player says who is the last.",
    log: "{winners:player} is the last in the game and wins.",
  },
  "cards.victory.rounds": {
    rule: "After the last round of the table the most power wins, then the fewest cards in the dead pile.",
    reason: "The game knows no last round; without one a game might never end.",
    log: "The last round is over: {winners:player} wins.",
  },
  "cards.victory.draw": {
    rule: "If these are equal too, the game is a draw.",
    log: "The game is a draw.",
  },
  "cards.victory.first": {
    rule: "Victory and elimination come before all other passives. If they meet, the first player orders them.",
  },
  "cards.victory.looked": {
    rule: "Whether somebody has won is looked at after every execution and every payment, not only when a window ends.",
  },
  "cards.victory.together": {
    rule: "If two players reach the goal at one moment, the first player chooses whose victory it is.",
  },
} as const satisfies Record<string, RuleText>;
