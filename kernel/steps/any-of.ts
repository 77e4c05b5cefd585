import type { Answers } from "../answers.ts";
import { oneOf } from "../chance.ts";
import type { Decision, GameEvent } from "../game.ts";
import { FEW, type Player, type Step } from "./step.ts";

/** An ask that several kinds of decision answer, each by a step of its own. Which kinds there are, its user says. */
export function anyOf<State, Answer extends Decision, Event extends GameEvent>(
  bounds: NonNullable<Step<State>["bounds"]>,
  ...choices: readonly Step<State, NoInfer<Answer>, Event>[]
): Step<State, Answer, Event> {
  const stepOf = (kind: unknown) => choices.find(({ decision }) => decision === kind) as (typeof choices)[number];
  const answersOf = (state: State, player: Player): (Answers<Answer> | undefined)[] =>
    choices.map((step) => step.options(state, player));
  return {
    decision: choices.flatMap(({ decision }) => decision),
    read: (input) => stepOf(input.kind).read(input),
    bounds,
    check: (state, player, answer) => stepOf(answer.kind).check(state, player, answer),
    apply: (state, player, answer, tell) => stepOf(answer.kind).apply(state, player, answer, tell),
    options(state, player) {
      const answers: Answer[] = [];
      for (const list of answersOf(state, player)) {
        if (list === undefined || answers.length + list.length > FEW) return undefined;
        answers.push(...list);
      }
      return answers;
    },
    sample(state, player, chance) {
      const lists = answersOf(state, player);
      const open = choices.filter((_, index) => lists[index]?.length !== 0);
      if (lists.includes(undefined)) return oneOf(open, chance).sample(state, player, chance);
      const all = lists.flatMap((list) => [...(list as Answers<Answer>)]);
      return oneOf(all, chance);
    },
  };
}
