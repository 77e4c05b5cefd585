import type { Throne } from "@weirwood/throne/rules";
import type { Hint, HintFinder } from "../../../learn/guide.ts";
import { askHint, lessonOf } from "./ask-hints.ts";
import { lessonFor } from "./lessons.ts";
import { type HintMoment, hintMoment } from "./moment.ts";
import type { orderHint } from "./order-hints.tsx";
import { guidedTurns } from "./steps.ts";

/** Hints about orders belong to the turns of the guided game, and are not loaded after them. */
type OrderHints = typeof orderHint | undefined;

/**
 * The hint whose moment it is. In the turns of the guided game every question has one; after them, only what is met for
 * the first time.
 */
function hintFor(moment: HintMoment, seen: ReadonlySet<string>, ofOrders: OrderHints): Hint | undefined {
  const { ask, round } = moment;
  if (ask === undefined) return undefined;
  const told = lessonFor(moment, seen);
  if (told !== undefined) return told;
  if (round > guidedTurns && (ask.kind === "orders" || seen.has(lessonOf(ask.kind)))) return undefined;
  return ask.kind === "orders" ? ofOrders?.(moment, seen) : askHint(moment, seen);
}

export const hintsWith =
  (ofOrders: OrderHints): HintFinder<Throne> =>
  (moment, seen) =>
    hintFor(hintMoment(moment), seen, ofOrders);
