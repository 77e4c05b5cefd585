import { useEffect } from "react";
import { create } from "zustand";
import { keepLoading } from "../../../table/ask/keep-loading.ts";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";

type CardTexts = { readonly [card: string]: string };

/** What stands on cards weighs as much as all else that a table says, and is read later: build/card-pools.ts. */
const files = import.meta.glob<CardTexts>("../../../../games/cards/text/{en,fr}/card-texts.ts", {
  query: "?whole",
  import: "cardTexts",
});

/** By language, whether the book of this page has them. */
const useLoaded = create<{ readonly [language in Language]?: true }>(() => ({}));

const coming = new Map<Language, Promise<void>>();

/** Asked for once, however many cards are shown; and again where it did not come. */
function loadCardTexts(language: Language): Promise<void> {
  const known = coming.get(language) ?? writeInto(language);
  coming.set(language, known);
  known.catch(() => coming.delete(language));
  return known;
}

/** A built page has a book in which they are empty; they are written into it when they come. */
async function writeInto(language: Language): Promise<void> {
  const { cardText } = bookOf("cards", language).names;
  if (Object.values(cardText).some((text) => text !== "")) return;
  Object.assign(cardText, await files[`../../../../games/cards/text/${language}/card-texts.ts`]());
  useLoaded.setState({ [language]: true });
}

/**
 * Loads what stands on cards into the books of these languages, `names.cardText`, where it is empty until then. What is
 * returned changes when it has come: whoever shows it shows it anew.
 */
export function useCardTexts(languages: readonly Language[]): string {
  const wanted = languages.join(" ");
  const loaded = useLoaded((all) => languages.filter((language) => all[language]).join(" "));
  useEffect(() => {
    const stops = (wanted.split(" ") as Language[]).map((language) => keepLoading(() => loadCardTexts(language)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [wanted]);
  return loaded;
}
