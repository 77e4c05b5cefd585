import { entryOf } from "./some-game.ts";

const simpleBots = async () => (await import("@weirwood/bots/throne")).throneBots;
const lookingAhead = () => import("@weirwood/bots/throne/maester");

export const throne = entryOf({
  name: "throne",
  levels: [
    { bot: "greedy", wins: 0, par: 20 },
    { bot: "steward", wins: 20, par: 20 },
    { bot: "maester", wins: 87, par: 20 },
  ],
  roles: { regent: "steward", adviser: "steward", gentle: "greedy", quick: "greedy" },
  rules: async () => (await import("@weirwood/throne/rules")).throne,
  game: async () => (await import("@weirwood/throne")).throne,
  bots: {
    random: async () => (await simpleBots()).random,
    greedy: async () => (await simpleBots()).greedy,
    steward: async () => (await simpleBots()).steward,
    maester: async () => (await lookingAhead()).maester,
  },
  craft: async () => (await lookingAhead()).craft,
  book: async (language) =>
    language === "en" ? (await import("@weirwood/throne/text/en")).en : (await import("@weirwood/throne/text/fr")).fr,
});
