import type { GameEvent, Phrasebook, Seat } from "@weirwood/kernel";
import type { ComponentType } from "react";
import type { GameSymbol, SymbolName } from "../../art/symbol-names.ts";
import type { Highlight } from "../../replay/highlights.ts";
import type { Language } from "../../text/language.ts";

/** What a game brings to the end of its games, loaded with the screen that shows it. All of it may be left out. */
export interface GameEnding<State = unknown> {
  /** Which measure ranks the seats, where it depends on how the game ended by the view; the game's first if left out. */
  readonly ranking?: Ranking<State> | ((view: State) => Ranking<State>);
  /** Measures whose course can be looked at, besides the one that ranks. */
  readonly charts?: readonly string[];
  /** The headline, for whoever won. */
  headline?(winners: string, isOne: boolean, language: Language): string;
  /** How it ended, in a sentence or two; here and below the book has the names of this table. */
  sentence?(end: EndOfGame<State>, language: Language, book?: Phrasebook): string | undefined;
  /** What the winner did in the round that decided. */
  decided?(round: DecidingRound<State>, language: Language, book?: Phrasebook): string | undefined;
  /** Up to three moments to remember. */
  moments?(highlights: readonly Highlight[], language: Language, book?: Phrasebook): readonly EndMoment[];
  /** The board as it stands, around a seat's own; drawing only, without anything to press. */
  readonly Backdrop?: ComponentType<{ readonly view: State; readonly seat: Seat }>;
}

export interface Ranking<State> {
  readonly measure: string;
  readonly symbol: SymbolName | GameSymbol;
  /** What wins, where the rules name a number. */
  goal?(view: State): number;
  /** What is counted up to the goal, where it has a shape that is known. */
  readonly pips?: "tower";
  /** A second figure, at the end of each row. */
  readonly beside?: { readonly measure: string; readonly symbol: SymbolName | GameSymbol };
}

export interface EndOfGame<State> {
  readonly view: State;
  readonly winner: Seat;
  readonly round: number;
  /** The board at the end of the round before the last. */
  readonly before: State;
  /** What was told in the last round. */
  readonly told: readonly GameEvent[];
}

export interface DecidingRound<State> {
  readonly winner: Seat;
  readonly before: State;
  readonly after: State;
  readonly told: readonly GameEvent[];
}

/** Something to remember, and where in the record it is. */
export interface EndMoment {
  readonly key: string;
  readonly at: number;
  readonly round: number;
  readonly title?: string;
  readonly sentence: string;
  readonly symbol: SymbolName | GameSymbol;
  /** Whose colours it has, by the seat's one-word name. */
  readonly seat?: string;
}
