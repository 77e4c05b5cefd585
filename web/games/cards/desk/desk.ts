import type { CardsDecision } from "@weirwood/cards/playing";
import type { AskKind } from "@weirwood/cards/questions";
import type { Ask, GameEvent, Refusal } from "@weirwood/kernel";
import { createContext, type ReactNode, useContext } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import type { Reading } from "./reading.ts";
import type { Thing } from "./things.ts";

/**
 * What a reader who is asked something has before them. An answer is one decision of the rules, one small step; steps that
 * show nothing new are held by the frame and can be taken back. The view is the position with these steps made.
 */
export interface Desk extends Reading {
  readonly ask: Ask;
  readonly kind: AskKind;
  /** What was told so far, oldest first. */
  readonly told: readonly GameEvent[];
  /** Every legal answer; none where they are too many to list (decks). */
  readonly answers: readonly CardsDecision[];
  /** The secret answer that is in and may still be replaced: plots, decks, rounds in which everybody is asked. */
  readonly kept: CardsDecision | undefined;
  /** What is chosen and waits for the button; legal. */
  readonly draft: CardsDecision | undefined;
  change(draft: CardsDecision | undefined, said?: string): void;
  /** Why an answer is not legal. */
  why(answer: CardsDecision): Refusal | undefined;
  /** Makes a step: this answer, or the draft. What is not legal is explained and never sent. */
  send(answer?: CardsDecision): void;
  readonly isSending: boolean;
  readonly isWhatIf: boolean;
  /** The table's own name, for what a browser keeps of it. */
  readonly table: string;
  /** Steps that are held, oldest first. */
  readonly held: readonly string[];
  /** Takes the last held step back; undefined where there is none. */
  readonly takeBack: (() => void) | undefined;
  /** Takes so many held steps back, then makes these instead, one after the other. */
  redo(back: number, steps: readonly CardsDecision[]): void;
  /** What the reader pointed at, where several answers are about it. */
  readonly selected: Thing | undefined;
  select(thing: Thing | undefined): void;
  /** What else the scene of a question keeps: cards taken up, X. Empty with every new question. */
  readonly hand: unknown;
  pickUp(hand: unknown): void;
  readonly explained: Refusal | Reason | undefined;
  explain(why: Refusal | Reason | undefined): void;
  /** For a screen reader. */
  say(words: string): void;
  /** The frame's own buttons beside the one that sends. */
  readonly tools: ReactNode;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error("nobody is asked anything here");
  return desk;
}
