import {
  type GameEvent,
  type Procedure as ProcedureOf,
  type Refusal,
  refuse as refuseBy,
  type Step as StepOf,
  type TellOf,
} from "@weirwood/kernel";
import type { BattleDecision } from "../decisions.ts";
import type { Battle } from "../state/layout.ts";
import type { RuleId } from "../text/en.ts";

/** The kernel's steps in this game's words: players are Houses, and events and refusals cite its own rules. */

export type BattleEvent = GameEvent & { readonly rule: RuleId };
export type TellRule = TellOf<BattleEvent>;
export type Procedure = ProcedureOf<Battle, BattleEvent>;
export type Step<Answer extends BattleDecision = BattleDecision> = StepOf<Battle, Answer, BattleEvent>;

export type { Refusal };

export const refuse = (rule: RuleId, params?: Refusal["params"]): Refusal => refuseBy(rule, params);
