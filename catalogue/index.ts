import { games } from "./games.ts";
import type { Entry } from "./some-game.ts";

export type {
  BotRoles,
  Entry,
  Level,
  SomeAnswer,
  SomeBot,
  SomeBots,
  SomeCraft,
  SomeGame,
  SomeOptions,
  SomeRules,
  SomeState,
} from "./some-game.ts";

/** A game by its name, also one that is for tests; undefined where there is none. */
export const entryNamed = (name: string): Entry | undefined => games.find((entry) => entry.name === name);

/** The games that players are offered; where others are tested by it, the testing game too. */
export const entriesFor = (audience: "players" | "tests"): readonly Entry[] =>
  games.filter(({ isForTests }) => audience === "tests" || !isForTests);
