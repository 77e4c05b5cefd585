import { entryOf } from "./some-game.ts";

const simpleBots = async () => (await import("@weirwood/bots/battles")).battlesBots;
const lookingAhead = () => import("@weirwood/bots/battles/maester");

export const battles = entryOf({
  name: "battles",
  levels: [
    { bot: "squire", wins: 12, par: 50 },
    { bot: "steward", wins: 50, par: 50 },
    { bot: "maester", wins: 74, par: 50 },
  ],
  roles: { regent: "steward", adviser: "steward", gentle: "squire", quick: "steward" },
  rules: async () => (await import("@weirwood/battles/rules")).battles,
  game: async () => (await import("@weirwood/battles")).battles,
  bots: {
    random: async () => (await simpleBots()).random,
    squire: async () => (await simpleBots()).squire,
    steward: async () => (await simpleBots()).steward,
    maester: async () => (await lookingAhead()).maester,
  },
  craft: async () => (await lookingAhead()).craft,
  book: async (language) =>
    language === "en" ? (await import("@weirwood/battles/text/en")).en : (await import("@weirwood/battles/text/fr")).fr,
});
