import { entryNamed } from "@weirwood/catalogue";
import { type ReplayedGame, readReplay } from "../replay/replayed-game.ts";

/** The rules of a game by name, as the worker of a replay loads them. */
export const loadRules = async (game: string) => entryNamed(game)?.rules();

/** A record that is known to be whole, played through. */
export async function replayOf(record: string): Promise<ReplayedGame> {
  const replayed = await readReplay(record, loadRules);
  if ("problem" in replayed) throw new Error(replayed.problem.problem);
  return replayed;
}
