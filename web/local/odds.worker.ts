import { throneBots } from "@weirwood/bots/throne";
import { throne } from "@weirwood/throne/rules";
import type { AnyGame } from "./local-game.ts";
import { type OddsQuestion, sampleOdds, type Tally } from "./odds.ts";
import { throneBattleEnd } from "./throne-battles.ts";

/** What the page hears while odds are being worked out. */
export interface OddsSoFar {
  readonly tallies: readonly Tally[];
  readonly done: number;
}

addEventListener("message", ({ data }: MessageEvent<OddsQuestion>) => {
  sampleOdds(throne as AnyGame, throneBots.greedy, throneBattleEnd, data, (tallies, done) =>
    postMessage({ tallies, done } satisfies OddsSoFar),
  );
});
