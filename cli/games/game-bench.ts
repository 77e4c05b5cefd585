import type { JsonMap, Seat } from "@weirwood/kernel";
import type { Context } from "../context.ts";

/** What the bench needs to know of a game. Options are given as `readOptions` takes them. */
export interface GameBench<State> {
  readonly engine: {
    /** The table that most figures are about, and one with everything on. */
    readonly usual: JsonMap;
    readonly full: JsonMap;
    /** Ratios and figures by name: what must not be missed, or not exceeded where it is a cost. */
    readonly bars: { readonly [name: string]: number };
    /** Questions of its own whose cost is a figure, by name. */
    readonly questions?: { readonly [name: string]: TimedQuestion<State> };
  };
  readonly server: {
    readonly options: JsonMap;
    readonly seats: number;
    /** A kind of ask put to all seats in secret when every round begins, whose answers may be replaced again and again. */
    readonly replaceable?: string;
  };
  /** Missing for a game that the page does not draw. */
  readonly web?: {
    /** A game in its midst: where the reader is asked something, or looks on while bots play it to its end. */
    midGame(isAsked: boolean): MidGame;
    /** Selects what can be pressed on the board. */
    readonly target: string;
    /** Whether a script is the drawn board, which is art to us. */
    isArt(path: string): boolean;
  };
}

export interface TimedQuestion<State> {
  title(here: Context): string;
  /** The question, as it can be put to a position, any number of times; what it gives is only looked at. */
  in(state: State, seat: Seat): readonly (() => number)[];
}

export interface MidGame {
  readonly options: JsonMap;
  readonly state: JsonMap;
  readonly seats: number;
  readonly round: number;
  /** Where the reader sits, or NOBODY. */
  readonly seat: number;
}
