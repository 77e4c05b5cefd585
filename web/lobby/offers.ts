import type { GameOffer } from "@weirwood/protocol";
import { useEffect } from "react";
import { create } from "zustand";
import { useSettings } from "../app/settings.ts";
import { call } from "../session/api.ts";
import type { Language } from "../text/language.ts";

/** The games that the server offers, by language: labels and explanations come with them. */
const useStore = create<{ readonly [language in Language]?: readonly GameOffer[] }>(() => ({}));

/** The server's games in the reader's language; undefined until they are known. */
export function useOffers(): readonly GameOffer[] | undefined {
  const language = useSettings((settings) => settings.language);
  const offers = useStore((store) => store[language]);
  useEffect(() => {
    if (useStore.getState()[language] !== undefined) return;
    void call("games", { query: { language } }).then((outcome) => {
      if (outcome.is === "done") useStore.setState({ [language]: outcome.reply });
    });
  }, [language]);
  return offers;
}
