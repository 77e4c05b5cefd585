import type { BattleDecision } from "@weirwood/battles/playing";
import type { AskKind, Hex } from "@weirwood/battles/questions";
import type { Ask, GameEvent, Refusal, Seat } from "@weirwood/kernel";
import { createContext, type ReactNode, useContext } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import type { Reading } from "./reading.ts";

/**
 * What a reader who is asked something has before them. An answer is one decision of the rules, one small step; steps that
 * show nothing new are held by the frame and can be taken back, until one needs dice, the other player or a hidden card:
 * then all of them are sent. The view is the position with these steps made.
 */
export interface Desk extends Reading {
  readonly seat: Seat;
  readonly ask: Ask;
  readonly kind: AskKind;
  /** What was told so far, oldest first. */
  readonly told: readonly GameEvent[];
  /** Every legal answer. */
  readonly answers: readonly BattleDecision[];
  /** The answers of some verbs. */
  answersOf<Kind extends BattleDecision["kind"]>(...kinds: readonly Kind[]): Extract<BattleDecision, { kind: Kind }>[];
  /** What is chosen and waits for the button; legal. */
  readonly draft: BattleDecision | undefined;
  change(draft: BattleDecision | undefined, said?: string): void;
  /** Why an answer is not legal. */
  why(answer: BattleDecision): Refusal | undefined;
  /** Makes a step: this answer, or the draft. What is not legal is explained and never sent. */
  send(answer?: BattleDecision): void;
  readonly isSending: boolean;
  readonly isWhatIf: boolean;
  /** How many steps are held. */
  readonly held: number;
  /** These steps, oldest first. */
  readonly made: readonly BattleDecision[];
  /** Takes the last held step back; undefined where there is none. */
  readonly takeBack: (() => void) | undefined;
  /** A hex that the reader pointed at: a unit whose moves are shown, a target that is weighed. */
  readonly selected: Hex | undefined;
  select(hex: Hex | undefined): void;
  /** What else the scene of a question keeps: a card that was taken up, a path. Empty with every new question. */
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
