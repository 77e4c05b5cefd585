import type { Phrasebook } from "@weirwood/kernel";
import { useMemo } from "react";
import { useSettings } from "../../../app/settings.ts";
import type { Language } from "../../../text/language.ts";
import { textOf } from "../../books.ts";
import type { DeckText } from "../editor/text/en.ts";
import { useCardsWords } from "../words.ts";

/** What the deck builder says, in the reader's language. */
export interface DeckWords {
  readonly text: DeckText;
  readonly book: Phrasebook;
  readonly names: Phrasebook["names"];
  readonly language: Language;
  /** A card by its number in the pool. */
  card(card: number): string;
  /** What a deck is called, also where its builder calls it nothing. */
  nameOf(named: { readonly name: string }): string;
}

export function useDeckWords(): DeckWords {
  const language = useSettings((settings) => settings.language);
  const { book, card } = useCardsWords();
  return useMemo(() => {
    const text = textOf("cards", language, "editor") as DeckText;
    const nameOf = ({ name }: { readonly name: string }): string => name.trim() || text.choice.unnamed;
    return { text, book, names: book.names, language, card, nameOf };
  }, [language, book, card]);
}
