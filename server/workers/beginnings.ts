import type { SomeGame, SomeState } from "@weirwood/catalogue";
import { type Json, type JsonMap, NOBODY } from "@weirwood/kernel";
import { optionsFrom } from "../games.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import { refused } from "../refusals.ts";
import type { Asker } from "./fair-queue.ts";
import { WorkerPool, type WorkLimits } from "./pool.ts";

/** What a game shall begin from: options and a seed, or a position that somebody has described. */
export type Beginning = { readonly options: Json; readonly seed: Uint8Array } | { readonly position: Json };

export type BeginningTask = Beginning & { readonly game: string };

/** The first state, or what is wrong with the position. */
export type Begun = { readonly state: JsonMap } | { readonly problem: string };

/** Sets a game up, away from the event loop and within a limit of time. */
export type SetUp = (game: SomeGame, beginning: Beginning) => Promise<SomeState>;

/** The same in somebody's turn. */
export type SetUpFor = (asker: Asker) => SetUp;

/** Setting up takes a few milliseconds. */
const LONGEST = 1000;
/** A worker may first have to start, on a busy machine. */
const LOADING = 10_000;
/** After how long whoever waits is told that the server is busy. */
const PATIENCE = 5_000;
const MOST_OF_ONE = 30;
const LONGEST_PROBLEM = 200;

interface BeginningsOptions extends WorkLimits {
  readonly script?: URL;
}

/** What strangers describe has a worker to itself: games that begin as the rules say do not wait for any position. */
export class Beginnings {
  readonly #positions: WorkerPool<BeginningTask, Begun>;
  readonly #usual: WorkerPool<BeginningTask, Begun>;
  readonly #seconds: number;

  constructor(clock: Clock, log: Log, options: BeginningsOptions = {}) {
    const { script, longest = LONGEST, loading = LOADING, patience = PATIENCE } = options;
    this.#seconds = Math.ceil(longest / 1000);
    const pool = () =>
      new WorkerPool<BeginningTask, Begun>(clock, log, {
        threads: 1,
        longest,
        loading,
        patience,
        mostOfOne: MOST_OF_ONE,
        ...(script && { script }),
        about: (task) => ({ game: task.game, ...("position" in task && { position: task.position }) }),
      });
    this.#positions = pool();
    this.#usual = pool();
  }

  get waiting(): number {
    return this.#positions.waiting + this.#usual.waiting;
  }

  /** The state that a game begins with. Refuses positions that cannot be, and those that take too long. */
  readonly setUpFor: SetUpFor = (asker) => async (game, beginning) => {
    const pool = "position" in beginning ? this.#positions : this.#usual;
    const done = await pool.run({ ...beginning, game: game.name }, asker);
    if ("answer" in done) {
      if ("state" in done.answer) return game.fromJSON(done.answer.state);
      throw refused("table.position", { problem: done.answer.problem });
    }
    if (done.failed === "closed") throw refused("server.closing");
    if (done.failed === "busy") throw refused("server.busy");
    if (done.failed === "did not answer") throw refused("table.too-long", { seconds: this.#seconds });
    throw new Error(`a game could not be set up: ${done.failed} ${done.problem ?? ""}`);
  };

  async close(): Promise<void> {
    await Promise.all([this.#positions.close(), this.#usual.close()]);
  }
}

/** The worker's part. */
export function begun(game: SomeGame, beginning: Beginning): Begun {
  if ("seed" in beginning) {
    return { state: game.toJSON(game.setup(optionsFrom(game, beginning.options), beginning.seed)) };
  }
  let state: SomeState;
  try {
    state = game.scenarios.given(beginning.position);
  } catch (reason) {
    return { problem: (reason as Error).message.slice(0, LONGEST_PROBLEM) };
  }
  // A table that waits for nobody would wait for ever.
  if (game.awaited(state) === NOBODY) return { problem: "the game is over before it begins" };
  return { state: game.toJSON(state) };
}
