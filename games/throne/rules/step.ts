import {
  type Answers,
  type Chance,
  type GameEvent,
  type Json,
  type Refusal,
  refuse as refuseBy,
} from "@weirwood/kernel";
import type { ThroneDecision } from "../decisions.ts";
import type { House } from "../state/board.ts";
import type { Throne } from "../state/layout.ts";
import type { RuleId } from "../text/en.ts";

/** A procedure of the rulebook: called while its frame is on top and nothing is asked, until it asks, pushes or pops. */
export type Procedure = (game: Throne, tell?: TellRule) => void;

/** Events of this game cite its own rules. */
export type TellRule = (event: GameEvent & { readonly rule: RuleId }) => void;

/** The game's side of one kind of ask: which answers are legal, and what they do. */
export interface Step<Answer extends ThroneDecision = ThroneDecision> {
  /** The kind of decision that answers, or the kinds. */
  readonly decision: Answer["kind"] | readonly Answer["kind"][];
  /** Our own copy of untrusted input, or undefined where it is no decision of this kind in its canonical form. */
  read(input: Fields): Answer | undefined;
  /** What bounds the answer, for whoever draws the choice: nothing that an onlooker may not know. */
  bounds?(game: Throne): { readonly [name: string]: Json };
  check(game: Throne, house: House, answer: Answer): Refusal | undefined;
  /** Carries the answer out; in a secret step, keeps it until all are in. */
  apply(game: Throne, house: House, answer: Answer, tell?: TellRule): void;
  /** Secret steps only: what happens when the last answer is in. */
  settle?(game: Throne, tell?: TellRule): void;
  /** Secret steps only: the answer of a house that is in and waits for the others. */
  kept?(game: Throne, house: House): Answer;
  options(game: Throne, house: House): Answers<Answer> | undefined;
  sample(game: Throne, house: House, chance: Chance): Answer;
}

export type { Refusal };

export const refuse = (rule: RuleId, params?: Refusal["params"]): Refusal => refuseBy(rule, params);

/** The most answers that are listed; where there are more, they are sampled. */
export const FEW = 1024;

export type Fields = { readonly [name: string]: unknown };
