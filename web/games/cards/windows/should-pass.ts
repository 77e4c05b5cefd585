import type { CardsDecision } from "@weirwood/cards/playing";
import type { AskKind } from "@weirwood/cards/questions";
import type { Wish } from "./wishes.ts";

/** What it depends on whether a pass is given by itself. */
export interface Asked {
  readonly kind: AskKind;
  readonly answers: readonly CardsDecision[];
  readonly wish: Wish;
  /** The answer is in already. */
  readonly isAnswered: boolean;
  /** An answer is on its way. */
  readonly isSending: boolean;
  readonly isWhatIf: boolean;
  /** The reader has taken something up: they mean to answer themselves. */
  readonly isDrafting: boolean;
}

const polls: ReadonlySet<AskKind> = new Set(["action", "save", "response"]);

/** Whether everybody is asked at once and in secret whether they act. */
export const isPoll = (kind: AskKind): boolean => polls.has(kind);

/** Whether the reader passes without being asked: only in such a round, and only where they have said so. */
export function shouldPass({ kind, answers, wish, isAnswered, isSending, isWhatIf, isDrafting }: Asked): boolean {
  if (!isPoll(kind) || isAnswered || isSending || isWhatIf || isDrafting) return false;
  if (wish.is === "never") return true;
  return wish.is === "could" && answers.every((answer) => answer.kind === "pass");
}

const LEAST = 300;
const MOST = 900;

/** How long a pass that is given by itself waits, in milliseconds: by chance, and the same whoever could have done what. */
export const waitFor = (chance: number): number => LEAST + Math.floor(chance * (MOST - LEAST + 1));
