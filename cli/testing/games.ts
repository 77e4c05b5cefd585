import { entryNamed } from "@weirwood/catalogue";
import { loadPlayable } from "../games/index.ts";
import type { PlayableGame } from "../games/loaded-game.ts";

/** A game by its name, also one that is for tests. */
export function playable(name: string): Promise<PlayableGame> {
  const entry = entryNamed(name);
  if (entry === undefined) throw new Error(`there is no game ${name}`);
  return loadPlayable(entry);
}
