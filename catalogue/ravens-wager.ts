import { randomBot } from "@weirwood/bots";
import { entryOf } from "./some-game.ts";

const game = async () => (await import("@weirwood/kernel/testing-game")).ravensWager;

/** Raven's wager, by which everything that is not a game is tested. */
export const ravensWager = entryOf({
  name: "ravens-wager",
  levels: [
    { bot: "random", wins: 33, par: 33 },
    { bot: "maester", wins: 60, par: 33 },
  ],
  roles: { regent: "random", adviser: "random", gentle: "random", quick: "random" },
  isForTests: true,
  rules: game,
  game,
  bots: {
    random: async () => randomBot(await game()),
    maester: async () => (await import("@weirwood/bots/ravens-wager/maester")).maester,
  },
  craft: async () => (await import("@weirwood/bots/ravens-wager/maester")).craft,
  book: async (language) => (await game()).phrasebooks[language],
});
