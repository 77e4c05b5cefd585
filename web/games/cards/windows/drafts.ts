import type { Answer } from "@weirwood/cards/questions";
import { seatIds } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import { create } from "zustand";
import { isStillIn, type Moment } from "./moment.ts";

/** What the reader meant to do in a round, until it is done or the window is over. */
export interface Draft {
  readonly table: string;
  readonly seat: number;
  /** The question that it answered. */
  readonly ask: number;
  readonly answer: Answer<"act">;
  /** What it was, in words: its card may be gone. */
  readonly words: string;
  readonly at: Moment;
  /** The last that had been told when it was sent. */
  readonly told: GameEvent | undefined;
}

/** What became of a draft: it still waits for its round, was done, is over with its window, or somebody came first. */
export type Fate = "waits" | "done" | "over" | { readonly first: string | undefined };

const useDrafts = create<{ readonly draft: Draft | undefined }>(() => ({ draft: undefined }));

export const useDraft = (): Draft | undefined => useDrafts(({ draft }) => draft);

export const keepDraft = (draft: Draft | undefined): void => useDrafts.setState({ draft });

/** Forgets what was sent to this question. */
export function forgetDraft(ask: number): void {
  if (useDrafts.getState().draft?.ask === ask) keepDraft(undefined);
}

interface Now {
  readonly table: string;
  readonly seat: number;
  readonly ask: number;
  readonly at: Moment;
  readonly told: readonly GameEvent[];
}

/** By what is told when somebody uses a card or an ability. */
const isUse = ({ rule }: GameEvent): boolean => rule.startsWith("cards.card.") || rule.startsWith("cards.own.");
const byHand = new Set(["action", "response", "save", undefined]);

/** What became of a draft up to now. Nobody learns from it who else meant to act: only who acted is told. */
export function fateOf(draft: Draft, now: Now): Fate {
  if (draft.table !== now.table || draft.seat !== now.seat) return "over";
  if (draft.ask === now.ask) return "waits";
  const from = draft.told === undefined ? 0 : now.told.lastIndexOf(draft.told) + 1;
  const [first] = now.told.slice(from).filter((event) => isUse(event) && byHand.has(event.how as string | undefined));
  if (first?.player === seatIds[draft.seat]) return "done";
  if (!isStillIn(draft.at, now.at)) return "over";
  return { first: first?.player as string | undefined };
}
