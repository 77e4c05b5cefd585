import type { Decision } from "@weirwood/kernel";
import type { Bot } from "../bot.ts";
import type { Budget, Guided } from "./guide.ts";
import { judge } from "./judge.ts";

/** Looks ahead in imagined worlds, and answers what leads to the best of them. It is shown a view, like everybody. */
export function maesterOf<State, Answer extends Decision, Options>(
  guided: Guided<State, Answer, Options>,
  budget: Budget,
): Bot<State, Answer> {
  return {
    name: "maester",
    choose: (view, seat, chance) => judge(guided, view, seat, chance, budget).answers[0].answer,
  };
}
