import type { GameEvent } from "@weirwood/kernel";
import type { House } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { createContext, useContext } from "react";
import type { ThroneText } from "../text/en.ts";
import type { ThroneWords } from "../words.ts";

/** What everybody who looks at the table has: the view, its words, and a way to the rules. */
export interface Reading {
  readonly view: Throne;
  /** The reader's house, or NONE for an onlooker. */
  readonly reader: House;
  readonly words: ThroneWords;
  readonly text: ThroneText;
  readonly openRule: (rule: string) => void;
  readonly isNarrow: boolean;
  /** What was told so far, oldest first, where it is at hand. */
  readonly told?: readonly GameEvent[];
}

export const ReadingContext = createContext<Reading | undefined>(undefined);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (reading === undefined) throw new Error("nobody reads here");
  return reading;
}
