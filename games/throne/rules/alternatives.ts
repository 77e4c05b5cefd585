import { type Answers, type Chance, oneOf } from "@weirwood/kernel";
import type { ThroneDecision } from "../decisions.ts";
import type { House } from "../state/board.ts";
import type { Throne } from "../state/layout.ts";
import { FEW, type Fields, type Step } from "./step.ts";

/** An ask that several kinds of decision answer: whichever token the house chooses to resolve. */
export function anyOf(bounds: NonNullable<Step["bounds"]>, ...steps: readonly unknown[]): Step {
  const choices = steps as readonly Step[];
  const stepOf = (kind: unknown): Step | undefined => choices.find(({ decision }) => decision === kind);
  const answersOf = (game: Throne, house: House): (Answers<ThroneDecision> | undefined)[] =>
    choices.map((step) => step.options(game, house));
  return {
    decision: choices.flatMap(({ decision }) => decision),
    read: (input: Fields) => stepOf(input.kind)?.read(input),
    bounds,
    check: (game, house, answer) => (stepOf(answer.kind) as Step).check(game, house, answer),
    apply: (game, house, answer, tell) => (stepOf(answer.kind) as Step).apply(game, house, answer, tell),
    options(game, house) {
      const answers: ThroneDecision[] = [];
      for (const list of answersOf(game, house)) {
        if (list === undefined || answers.length + list.length > FEW) return undefined;
        answers.push(...list);
      }
      return answers;
    },
    sample(game, house, chance: Chance) {
      const lists = answersOf(game, house);
      const open = choices.filter((_, index) => lists[index]?.length !== 0);
      if (lists.includes(undefined)) return oneOf(open, chance).sample(game, house, chance);
      const all = lists.flatMap((list) => [...(list as Answers<ThroneDecision>)]);
      return oneOf(all, chance);
    },
  };
}
