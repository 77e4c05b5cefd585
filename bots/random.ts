import type { Decision, Rules } from "@weirwood/kernel";
import type { Bot } from "./bot.ts";

/** Plays any game: every legal answer can come up. */
export function randomBot<State, Answer extends Decision, Options>(
  game: Rules<State, Answer, Options>,
): Bot<State, Answer> {
  return { name: "random", choose: (view, seat, chance) => game.sample(view, seat, chance) };
}
