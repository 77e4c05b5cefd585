import { loadGame } from "../local/load-game.ts";
import { playTrials } from "./play-trials.ts";
import type { TrialWish } from "./trials.ts";

/** Plays games of bots for the page, which hears of each. */
export function playTrialGames(): void {
  addEventListener("message", async ({ data: wish }: MessageEvent<TrialWish>) => {
    const game = await loadGame(wish.game);
    if (game !== undefined) await playTrials(game, wish, (trials) => postMessage(trials));
  });
}
