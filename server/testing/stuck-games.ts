/** Throne, as if its rules ran for ever: a table of six stops the event loop with its first answer. */
import type { SomeGame } from "@weirwood/catalogue";
import { games as offered } from "./games.ts";

const { throne } = offered;
const STUCK_PLAYERS = 6;

const apply: SomeGame["apply"] = (state, ...answer) => {
  while (throne.game.seatsOf(state) === STUCK_PLAYERS);
  throne.game.apply(state, ...answer);
};

export const games = { throne: { ...throne, game: { ...throne.game, apply } } };
