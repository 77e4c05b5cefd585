import type { SomeGame } from "@weirwood/catalogue";
import { isRecordProblem, type Refusal, RefusedError, readRecord, replay, writeRecord } from "@weirwood/kernel";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import { refused } from "../refusals.ts";
import type { Asker } from "./fair-queue.ts";
import { WorkerPool, type WorkLimits } from "./pool.ts";

export interface ReplayTask {
  readonly game: string;
  /** A record as a stranger sent it. */
  readonly record: string;
}

/** The record as it may be shown, or why it is none. */
export type Replayed = { readonly record: string } | { readonly refusal: Refusal };

/** A whole game is played again in a second or two, on a busy machine. */
const LONGEST = 10_000;
const LOADING = 10_000;
const PATIENCE = 5_000;
const MOST_OF_ONE = 10;

/** Plays records of strangers again, away from the event loop and within a limit of time. */
export class Replays {
  readonly #pool: WorkerPool<ReplayTask, Replayed>;
  readonly #seconds: number;

  constructor(clock: Clock, log: Log, limits: WorkLimits = {}) {
    const { longest = LONGEST, loading = LOADING, patience = PATIENCE } = limits;
    this.#seconds = Math.ceil(longest / 1000);
    this.#pool = new WorkerPool(clock, log, {
      threads: 1,
      longest,
      loading,
      patience,
      mostOfOne: MOST_OF_ONE,
      about: ({ game }) => ({ game, what: "a record" }),
    });
  }

  /** The record, verified and without anything that its sender has written beside the game. */
  async verified(task: ReplayTask, asker: Asker): Promise<string> {
    const done = await this.#pool.run(task, asker);
    if ("answer" in done) {
      if ("record" in done.answer) return done.answer.record;
      throw new RefusedError(done.answer.refusal);
    }
    if (done.failed === "closed") throw refused("server.closing");
    if (done.failed === "busy") throw refused("server.busy");
    if (done.failed === "did not answer") throw refused("record.too-long", { seconds: this.#seconds });
    throw new Error(`a record could not be replayed: ${done.failed} ${done.problem ?? ""}`);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** The worker's part. Headers and remarks, in which somebody may have put names, are left out. */
export function replayed(game: SomeGame, text: string): Replayed {
  const record = readRecord(text);
  if (isRecordProblem(record)) return { refusal: record.refusal };
  const end = replay(game, record);
  if (isRecordProblem(end)) return { refusal: end.refusal };
  const decisions = record.decisions.map(({ seat, notation }) => ({ seat, notation }));
  return { record: writeRecord({ ...record, headers: [], decisions }) };
}
