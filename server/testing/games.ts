import { loadGames } from "../games.ts";

/** Every game of the catalogue, also those that are for tests. */
export const games = await loadGames("tests");
