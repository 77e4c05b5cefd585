import type { RuleText } from "@weirwood/kernel";

/** The hand. */
export const hand = {
  "cards.hand.whole": {
    rule: "A hand that is discarded or revealed is one thing, even with no card in it: no single card of it was discarded or revealed.",
    log: "{player:player} discards the whole hand: {cards:card}.",
  },
  "cards.hand.revealed": {
    rule: "A card that is added to a revealed hand is not revealed by that.",
    log: "{player:player} shows the hand: {cards:card}.",
  },
  "cards.hand.empty": {
    rule: "An empty hand is a hand too, where a hand is discarded or shown.",
    log: "{player:player} has no card in hand.",
  },
  "cards.hand.discarded": {
    rule: "Cards discarded at random from a hand are chosen one after the other.",
    log: "{player:player} discards {card:card} from hand.",
  },
} as const satisfies Record<string, RuleText>;
