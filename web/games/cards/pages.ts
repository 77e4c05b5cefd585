import { openBook } from "../books.ts";
import type { GamePages } from "../pages.ts";

export const pages: GamePages["pages"] = {
  decks: {
    title: { en: "Deck builder", fr: "Atelier de decks" },
    part: "editor",
    // Cards are searched in both languages, whichever is read.
    load: async () => {
      const [{ DeckBuilderPage }] = await Promise.all([
        import("./decks/deck-builder-page.tsx"),
        openBook("cards", "en"),
        openBook("cards", "fr"),
      ]);
      return DeckBuilderPage;
    },
  },
  timing: {
    title: { en: "The timing of Cards", fr: "Le déroulement de Cards" },
    part: "timing",
    load: () => import("./timing/timing-page.tsx").then(({ TimingPage }) => TimingPage),
  },
};
