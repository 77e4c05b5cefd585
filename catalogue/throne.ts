import { entryOf } from "./some-game.ts";

export const throne = entryOf({
  name: "throne",
  botNames: ["random", "greedy", "steward"],
  roles: { regent: "steward", adviser: "steward", gentle: "greedy", quick: "greedy" },
  rules: async () => (await import("@weirwood/throne/rules")).throne,
  game: async () => (await import("@weirwood/throne")).throne,
  bots: async () => (await import("@weirwood/bots/throne")).throneBots,
  book: async (language) =>
    language === "en" ? (await import("@weirwood/throne/text/en")).en : (await import("@weirwood/throne/text/fr")).fr,
});
