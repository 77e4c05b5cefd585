import { entryOf } from "./some-game.ts";

export const battles = entryOf({
  name: "battles",
  botNames: ["random", "steward"],
  roles: { regent: "steward", adviser: "steward", gentle: "steward", quick: "steward" },
  rules: async () => (await import("@weirwood/battles/rules")).battles,
  game: async () => (await import("@weirwood/battles")).battles,
  bots: async () => (await import("@weirwood/bots/battles")).battlesBots,
  book: async (language) =>
    language === "en" ? (await import("@weirwood/battles/text/en")).en : (await import("@weirwood/battles/text/fr")).fr,
});
