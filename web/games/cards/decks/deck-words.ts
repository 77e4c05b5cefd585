import type { Phrasebook } from "@weirwood/kernel";
import { useMemo } from "react";
import { useSettings } from "../../../app/settings.ts";
import type { Language } from "../../../text/language.ts";
import { textOf } from "../../books.ts";
import { cardWords } from "../card/card-words.ts";
import type { DeckText } from "../editor/text/en.ts";
import { useCardsText } from "../text/use-cards-text.ts";
import { useCardsWords } from "../words.ts";

/** What the deck builder says, in the reader's language. */
export interface DeckWords {
  readonly text: DeckText;
  readonly book: Phrasebook;
  readonly names: Phrasebook["names"];
  readonly language: Language;
  /** A card by its number in the pool. */
  card(card: number): string;
  /** The same with all that is printed on it. */
  inFull(card: number): string;
  /** What a deck is called, also where its builder calls it nothing. */
  nameOf(named: { readonly name: string }): string;
}

export function useDeckWords(): DeckWords {
  const language = useSettings((settings) => settings.language);
  const words = useCardsWords();
  const table = useCardsText();
  return useMemo(() => {
    const text = textOf("cards", language, "editor") as DeckText;
    const nameOf = ({ name }: { readonly name: string }): string => name.trim() || text.choice.unnamed;
    const inFull = (card: number): string => cardWords(card, {}, words, table);
    return { text, book: words.book, names: words.book.names, language, card: words.card, inFull, nameOf };
  }, [language, words, table]);
}
