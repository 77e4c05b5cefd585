import { existsSync } from "node:fs";
import { extname } from "node:path";
import type { Entry } from "@weirwood/catalogue";
import type { LoadedGame, PlayableGame, SomeCliGame } from "./loaded-game.ts";
import { cliGameOf } from "./plain.ts";

/** What a game brings to the terminal is in the folder of its name; a game without one is drawn plainly. */
async function broughtBy(game: string): Promise<Partial<SomeCliGame> | undefined> {
  const file = new URL(`./${game}/index${extname(import.meta.url)}`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const { cliGame } = (await import(file.href)) as { readonly cliGame: Partial<SomeCliGame> };
  return cliGame;
}

export async function loadGame(entry: Entry): Promise<LoadedGame> {
  const [game, own] = await Promise.all([entry.game(), broughtBy(entry.name)]);
  return { entry, game, cli: cliGameOf(game, own) };
}

export async function loadPlayable(entry: Entry): Promise<PlayableGame> {
  const [loaded, bots] = await Promise.all([loadGame(entry), entry.bots()]);
  return { ...loaded, bots };
}
