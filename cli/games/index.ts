import type { Entry } from "@weirwood/catalogue";
import type { CliGame } from "./cli-game.ts";
import type { LoadedGame, PlayableGame, SomeCliGame } from "./loaded-game.ts";
import { cliGameOf } from "./plain.ts";

/** What games bring to the terminal: one line each. A game that is not here is drawn plainly. */
const brought: { readonly [game: string]: () => Promise<{ readonly cliGame: Partial<CliGame<never, never>> }> } = {
  "ravens-wager": () => import("./ravens-wager/index.ts"),
  throne: () => import("./throne/index.ts"),
};

export async function loadGame(entry: Entry): Promise<LoadedGame> {
  const [game, own] = await Promise.all([entry.game(), brought[entry.name]?.()]);
  // What a game brings knows its own states; like the catalogue's entries it is sealed here.
  const cliGame = own?.cliGame as Partial<SomeCliGame> | undefined;
  return { entry, game, cli: cliGameOf(game, cliGame) };
}

export async function loadPlayable(entry: Entry): Promise<PlayableGame> {
  const [loaded, bots] = await Promise.all([loadGame(entry), entry.bots()]);
  return { ...loaded, bots };
}
