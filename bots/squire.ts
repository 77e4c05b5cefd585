import type { Decision, Rules } from "@weirwood/kernel";
import type { Bot } from "./bot.ts";

/** One answer in so many is any legal one. */
const LAPSE = 3;

/** Learns from a better player, and forgets a third of it: mild company, for whom everything still happens. */
export function squireOf<State, Answer extends Decision, Options>(
  rules: Rules<State, Answer, Options>,
  teacher: Bot<State, Answer>,
): Bot<State, Answer> {
  return {
    name: "squire",
    choose: (view, seat, chance, temper) =>
      chance.below(LAPSE) === 0 ? rules.sample(view, seat, chance) : teacher.choose(view, seat, chance, temper),
  };
}
