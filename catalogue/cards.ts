import { entryOf } from "./some-game.ts";

export const cards = entryOf({
  name: "cards",
  botNames: ["random", "steward"],
  roles: { regent: "steward", adviser: "steward", gentle: "steward", quick: "steward" },
  rules: async () => (await import("@weirwood/cards/rules")).cards,
  game: async () => (await import("@weirwood/cards")).cards,
  bots: async () => (await import("@weirwood/bots/cards")).cardsBots,
  book: async (language) =>
    language === "en" ? (await import("@weirwood/cards/text/en")).en : (await import("@weirwood/cards/text/fr")).fr,
});
