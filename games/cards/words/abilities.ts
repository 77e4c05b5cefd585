import type { PhaseId } from "../data/names.ts";
import type {
  Ability,
  Card,
  CardText,
  Condition,
  Effect,
  EffectFilter,
  Face,
  Head,
  Limit,
  Modifier,
  Ref,
  Scope,
  Selector,
  Trigger,
} from "./grammar/index.ts";

/** Words for abilities, and for cards as a whole. */

export const limit = (times: number, per: Limit["per"]): Limit => ({ times, per });
export const oncePer = (per: Limit["per"], whom?: "table"): Limit => ({ times: 1, per, ...(whom && { for: whom }) });
export const action = (
  phase: PhaseId | "any" | "plots-chosen",
  head: Head,
  ...effects: readonly Effect[]
): Ability => ({
  kind: "action",
  phase,
  ...head,
  effects,
});
export const response = (on: Trigger, head: Head, ...effects: readonly Effect[]): Ability => ({
  kind: "response",
  on,
  ...head,
  effects,
});
export const save = (
  what: Selector | Ref,
  threats: readonly ("killed" | "discarded")[],
  head: Head,
  ...effects: readonly Effect[]
): Ability => ({ kind: "save", what, threats, ...head, effects });
export const cancel = (filter: EffectFilter, head: Head, ...effects: readonly Effect[]): Ability => ({
  kind: "cancel",
  filter,
  ...head,
  effects,
});
export const passive = (on: Trigger, head: Head, ...effects: readonly Effect[]): Ability => ({
  kind: "passive",
  on,
  ...head,
  effects,
});
export const whenever = (holds: Condition, head: Head, ...effects: readonly Effect[]): Ability => ({
  kind: "whenever",
  holds,
  ...head,
  effects,
});
export const constant = (on: Scope, ...mods: readonly Modifier[]): Ability => ({ kind: "constant", on, mods });
/** A constant text that holds only under a condition. */
export const during = (holds: Condition, on: Scope, ...mods: readonly Modifier[]): Ability => ({
  kind: "constant",
  on,
  while: holds,
  mods,
});
/** What becomes of it instead: what it does first, and where a card goes is `send`. */
export const replace = (on: Trigger, head: Head & { readonly may?: true }, ...effects: readonly Effect[]): Ability => ({
  kind: "replace",
  on,
  ...head,
  effects,
});
/** One card of the pool. Its n-th ability is called `id/n`. */
export const card = (id: string, face: Face, text: CardText = ["", ""], ...abilities: readonly Ability[]): Card => ({
  id,
  face,
  text,
  abilities,
});
