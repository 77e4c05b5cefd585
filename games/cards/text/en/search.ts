import type { RuleText } from "@weirwood/kernel";

/** Searching, showing and losing cards of the deck. */
export const search = {
  "cards.search.found": {
    rule: "Who searches a deck sees all of it, alone, and may find nothing. Where several search by one effect, each shows what they found before the next one looks, and all take it at one moment.",
    log: "{player:player} finds {card:card}.",
  },
  "cards.search.nothing": {
    rule: "A search may end without a card.",
    log: "{player:player} finds nothing.",
  },
  "cards.search.shuffled": {
    rule: "A deck that was searched is shuffled, whatever was found and whoever’s it is.",
    log: "The deck of {player:player} is shuffled.",
  },
  "cards.deck.revealed": {
    rule: "What is revealed lies open to all until it is where it goes.",
    log: "{player:player} reveals {card:card}.",
  },
  "cards.deck.milled": {
    rule: "Cards may be discarded from the top of a deck. They were neither drawn nor in play.",
    log: "{player:player} discards {card:card} from the deck.",
  },
  "cards.deck.shuffled-in": {
    rule: "A pile may be shuffled back into its owner’s deck.",
    log: "{player:player} shuffles a pile into the deck: {pile:zone}.",
  },
} as const satisfies Record<string, RuleText>;
