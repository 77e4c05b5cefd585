import type { GameEvent, Json, Procedure as KernelProcedure, Step as KernelStep, TellOf } from "@weirwood/kernel";
import { seatIds } from "../data/names.ts";
import type { CardsDecision } from "../decisions.ts";
import { cardIds } from "../pool/index.ts";
import type { Cards } from "../state/layout.ts";
import type { RuleId } from "../text/en.ts";

/** Events of this game cite rules that there are. */
export interface CardsEvent extends GameEvent {
  readonly rule: RuleId;
  readonly [fact: string]: Json | undefined;
}

export type TellRule = TellOf<CardsEvent>;
export type Procedure = KernelProcedure<Cards, CardsEvent>;
export type Step<Answer extends CardsDecision = CardsDecision> = KernelStep<Cards, Answer, CardsEvent>;

export const nameOfSeat = (seat: number): string => seatIds[seat];
export const nameOfCard = (card: number): string => cardIds[card];
