import type { JsonMap } from "@weirwood/kernel";

/** What the bench needs to know of a game. Options are given as `readOptions` takes them. */
export interface GameBench {
  readonly engine: {
    /** The table that most figures are about, and one with everything on. */
    readonly usual: JsonMap;
    readonly full: JsonMap;
  };
  readonly server: {
    readonly options: JsonMap;
    readonly seats: number;
    /** A kind of ask put to all seats in secret, whose answers may be replaced again and again. */
    readonly replaceable: string;
  };
  readonly web: {
    /** A game in its midst: where the reader is asked something, or looks on while bots play it to its end. */
    midGame(isAsked: boolean): MidGame;
    /** Selects what can be pressed on the board. */
    readonly target: string;
    /** Whether a script is the drawn board, which is art to us. */
    isArt(path: string): boolean;
  };
}

export interface MidGame {
  readonly options: JsonMap;
  readonly state: JsonMap;
  readonly seats: number;
  readonly round: number;
  /** Where the reader sits, or NOBODY. */
  readonly seat: number;
}
