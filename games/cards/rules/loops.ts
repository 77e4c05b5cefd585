import { type Answer, verb } from "../decisions.ts";
import { course } from "./course.ts";
import type { Step } from "./step.ts";

const MOST_TIMES = 99;

/** How often a cycle is done again. `repeating.ts` carries it out. */
export const timesStep: Step<Answer<"times">> = {
  ...verb.times,
  bounds: () => ({ least: 0, most: MOST_TIMES }),
  check: () => undefined,
  apply: (game, seat, { count }, tell) => course.repeat(game, seat, count, tell),
  options: () => Array.from({ length: MOST_TIMES + 1 }, (_, count) => ({ kind: "times", count })),
  sample: (_game, _seat, chance) => ({ kind: "times", count: chance.below(MOST_TIMES + 1) }),
};
