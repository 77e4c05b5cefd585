import { entryOf } from "./some-game.ts";

const simpleBots = async () => (await import("@weirwood/bots/cards")).cardsBots;
const lookingAhead = () => import("@weirwood/bots/cards/maester");

export const cards = entryOf({
  name: "cards",
  levels: [
    { bot: "squire", wins: 13, par: 50 },
    { bot: "steward", wins: 50, par: 50 },
    { bot: "maester", wins: 92, par: 50 },
  ],
  roles: { regent: "steward", adviser: "steward", gentle: "squire", quick: "steward" },
  rules: async () => (await import("@weirwood/cards/rules")).cards,
  game: async () => (await import("@weirwood/cards")).cards,
  bots: {
    random: async () => (await simpleBots()).random,
    squire: async () => (await simpleBots()).squire,
    steward: async () => (await simpleBots()).steward,
    maester: async () => (await lookingAhead()).maester,
  },
  craft: async () => (await lookingAhead()).craft,
  book: async (language) =>
    language === "en" ? (await import("@weirwood/cards/text/en")).en : (await import("@weirwood/cards/text/fr")).fr,
});
