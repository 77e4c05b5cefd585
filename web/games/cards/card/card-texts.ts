import { cardIds } from "@weirwood/cards/questions";
import { useEffect } from "react";
import { create } from "zustand";
import { useSettings } from "../../../app/settings.ts";
import type { Language } from "../../../text/language.ts";
import { openedBook } from "../../books.ts";

type CardTexts = { readonly [card: string]: string };

/** What stands on cards weighs as much as all rules of challenges, and is read later than the table is: build/card-pools.ts. */
const files = import.meta.glob<CardTexts>("../../../../games/cards/text/{en,fr}/card-texts.ts", {
  query: "?whole",
  import: "cardTexts",
});

const useLoaded = create<{ readonly [language in Language]?: CardTexts }>(() => ({}));

/** Loads what stands on cards in a language; wherever it is shown already, it appears. */
export async function loadCardTexts(language: Language): Promise<void> {
  if (useLoaded.getState()[language] !== undefined) return;
  useLoaded.setState({ [language]: await files[`../../../../games/cards/text/${language}/card-texts.ts`]() });
}

/** Only a built page has a book without them. */
const inBook = (language: Language): CardTexts => openedBook("cards", language)?.names.cardText ?? {};

/** What stands on a card, by its number in the pool, in the reader's language; nothing until it is loaded. */
export function useCardText(card: number): string {
  const language = useSettings((settings) => settings.language);
  const loaded = useLoaded((all) => all[language]);
  useEffect(() => {
    void loadCardTexts(language);
  }, [language]);
  return (loaded ?? inBook(language))[cardIds[card]] ?? "";
}
