import type { Refusal } from "@weirwood/kernel";
import type { Deck } from "./deck.ts";

/**
 * What is looked at while decks are chosen: those that are ready, by their numbers, and why another is not legal. Both lay
 * themselves here when they load: with `rules.ts`, and with whoever shows decks. A table that has its decks needs neither.
 */
export const shelf: { ready: readonly Deck[]; refuse: (deck: Deck) => Refusal | undefined } = {
  ready: [],
  refuse: () => undefined,
};
