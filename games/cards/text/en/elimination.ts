import type { RuleText } from "@weirwood/kernel";

/** Elimination. */
export const elimination = {
  "cards.elimination.out": {
    rule: "An eliminated player’s cards, owned or controlled, leave play to the bottom of their owners’ decks; what others attached to them is discarded. The window is finished without that player, whose texts trigger nothing any more; if it has come to its end, nobody’s do. And a challenge of that player ends without a winner.",
    log: "{player:player} is out of the game.",
  },
  "cards.elimination.turn": {
    rule: "The turn of an eliminated active player is over.",
  },
} as const satisfies Record<string, RuleText>;
