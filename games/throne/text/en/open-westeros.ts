import type { RuleText } from "@weirwood/kernel";

/** The Westeros cards of the next turns lie open. */
export const openWesteros = {
  "throne.open.columns": {
    rule: "Three cards of each Westeros deck lie open in a column from the start. The phase carries out the first card of each column, I, II, III; those cards then go under their decks, the others move up, and a new third card is turned up.",
  },
  "throne.open.mammoths": {
    rule: "The mammoths on the three first cards count when the phase begins; a card that takes the place of Winter is Coming adds its own when it is drawn.",
    reason:
      "The mammoths of a turn are those on the cards carried out in it; the cards further down await their own turn.",
  },
  "throne.open.winter": {
    rule: "Winter is Coming works only when it is first in its column. It goes back into its deck, the deck is shuffled, and a card drawn from it takes its place at once, as often as it takes to see another card. The open cards are not shuffled.",
    log: "Deck {deck:deck}: Winter is Coming is shuffled back, {event:event} takes its place.",
    reason:
      "The text of the variant puts the card under the deck, its own example and the base game shuffle it in; only a shuffle keeps the surprise.",
  },
  "throne.open.next": {
    rule: "So everyone knows the events of the next three turns, as far as winter does not upset them.",
    log: "Deck {deck:deck}: {event:event} joins the column in third place.",
  },
} as const satisfies Record<string, RuleText>;
