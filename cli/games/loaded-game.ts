import type { Entry, SomeBots, SomeGame, SomeOptions, SomeState } from "@weirwood/catalogue";
import type { CliGame } from "./cli-game.ts";
import type { GameBench } from "./game-bench.ts";

export type SomeCliGame = CliGame<SomeState, SomeOptions>;
export type SomeBench = GameBench<SomeState>;

/** A game as commands have it. */
export interface LoadedGame {
  readonly entry: Entry;
  readonly game: SomeGame;
  /** How it is shown and typed in the terminal. */
  readonly cli: SomeCliGame;
}

/** A game with its bots, for those who play it here. */
export interface PlayableGame extends LoadedGame {
  readonly bots: SomeBots;
}
