import type { SomeGame, SomeState } from "@weirwood/catalogue";
import { summarizeAsks } from "@weirwood/kernel";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import { refused } from "../refusals.ts";
import { type AskTimes, askTimes } from "../tables/asks.ts";
import { type PlayedAgain, playAgain } from "../tables/positions.ts";
import type { Asker } from "./fair-queue.ts";
import { WorkerPool, type WorkLimits } from "./pool.ts";

/** A game as it once stood. */
export interface Past {
  readonly state: SomeState;
  /** When what it waited for then was asked. */
  readonly askTimes: AskTimes;
}

export interface PastTask {
  readonly game: string;
  /** Where to go on from: the first state as the store keeps it, and when the game began; or what an earlier task gave. */
  readonly from: Past | { readonly first: string; readonly startedAt: number };
  readonly decisions: readonly (PlayedAgain & { readonly at: number })[];
}

export type PlayFurther = (task: PastTask, asker: Asker) => Promise<Past>;

/** So many decisions, of which there are never more than a page, take a fraction of a second. */
const LONGEST = 10_000;
const LOADING = 10_000;
const PATIENCE = 5_000;
const MOST_OF_ONE = 60;

/** Plays games again from their beginning for those who see them late, a page of decisions at a time. */
export class Pasts {
  readonly #pool: WorkerPool<PastTask, Past>;

  constructor(clock: Clock, log: Log, limits: WorkLimits = {}) {
    const { longest = LONGEST, loading = LOADING, patience = PATIENCE } = limits;
    this.#pool = new WorkerPool(clock, log, {
      threads: 1,
      longest,
      loading,
      patience,
      mostOfOne: MOST_OF_ONE,
      about: ({ game }) => ({ game, what: "a game's past" }),
    });
  }

  readonly playFurther: PlayFurther = async (task, asker) => {
    const done = await this.#pool.run(task, asker);
    if ("answer" in done) return done.answer;
    if (done.failed === "closed") throw refused("server.closing");
    if (done.failed === "busy") throw refused("server.busy");
    throw new Error(`a game could not be played again: ${done.failed} ${done.problem ?? ""}`);
  };

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** The worker's part. */
export function playedFurther(game: SomeGame, { from, decisions }: PastTask): Past {
  const state = "first" in from ? game.fromJSON(JSON.parse(from.first)) : from.state;
  let times = "first" in from ? askTimes(undefined, summarizeAsks(game, state), from.startedAt) : from.askTimes;
  for (const { at, ...decision } of decisions) {
    playAgain(game, state, [decision]);
    times = askTimes(times, summarizeAsks(game, state), at);
  }
  return { state, askTimes: times };
}
