import type { LocalSetup } from "../local/kept-game.ts";
import type { NotOpened } from "../local/local-session.ts";
import { beginGame } from "../local/seated-sessions.ts";
import { guideGame } from "./seen-hints.ts";

/** Friendly dice: the second turn brings new units and power, and no wildlings. */
const SEED = "first game 27";

/** The base game of three, with stewards, and the house in the middle of the map. */
export function guidedSetup(title: string, name: string, botName: string): LocalSetup {
  const bot = { name: botName, bot: "steward" };
  return {
    kind: "practice",
    game: "throne",
    title,
    options: { players: 3, houses: ["lannister", "baratheon", "stark"], variants: [] },
    seed: SEED,
    seats: [{ name }, bot, bot],
  };
}

/** Begins the guided game, and says that hints belong to it. */
export async function startGuidedGame(title: string, name: string, botName: string): Promise<string | NotOpened> {
  const begun = await beginGame({ setup: guidedSetup(title, name, botName) });
  if (typeof begun === "string") guideGame(begun);
  return begun;
}
