import type { SomeGame, SomeState } from "@weirwood/catalogue";
import { type Json, type JsonMap, NOBODY } from "@weirwood/kernel";
import { optionsFrom } from "../games.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import { refused } from "../refusals.ts";
import { WorkerPool } from "./pool.ts";

/** What a game shall begin from: options and a seed, or a position that somebody has described. */
export type Beginning = { readonly options: Json; readonly seed: Uint8Array } | { readonly position: Json };

export type BeginningTask = Beginning & { readonly game: string };

/** The first state, or what is wrong with the position. */
export type Begun = { readonly state: JsonMap } | { readonly problem: string };

/** What strangers may make the rules do, away from the event loop and within a limit of time. */
export type SetUp = (game: SomeGame, beginning: Beginning) => Promise<SomeState>;

/** Setting up takes a millisecond; a worker may first have to start, on a busy machine. */
const LONGEST = 10_000;
const MOST_WAITING = 200;
const LONGEST_PROBLEM = 200;

export class Beginnings {
  readonly #pool: WorkerPool<BeginningTask, Begun>;
  readonly #seconds: number;

  constructor(clock: Clock, log: Log, { script, longest = LONGEST }: { script?: URL; longest?: number } = {}) {
    this.#seconds = Math.ceil(longest / 1000);
    this.#pool = new WorkerPool(clock, log, {
      threads: 1,
      longest,
      ...(script && { script }),
      about: (task) => ({ game: task.game, ...("position" in task && { position: task.position }) }),
    });
  }

  /** The state that a game begins with. Refuses positions that cannot be, and those that take too long. */
  readonly setUp: SetUp = async (game, beginning) => {
    if (this.#pool.waiting >= MOST_WAITING) throw refused("server.busy");
    const done = await this.#pool.run({ ...beginning, game: game.name });
    if ("answer" in done) {
      if ("state" in done.answer) return game.fromJSON(done.answer.state);
      throw refused("table.position", { problem: done.answer.problem });
    }
    if (done.failed === "closed") throw refused("server.closing");
    if (done.failed === "did not answer") throw refused("table.too-long", { seconds: this.#seconds });
    throw new Error(`a game could not be set up: ${done.failed} ${done.problem ?? ""}`);
  };

  close(): Promise<void> {
    return this.#pool.close();
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
