import type { TypeId } from "../data/names.ts";
import type { Amount, Chosen, ChosenSeat, Condition, Cost, Effect, Head, Pick, Who } from "../words/index.ts";

/** What is done with what was chosen; `lower`: it gets less STR, whichever way is taken. */
export type ChosenFor = Effect["do"] | "lower";

/**
 * An ability as a program: its costs, its targets, then its effects, one operation after the other. A frame holds how far
 * it is, so that it can be stored and resumed between any two choices; jumps take the place of nesting.
 */
export type Op =
  | {
      readonly op: "choose";
      readonly what: Chosen;
      readonly name: string;
      readonly ask: "target" | "pay" | "choice";
      /** Forgets what was chosen under this name before: the next player of an `each` begins anew. */
      readonly isFresh?: true;
      /** Asked though nothing can be chosen: somebody looks at cards. */
      readonly isShown?: true;
      /** Only among the top cards of the deck. */
      readonly top?: Amount;
      /** What will be done with what is chosen: a card that cannot undergo it cannot be chosen (4.3). */
      readonly verbs?: readonly ChosenFor[];
      /** Where one of several things will be done with it, the verbs of each: one of them must be possible. */
      readonly ways?: readonly (readonly ChosenFor[])[];
    }
  | { readonly op: "choose-seat"; readonly what: ChosenSeat; readonly name: string; readonly ask: "target" | "choice" }
  | { readonly op: "influence"; readonly count: Amount; readonly by?: Who }
  | { readonly op: "gold"; readonly count: Amount; readonly to?: Who; readonly by?: Who }
  | { readonly op: "pay"; readonly cost: Cost; readonly by?: Who }
  /** One of several ways: the program goes on at its place. `isCost`: only what can be paid is offered. */
  | {
      readonly op: "modes";
      readonly names: readonly string[];
      readonly whens: readonly (Condition | undefined)[];
      readonly costs: readonly (readonly Cost[])[];
      readonly to: readonly number[];
      readonly by?: Who;
      readonly ask: "pay" | "choice";
    }
  /** A title of this type is named aloud. */
  | { readonly op: "name"; readonly type: TypeId; readonly name: string }
  /** Who meets the claim of a military challenge chooses what he loses, before anything is carried out. */
  | { readonly op: "choose-claim"; readonly who: Who; readonly value?: Amount; readonly name: string }
  /** Attachments among what enters play are each given a bearer by who will control them. */
  | { readonly op: "choose-bearer"; readonly what: Pick; readonly under: "you" | "owner" }
  | { readonly op: "jump"; readonly to: number }
  | { readonly op: "then"; readonly to: number }
  | { readonly op: "if"; readonly when: Condition; readonly to: number }
  | { readonly op: "each"; readonly who: readonly Who[]; readonly to: number; readonly name: string }
  | { readonly op: "next"; readonly to: number }
  | { readonly op: "do"; readonly effect: Effect };

/** Names under which cards that are chosen for a cost or inside an effect are kept. */
export const costName = (place: number): string => `cost-${place}`;
/** The name under which a loop over players keeps who has had his turn. */
export const eachName = (place: number): string => `each-${place}`;
export const pickName = (place: number): string => `pick-${place}`;

export interface Program {
  readonly ops: readonly Op[];
  /** The first operation of the effects: before it, the ability is being declared. */
  readonly declared: number;
}

export const listOfCosts = (cost: Head["cost"]): readonly Cost[] =>
  cost === undefined ? [] : Array.isArray(cost) ? (cost as readonly Cost[]) : [cost as Cost];

/** Every name that a program binds. */
export function namesIn({ ops }: Program): string[] {
  return ops.flatMap((op) => {
    if (op.op === "choose" || op.op === "choose-seat" || op.op === "name" || op.op === "choose-claim") return [op.name];
    if (op.op === "pay" && "as" in op.cost && typeof op.cost.as === "string") return [op.cost.as];
    if (op.op === "do" && "as" in op.effect && typeof op.effect.as === "string") return [op.effect.as];
    return [];
  });
}
