import type { DescribedField } from "@weirwood/kernel";
import type { GameOffer } from "@weirwood/protocol";
import { useEffect } from "react";
import { create } from "zustand";
import { useSettings } from "../app/settings.ts";
import { call } from "../session/api.ts";
import type { Language } from "../text/language.ts";

/** A game that the server offers. */
export interface Offer extends Omit<GameOffer, "form"> {
  readonly form: readonly DescribedField[];
}

/** The games that the server offers, by language: labels and explanations come with them. */
const useStore = create<{ readonly [language in Language]?: readonly Offer[] }>(() => ({}));

/** The server's games in the reader's language; undefined until they are known. */
export function useOffers(): readonly Offer[] | undefined {
  const language = useSettings((settings) => settings.language);
  const offers = useStore((store) => store[language]);
  useEffect(() => {
    if (useStore.getState()[language] !== undefined) return;
    void call("games", { query: { language } }).then((outcome) => {
      // What came as JSON is JSON, though the protocol leaves values to the game.
      if (outcome.is === "done") useStore.setState({ [language]: outcome.reply as readonly Offer[] });
    });
  }, [language]);
  return offers;
}

/** One of the server's games; undefined until it is known, and where the server has none of that name. */
export const useOffer = (game: string): Offer | undefined => useOffers()?.find(({ name }) => name === game);
