import type { Ask, GameEvent, Refusal } from "@weirwood/kernel";
import { type Area, type AskKind, askKind, type Troop } from "@weirwood/throne/questions";
import { type ThroneDecision, throne } from "@weirwood/throne/rules";
import { createContext, type ReactNode, useContext } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import { type Draft, writeDraft } from "../draft/draft.ts";
import { refusalOf, type Seated } from "../draft/seated.ts";
import type { ThroneText } from "../text/en.ts";
import type { ThroneWords } from "../words.ts";

/** What a reader who is asked something has before them: the question, the answer so far, and how it is changed and sent. */
export interface Desk {
  readonly at: Seated;
  readonly ask: Ask;
  /** What was told so far, oldest first. */
  readonly told: readonly GameEvent[];
  readonly kind: AskKind;
  readonly draft: Draft;
  /** Why the draft cannot be sent; undefined where it can, or where there is none yet. */
  readonly refusal: Refusal | undefined;
  /** Whether this very answer is in already, and waits for the others. */
  readonly isSent: boolean;
  readonly isSending: boolean;
  readonly isWhatIf: boolean;
  /** Replaces the draft; what is said goes to a screen reader. */
  change(next: Draft, said?: string): void;
  /** Takes the last change back; undefined where there is none. */
  readonly undo: (() => void) | undefined;
  /** Sends an answer, or the draft; what is not legal is never sent. */
  send(answer?: ThroneDecision): void;
  /** The area that a question inside the question is about. */
  readonly selected: Area | undefined;
  select(area: Area | undefined): void;
  /** Units picked up and not yet sent anywhere; undefined: all who are at home. */
  readonly hand: Troop | undefined;
  pickUp(troop: Troop | undefined): void;
  /** What a greyed thing says about itself, shown in the panel. */
  readonly explained: Refusal | Reason | undefined;
  explain(why: Refusal | Reason | undefined): void;
  say(words: string): void;
  readonly words: ThroneWords;
  readonly text: ThroneText["play"];
  /** The frame's own buttons beside the one that sends. */
  readonly tools: ReactNode;
  /** A phone: trays stand in the panel, not beside the area. */
  readonly isNarrow: boolean;
  /** Whether the wide view of a battle or an auction is in front. */
  readonly isStageOpen: boolean;
  setStageOpen(isOpen: boolean): void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error("nobody is asked anything here");
  return desk;
}

/** What follows from view and draft alone. */
export function standingOf(at: Seated, draft: Draft): Pick<Desk, "kind" | "draft" | "refusal" | "isSent"> {
  const kept = throne.kept(at.view, at.seat);
  return {
    kind: askKind(at.view),
    draft,
    refusal: draft && refusalOf(at, draft),
    isSent: kept !== undefined && draft !== undefined && writeDraft(kept) === writeDraft(draft),
  };
}
