import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { loadGame } from "../../../local/load-game.ts";
import { noTrials, type Trials, type TrialWish } from "./model/trials.ts";

/** Plays games of bots on a plan, and tells after each how they stand. */
addEventListener("message", async ({ data: { plan, of } }: MessageEvent<TrialWish>) => {
  const game = await loadGame("battles");
  if (game === undefined) return;
  const { rules, bots, roles } = game;
  const bot = bots[roles.quick];
  const options = rules.readOptions({ battle: plan });
  if (isRefusal(options)) throw new Error(`no game can be played: ${options.rule}`);
  let trials: Trials = noTrials(of);
  for (let number = 0; number < of; number++) {
    const state = rules.setup(options, seedFrom(`trial ${number}`));
    const chance = chanceFrom(number + 1);
    for (let seat = rules.awaited(state); seat !== NOBODY; seat = rules.awaited(state))
      rules.apply(state, seat, bot.choose(rules.view(state, seat), seat, chance));
    const winners = rules.outcome(state)?.winners ?? [];
    const won = winners.length === 1 ? (rules.seatName(state, winners[0]) as "stark" | "lannister") : "drawn";
    trials = { ...trials, [won]: trials[won] + 1 };
    postMessage(trials);
  }
});
