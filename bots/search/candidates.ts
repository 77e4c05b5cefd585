import { type Decision, oneOf, type Rules } from "@weirwood/kernel";
import { drawTemper, EVEN } from "../temper/index.ts";
import type { Guide } from "./guide.ts";

/** Draws for each answer that is wanted, before it is believed that there are no others. */
const DRAWS = 2;

/**
 * Candidates for any game: the policy's own answer; all where they are few; else what players of other tempers would
 * answer, and some at random.
 */
export function usualCandidates<State, Answer extends Decision, Options>(
  rules: Rules<State, Answer, Options>,
  policy: Guide<State, Answer>["policy"],
): Guide<State, Answer>["candidates"] {
  return (view, seat, chance, most) => {
    const found = new Distinct(rules, most);
    found.add(policy(view, seat, chance, EVEN));
    const options = rules.options(view, seat);
    if (options !== undefined && options.length <= most) {
      for (const answer of options) found.add(answer);
      return found.answers;
    }
    for (let draw = 0; draw < DRAWS * most && found.answers.length < most * 0.75; draw++)
      found.add(policy(view, seat, chance, drawTemper(chance, "all")));
    for (let draw = 0; draw < DRAWS * most && !found.isFull; draw++)
      found.add(options === undefined ? rules.sample(view, seat, chance) : oneOf(options, chance));
    return found.answers;
  };
}

/** A list of answers, none twice, up to a length. */
export class Distinct<State, Answer extends Decision, Options> {
  readonly answers: Answer[] = [];
  readonly #rules: Rules<State, Answer, Options>;
  readonly #most: number;
  readonly #known = new Set<string>();

  constructor(rules: Rules<State, Answer, Options>, most: number) {
    this.#rules = rules;
    this.#most = most;
  }

  get isFull(): boolean {
    return this.answers.length >= this.#most;
  }

  add(answer: Answer): void {
    if (this.isFull) return;
    const text = this.#rules.print(answer);
    if (this.#known.has(text)) return;
    this.#known.add(text);
    this.answers.push(answer);
  }
}
