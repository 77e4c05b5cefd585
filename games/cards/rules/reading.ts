import type { Body } from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";
import type { Amount, Condition, Selector } from "../words/index.ts";

/**
 * From where a text is read: whose it is, which card bears it, what was chosen for it and which occurrence it answers. The
 * same for an ability in resolution, for one that is only looked at, and for a constant text.
 */
export interface Context {
  readonly game: Cards;
  /** Whoever uses it; the controller of the card where nobody does. */
  seat: number;
  /** The body that bears it, or NONE where it is used from a pile. */
  source: Body;
  card: number;
  /** The level of the frame that keeps what was chosen, or -1. */
  level: number;
  /** The occurrence that it answers, by row of the happenings; in a save round by row of the threats. NONE: none. */
  on: number;
  x: number;
  /** The player whose turn it is in an `each`. */
  each: number;
  ability: number;
  /** `on` is a threat and no happening. */
  isSave: boolean;
  /** The card that was named, in what waits for it. */
  named?: number;
  /** The body that a selector is looking at, where it asks more of it. */
  it?: Body;
}

/**
 * Selectors, amounts and conditions speak of one another: "characters of STR at most X", "as many as fit", "if any fits". Each
 * is read in a file of its own; what a lower one needs of those above is tied here when they load.
 */
export const reading: {
  amountOf: (context: Context, amount: Amount) => number;
  holds: (context: Context, condition: Condition) => boolean;
  ownCount: (context: Context, selector: Selector, seat: number) => number;
} = {
  amountOf: () => untied(),
  holds: () => untied(),
  ownCount: () => untied(),
};

function untied(): never {
  throw new Error("amounts, conditions and selectors are not loaded");
}
