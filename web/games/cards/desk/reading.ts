import type { Cards } from "@weirwood/cards/questions";
import type { Seat } from "@weirwood/kernel";
import { createContext, useContext } from "react";
import type { CardsText } from "../text/en.ts";
import type { CardsWords } from "../words.ts";

/** What everybody who looks at the table has: the view, its words, and a way to the rules. */
export interface Reading {
  /** What the board shows: the position, and on it the reader's steps that are not sent yet. */
  readonly view: Cards;
  /** The reader's seat, or ONLOOKER. */
  readonly seat: Seat;
  readonly words: CardsWords;
  readonly text: CardsText;
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
