import type { Battle, House } from "@weirwood/battles/questions";
import { createContext, useContext } from "react";
import type { BattlesText } from "../text/en.ts";
import type { BattleWords } from "../words.ts";

/** What everybody who looks at the table has: the view, its words, and a way to the rules. */
export interface Reading {
  /** What the board shows: the position, and on it the reader's steps that are not sent yet. */
  readonly view: Battle;
  /** The reader's House, or NONE for an onlooker. */
  readonly reader: House;
  readonly words: BattleWords;
  readonly text: BattlesText;
  readonly openRule: (rule: string) => void;
  /** A phone or a tablet. */
  readonly isNarrow: boolean;
}

export const ReadingContext = createContext<Reading | undefined>(undefined);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (reading === undefined) throw new Error("nobody reads here");
  return reading;
}
