import { type Cards, type CardsDecision, cards } from "@weirwood/cards/rules";
import type { Chance, Seat } from "@weirwood/kernel";
import type { Bot } from "../../bot.ts";
import { EVEN, type Temper } from "../../temper/index.ts";
import { actWorth, isFree } from "./acts.ts";
import { challengeWorth } from "./challenges.ts";
import { type ChoiceAnswer, choiceWorths } from "./choices.ts";
import { Mind } from "./mind.ts";
import { mulliganWorth, placeWorth, plotWorth } from "./preparing.ts";

/**
 * A competent player by rules of thumb: no search, but everything weighed in gold. Texts are weighed by reading their
 * words, so that a card of tomorrow is played too.
 */
export const steward: Bot<Cards, CardsDecision> = { name: "steward", choose };

function choose(view: Cards, seat: Seat, chance: Chance, temper: Temper = EVEN): CardsDecision {
  const weighed = weigh(view, seat, chance, temper);
  return weighed === undefined ? cards.sample(view, seat, chance) : bestOf(weighed, chance);
}

/** Answers and what each of them is worth. */
export interface Weighed {
  readonly answers: readonly CardsDecision[];
  readonly worths: readonly number[];
}

/** All answers to what the seat is asked; undefined where they are too many to be listed. */
export function weigh(view: Cards, seat: Seat, chance: Chance, temper: Temper = EVEN): Weighed | undefined {
  const options = cards.options(view, seat);
  if (options === undefined) return undefined;
  const answers = Array.from(options);
  return { answers, worths: answers.length === 1 ? [0] : worthsOf(new Mind(view, seat, temper), answers, chance) };
}

/** The answer that is worth most; any of those, where they are several. */
export function bestOf({ answers, worths }: Weighed, chance: Chance): CardsDecision {
  if (answers.length === 1) return answers[0];
  const most = Math.max(...worths);
  const best = answers.filter((_, place) => worths[place] === most);
  return best[chance.below(best.length)];
}

function worthsOf(mind: Mind, answers: readonly CardsDecision[], chance: Chance): readonly number[] {
  const [{ kind }] = answers;
  if (kind === "choose" || kind === "done") return choiceWorths(mind, answers as readonly ChoiceAnswer[]);
  // What costs nothing could be done for ever: every other time it is left alone.
  const isEnough = chance.below(2) === 0;
  return answers.map((answer) => (isEnough && isFree(answer) ? LEFT_ALONE : worthOf(mind, answer)));
}

const LEFT_ALONE = -1;

function worthOf(mind: Mind, answer: CardsDecision): number {
  switch (answer.kind) {
    case "mulligan":
      return mulliganWorth(mind, answer);
    case "place":
      return placeWorth(mind.view, mind.me, answer.cards);
    case "plot":
      return plotWorth(mind, answer);
    case "pass":
      return 0;
    case "act":
      return actWorth(mind, answer);
    case "times":
      return -answer.count;
    case "challenge":
    case "finish":
      return challengeWorth(mind, answer);
    default:
      return 0;
  }
}
