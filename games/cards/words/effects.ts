import type {
  Amount,
  Condition,
  Cost,
  Destination,
  Effect,
  Mode,
  Modifier,
  Pick,
  Selector,
  Until,
  Who,
} from "./grammar/index.ts";

/** Words for what texts do, and what they cost. */

export const kill = (what: Pick): Effect & Cost => ({ do: "kill", what });
export const discard = (what: Pick): Effect & Cost => ({ do: "discard", what });
export const kneel = (what: Pick): Effect & Cost => ({ do: "kneel", what });
export const stand = (what: Pick): Effect & Cost => ({ do: "stand", what });
export const send = (what: Pick, to: Destination): Effect & Cost => ({ do: "send", what, to });
export const toHand = (what: Pick): Effect & Cost => send(what, "hand");
export const draw = (count: Amount, who?: Who): Effect => ({ do: "draw", count, ...(who && { who }) });
export const claim = (count: Amount, on: Pick): Effect => ({ do: "claim", count, on });
export const housePower = (count: Amount, who?: Who): Effect => ({ do: "house-power", count, ...(who && { who }) });
export const give = (to: Pick, until: Until, ...mods: readonly Modifier[]): Effect => ({ do: "give", to, until, mods });
export const giveSeat = (to: Who, until: Until, ...mods: readonly Modifier[]): Effect => ({
  do: "give-seat",
  to,
  until,
  mods,
});
export const reduceNext = (what: Selector, by: Amount): Effect => ({ do: "reduce-next", what, by, until: "phase" });
export const andThen = (...effects: readonly Effect[]): Effect => ({ do: "then", effects });
export const when = (condition: Condition, ...effects: readonly Effect[]): Effect => ({
  do: "if",
  when: condition,
  effects,
});
export const modes = (...of: readonly Mode[]): Effect => ({ do: "modes", of });
export const mode = (name: string, ...effects: readonly Effect[]): Mode => ({ name, effects });

export const each = (who: Who | readonly Who[], ...effects: readonly Effect[]): Effect => ({
  do: "each",
  who,
  effects,
});
export const putIntoPlay = (what: Pick): Effect => ({ do: "put-into-play", what });
export const gold = (count: Amount): Cost => ({ pay: "gold", count });
export const influence = (count: Amount): Cost => ({ pay: "influence", count });
export const either = (...ways: readonly (Cost | readonly Cost[])[]): Cost => ({ either: ways });
