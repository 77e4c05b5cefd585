import type { IconId } from "../data/names.ts";
import type { Amount, Condition, Ref, Selector, Who } from "./grammar/index.ts";

/** Words for numbers and conditions. */

export const count = (selector: Selector): Amount => ({ count: selector });
export const strOf = (card: Ref): Amount => ({ strOf: card });
export const costOf = (card: Ref): Amount => ({ costOf: card });
export const goldOf = (who: Who): Amount => ({ goldOf: who });
export const handOf = (who: Who): Amount => ({ handOf: who });

export const minus = (one: Amount, other: Amount): Amount => ({ less: [one, other] });
export const has = (selector: Selector, min: Amount = 1): Condition => ({ some: selector, min });
export const hasNo = (selector: Selector): Condition => ({ some: selector, min: 0, max: 0 });
export const is = (card: Ref, a: Selector): Condition => ({ is: card, a });
export const isNot = (card: Ref, a: Selector): Condition => ({ not: { is: card, a } });
export const both = (...all: readonly Condition[]): Condition => ({ all });

export const not = (condition: Condition): Condition => ({ not: condition });
export const inChallenge = (
  type?: IconId | readonly IconId[],
  you?: "attacker" | "defender" | "either",
): Condition => ({ challenge: { ...(type && { type }), ...(you && { you }) } });
