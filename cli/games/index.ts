import { existsSync } from "node:fs";
import { extname } from "node:path";
import type { Entry } from "@weirwood/catalogue";
import type { GameCommands } from "./game-commands.ts";
import type { LoadedGame, PlayableGame, SomeCliGame } from "./loaded-game.ts";
import { cliGameOf } from "./plain.ts";

/** A file of the folder in which a game keeps what it brings to the terminal, if it is there. */
async function fileOf<Exports>(game: string, file: string): Promise<Partial<Exports>> {
  const url = new URL(`./${game}/${file}${extname(import.meta.url)}`, import.meta.url);
  return existsSync(url) ? ((await import(url.href)) as Exports) : {};
}

/** A game without a folder is drawn plainly. */
async function broughtBy(game: string): Promise<Partial<SomeCliGame> | undefined> {
  return (await fileOf<{ readonly cliGame: Partial<SomeCliGame> }>(game, "index")).cliGame;
}

/** The commands that games bring, by the names of the games. */
export async function commandsOf(entries: readonly Entry[]): Promise<ReadonlyMap<string, GameCommands>> {
  const found = await Promise.all(
    entries.map(async ({ name }) => {
      const { gameCommands } = await fileOf<{ readonly gameCommands: GameCommands }>(name, "commands");
      return gameCommands === undefined ? [] : [[name, gameCommands] as const];
    }),
  );
  return new Map(found.flat());
}

export async function loadGame(entry: Entry): Promise<LoadedGame> {
  const [game, own] = await Promise.all([entry.game(), broughtBy(entry.name)]);
  return { entry, game, cli: cliGameOf(game, own) };
}

export async function loadPlayable(entry: Entry): Promise<PlayableGame> {
  const [loaded, bots] = await Promise.all([loadGame(entry), entry.bots()]);
  return { ...loaded, bots };
}
