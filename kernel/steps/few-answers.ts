import { oneOf } from "../chance.ts";
import type { Decision, GameEvent } from "../game.ts";
import type { Player, Step } from "./step.ts";

export interface FewAnswers<State, Answer extends Decision, Event extends GameEvent>
  extends Omit<Step<State, Answer, Event>, "options" | "sample"> {
  /** Everything that could be answered, legal or not, each once. */
  candidates(state: State, player: Player): readonly Answer[];
}

/** A step whose legal answers are few: all that could be given are made, and those that `check` lets pass are listed. */
export function fewAnswers<State, Answer extends Decision, Event extends GameEvent = GameEvent>(
  step: FewAnswers<State, Answer, Event>,
): Step<State, Answer, Event> {
  const options = (state: State, player: Player): readonly Answer[] =>
    step.candidates(state, player).filter((answer) => step.check(state, player, answer) === undefined);
  return { ...step, options, sample: (state, player, chance) => oneOf(options(state, player), chance) };
}
