import { loadOdds } from "../games/odds.ts";
import { loadGame } from "./load-game.ts";
import { answersToCompare, type OddsQuestion, sampleOdds, type Tally } from "./odds.ts";

/** What the page hears while odds are being worked out. */
export interface OddsSoFar {
  readonly tallies: readonly Tally[];
  readonly done: number;
}

/** Plays on from a position, many times over. */
export function workOutOdds(): void {
  addEventListener("message", async ({ data }: MessageEvent<OddsQuestion>) => {
    const [game, odds] = await Promise.all([loadGame(data.game), loadOdds(data.game)]);
    if (game === undefined || odds === undefined) throw new Error(`there are no odds for ${data.game}`);
    const { rules, roles } = game;
    const play = { rules, bot: await game.bot(roles.quick), decidedBy: odds.decidedBy, seat: data.seat };
    const report = (tallies: readonly Tally[], done: number) => postMessage({ tallies, done } satisfies OddsSoFar);
    sampleOdds(play, data, answersToCompare(rules, data), report);
  });
}
