import { mostCopies } from "@weirwood/cards/decks";
import { faces } from "@weirwood/cards/questions";
import type { DeckWords } from "./deck-words.ts";

/** A card of the pool in words: all that its picture shows, and how many are in the deck. */
export function cardLabel(card: number, copies: number, isWrong: boolean, { text, inFull }: DeckWords): string {
  const { printing } = faces[card];
  return [
    inFull(card),
    ...(printing === undefined ? [] : [printing]),
    text.pool.inDeck(copies, mostCopies(card)),
    ...(isWrong ? [text.pool.wrong] : []),
  ].join(", ");
}
