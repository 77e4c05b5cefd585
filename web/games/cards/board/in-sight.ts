import { ACTIVE, type Cards, CHALLENGE, NONE } from "@weirwood/cards/questions";

/** Parts of a table on which everything lies below each other. */
export type Part = "theirs" | "lane" | "yours" | "lands" | "hand";

/** How much waits in each to be chosen. */
export type Waiting = { readonly [part in Part]?: number };

/** Whether somebody else has the turn: what comes, comes on their side. */
export const isAnothersTurn = (view: Cards, near: number): boolean => view[ACTIVE] !== NONE && view[ACTIVE] !== near;

/** What comes into sight: with a question where most waits; without one the challenge, or the side of whose turn it is. */
export function partInSight(view: Cards, near: number, waiting: Waiting, hasLane: boolean): Part {
  const wanted = (["theirs", "yours", "lands", "hand"] as const).reduce<Part | undefined>(
    (most, part) => ((waiting[part] ?? 0) > (most === undefined ? 0 : (waiting[most] ?? 0)) ? part : most),
    undefined,
  );
  if (wanted !== undefined) return wanted;
  if (view[CHALLENGE] !== NONE) return "lane";
  if (isAnothersTurn(view, near)) return "theirs";
  return hasLane ? "lane" : "yours";
}
