import type { SomeGame } from "@weirwood/catalogue";
import type { JsonMap } from "@weirwood/kernel";
import { loadGames } from "../games.ts";

/** Every game of the catalogue, also those that are for tests. */
export const games = await loadGames("tests");

/** The usual options for so many players, where a game leaves their number open. */
export function optionsForSeats(game: SomeGame, seats: number): JsonMap {
  const count = game.form.find(({ kind }) => kind === "count");
  return count === undefined ? {} : { [count.name]: seats };
}
