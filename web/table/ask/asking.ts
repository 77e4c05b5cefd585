import { explain, type Phrasebook, type Refusal } from "@weirwood/kernel";
import { createContext, useContext } from "react";

/** A refusal in the reader's words, with the rule it cites. */
export interface Reason {
  readonly sentence: string;
  readonly rule: string;
}

export const reasonOf = (book: Phrasebook, why: Refusal | Reason): Reason =>
  "sentence" in why ? why : { sentence: explain(book, why), rule: why.rule };

/** What the controls of any question need: words for a refusal, a way to the rules, and a place that tells reasons. */
export interface Asking {
  readonly book: Phrasebook;
  readonly openRule: (rule: string) => void;
  /** What a greyed thing says about itself, shown in the panel. */
  readonly explained: Refusal | Reason | undefined;
  explain(why: Refusal | Reason | undefined): void;
}

export const AskingContext = createContext<Asking | undefined>(undefined);

export function useAsking(): Asking {
  const asking = useContext(AskingContext);
  if (asking === undefined) throw new Error("nobody is asked anything here");
  return asking;
}
