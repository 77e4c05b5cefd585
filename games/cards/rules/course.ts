import type { Answer, CardsDecision } from "../decisions.ts";
import type { Cards } from "../state/layout.ts";
import type { Effect } from "../words/index.ts";
import type { Context } from "./context.ts";
import type { Act } from "./sources.ts";
import type { Procedure, TellRule } from "./step.ts";

/** How a game goes on after an answer. */
export interface Course {
  /** By the kind of the frame on top. */
  readonly procedures: readonly Procedure[];
  /** What is set right at once, whatever the cause. */
  keepUp(game: Cards, tell?: TellRule): void;
  /** An act is declared in a round. */
  begin(game: Cards, seat: number, act: Act, poll: number, tell?: TellRule): void;
  /** A segment of actions is over. */
  endSegment(game: Cards): void;
  /** What might become a cycle is written down. */
  noteAction(game: Cards, seat: number, said: Answer<"act">): void;
  noteAnswer(game: Cards, seat: number, said: CardsDecision): void;
  /** A passive that waits comes next. */
  take(game: Cards, row: number, tell?: TellRule): void;
  challenge(game: Cards, seat: number, answer: Answer<"challenge"> | Answer<"finish">, tell?: TellRule): void;
  repeat(game: Cards, seat: number, count: number, tell?: TellRule): void;
  /** One word of an effect; whether it has happened as it says. */
  doEffect(context: Context, effect: Effect, pc: number, tell?: TellRule): boolean;
  /** A table that is full: the game ends as its last round would. */
  endFull(game: Cards, tell?: TellRule): void;
}

const missing = (): never => {
  throw new Error("how the game goes on has not been loaded");
};

/**
 * `procedures.ts` lays it here when it loads: with `rules.ts`, and with what looks ahead. A table that only asks and checks has
 * none of it: half of the rules weigh on no page before somebody can answer there.
 */
export const course: Course = {
  procedures: [],
  keepUp: missing,
  begin: missing,
  endSegment: missing,
  noteAction: missing,
  noteAnswer: missing,
  take: missing,
  challenge: missing,
  repeat: missing,
  doEffect: missing,
  endFull: missing,
};
