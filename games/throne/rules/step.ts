import {
  type GameEvent,
  type Procedure as ProcedureOf,
  type Refusal,
  refuse as refuseBy,
  type Step as StepOf,
  type TellOf,
} from "@weirwood/kernel";
import type { ThroneDecision } from "../decisions.ts";
import type { Throne } from "../state/layout.ts";
import type { RuleId } from "../text/en.ts";

/** The kernel's steps in this game's words: players are houses, and events and refusals cite its own rules. */

export type ThroneEvent = GameEvent & { readonly rule: RuleId };
export type TellRule = TellOf<ThroneEvent>;
export type Procedure = ProcedureOf<Throne, ThroneEvent>;
export type Step<Answer extends ThroneDecision = ThroneDecision> = StepOf<Throne, Answer, ThroneEvent>;

export type { Refusal };

export const refuse = (rule: RuleId, params?: Refusal["params"]): Refusal => refuseBy(rule, params);

export type Fields = { readonly [name: string]: unknown };
