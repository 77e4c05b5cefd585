import type { ClassId, MoraleZoneId, RankId, SymbolId } from "./names.ts";
import type { Command, Condition, Effect, Modifier, Select, Tactic } from "./vocabulary.ts";

/** Short forms of the vocabulary, so that a card reads like its text. */

type Which = Omit<Select, "most">;

/**
 * Every word in the same order, said or not: selects are read for every card in hand and every unit, and objects of one
 * shape are read fastest.
 */
const select = (which: Which, most: Select["most"], least?: number): Select =>
  ({
    who: which.who,
    in: which.in,
    class: which.class,
    rank: which.rank,
    isCommander: which.isCommander,
    isEngaged: which.isEngaged,
    wasOrdered: which.wasOrdered,
    hasAttacked: which.hasAttacked,
    keyword: which.keyword,
    most,
    least,
  }) as Select;

export const upTo = (most: number, which: Which = {}): Select => select(which, most);
/** Exactly one: without it the command cannot be used. */
export const one = (which: Which = {}): Select => select(which, 1, 1);
export const all = (which: Which = {}): Select => select(which, "all");

export const of = (...classes: ClassId[]): Which => ({ class: classes });
export const ranked = (...ranks: RankId[]): Which => ({ rank: ranks });
/** The unit of the commander that the card is played on, and the units next to it. */
export const self: Which = { in: "self" };
export const besideSelf: Which = { in: "beside-self" };
export const enemy: Which = { who: "enemy" };

export const order = (select: Select, ...modifiers: Modifier[]): Command => ({
  cost: 1,
  order: [select],
  ...(modifiers.length > 0 && { with: modifiers }),
});
export const orderEach = (...selects: Select[]): Command => ({ cost: 1, order: selects });
export const orderForTwo = (select: Select): Command => ({ cost: 2, order: [select] });
export const ready = (select: Select): Command => ({ cost: 1, ready: select });

/** Tokens in the own order pool; they are shown, never spent. */
export const pool = (tokens: { readonly [face in SymbolId]?: number }): Condition => ({ pool: tokens });
export const morale = (whose: "own" | "enemy", zone: MoraleZoneId, or: "better" | "worse"): Condition => ({
  morale: { whose, zone, or },
});
/** The usual condition on a shaken enemy. */
export const enemyIsShaken = morale("enemy", "green", "worse");

export const before = (condition: Condition, effect: Effect): Tactic => ({ when: "before", if: condition, effect });
export const after = (condition: Condition, effect: Effect): Tactic => ({ when: "after", if: condition, effect });
export const either = (condition: Condition, effect: Effect): Tactic => ({ when: "either", if: condition, effect });
