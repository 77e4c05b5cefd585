import { chanceFrom, isRefusal } from "@weirwood/kernel";
import { loadGame } from "../local/load-game.ts";
import type { Advice, AdviceQuestion } from "./advice.ts";

/** Always the same: whoever asks twice hears the same advice. */
const STEADY = 7;

/** Answers every question by what a good bot would do. */
export function giveAdvice(): void {
  addEventListener("message", async ({ data }: MessageEvent<AdviceQuestion>) => {
    const game = await loadGame(data.game);
    if (game === undefined) return;
    const { rules, roles } = game;
    const adviser = await game.bot(roles.adviser);
    const view = rules.fromJSON(data.view);
    for (const step of data.held) {
      const answer = rules.parse(step, view);
      if (isRefusal(answer) || rules.check(view, data.seat, answer) !== undefined) return;
      rules.apply(view, data.seat, answer);
    }
    if (!rules.isAwaited(view, data.seat)) return;
    const answer = adviser.choose(view, data.seat, chanceFrom(STEADY));
    postMessage({ ask: data.ask, answer: rules.print(answer) } satisfies Advice);
  });
}
