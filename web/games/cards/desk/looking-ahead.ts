import { type CardsDecision, cards } from "@weirwood/cards/playing";
import type { Cards } from "@weirwood/cards/questions";
import { isRefusal, type Seat } from "@weirwood/kernel";
import { keepLoading } from "../../../table/ask/keep-loading.ts";
import { readAnswer } from "./read-answer.ts";

type Foresee = (view: Cards, seat: Seat, answer: CardsDecision) => Cards | undefined;

/** What carries answers out is half of the rules, and comes after the table. */
let foresee: Foresee | undefined;

/** Fetches what is needed to see where an answer leads; says how to stop trying. */
export const learnToLookAhead = (): (() => void) =>
  keepLoading(async () => {
    ({ foresee } = await import("@weirwood/cards/foresight"));
  });

/** The view after an answer, where it follows from what its seat sees. Until that can be told, answers are sent at once. */
export function lookAhead(view: Cards, seat: Seat, answer: string): Cards | undefined {
  const decision = readAnswer(answer, view, seat);
  if (isRefusal(decision) || cards.check(view, seat, decision) !== undefined) return undefined;
  return foresee?.(view, seat, decision);
}
