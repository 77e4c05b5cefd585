import { chanceOf, type Decision, type Seat } from "@weirwood/kernel";
import type { Craft } from "../values/craft.ts";
import type { Budget } from "./guide.ts";
import { compare, judge } from "./judge.ts";

/** One decision of a finished game, judged by what its seat could know. */
export interface JudgedDecision<Answer> {
  /** Its number in the game, counted from 0. */
  readonly decision: number;
  readonly seat: Seat;
  readonly answer: Answer;
  /** Each seat's chance to win after it. */
  readonly chances: readonly number[];
  /** The best that was found; the answer itself where nothing better was. */
  readonly better: Answer;
  /** Chance to win that the answer gave away, in fresh worlds: 0 where nothing better was found. */
  readonly cost: number;
}

/** Less is lost in the noise, and not looked at twice. */
const DOUBTFUL = 0.01;
/** Worlds in which the answer and the one that seems better are compared afresh. */
const WORLDS = 32;

/**
 * Judges an answer beside those that the maester would think of. The same position and number give the same judgement,
 * wherever it is made; undefined where there was nothing to choose.
 */
export function judgeDecision<State, Answer extends Decision, Options>(
  craft: Craft<State, Answer, Options>,
  state: State,
  seat: Seat,
  answer: Answer,
  decision: number,
  budget: Budget = craft.budget,
): JudgedDecision<Answer> | undefined {
  const { rules, guide } = craft;
  const view = rules.view(state, seat);
  const chance = chanceOf(`analysis ${decision}`);
  const given = rules.print(answer);
  const others = guide.candidates(view, seat, chance, budget.candidates).filter((one) => rules.print(one) !== given);
  if (others.length === 0) return undefined;
  const { answers } = judge(craft, view, seat, chance, budget, [answer, ...others]);
  const own = answers.find((one) => one.answer === answer) as (typeof answers)[number];
  const [best] = answers;
  const same = { decision, seat, answer, chances: own.chances, better: answer, cost: 0 };
  if (best === own || best.chances[seat] - own.chances[seat] < DOUBTFUL) return same;
  const fair = compare(craft, view, seat, chance, [answer, best.answer], WORLDS).answers;
  const chancesOf = (of: Answer): readonly number[] => fair.find((one) => one.answer === of)?.chances ?? [];
  const chances = chancesOf(answer);
  const cost = chancesOf(best.answer)[seat] - chances[seat];
  return cost > 0 ? { decision, seat, answer, chances, better: best.answer, cost } : { ...same, chances };
}

/** What is marked: never more than these, and nothing that cost less. */
const MOST_BLUNDERS = 8;
const LEAST_COST = 0.04;

/** The decisions that cost most, the dearest first. */
export function blundersIn<Answer>(judged: readonly JudgedDecision<Answer>[]): readonly JudgedDecision<Answer>[] {
  return judged
    .filter(({ cost }) => cost >= LEAST_COST)
    .sort((a, b) => b.cost - a.cost || a.decision - b.decision)
    .slice(0, MOST_BLUNDERS);
}

/** Each seat's chance to win by the position alone. At the end it is known. */
export function chancesIn<State, Answer extends Decision, Options>(
  { rules, guide }: Craft<State, Answer, Options>,
  state: State,
): readonly number[] {
  const seats = rules.seatsOf(state);
  const outcome = rules.outcome(state);
  const chances = new Float64Array(seats);
  if (outcome === undefined) guide.evaluate(state, seats, chances);
  else for (const winner of outcome.winners) chances[winner] = 1 / outcome.winners.length;
  return Array.from(chances);
}
