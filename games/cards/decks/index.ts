/** Decks: what makes one legal, how it is written down, those that are ready, and random ones. */
export { leastCards, mayServe, mostCopies, refuseDeck, whyNotDeck } from "./construction.ts";
export { type Deck, deckOf, drawTypes, isOwn, listOf } from "./deck.ts";
export { readDeckText, writeDeckText } from "./deck-text.ts";
export { randomDeck } from "./random.ts";
export { readyDecks } from "./ready/index.ts";
