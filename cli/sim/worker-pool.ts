import { Worker } from "node:worker_threads";
import type { Shift, ShiftResult, Task } from "./shift.ts";
import type { Simulation } from "./simulation.ts";
import { emptyTally, merge, type Tally } from "./tally.ts";

/** A record could not be written; the games themselves are fine. */
export class CannotWriteRecord extends Error {
  readonly path: string;
  readonly code: string;

  constructor(path: string, code: string) {
    super(`${path}: ${code}`);
    this.path = path;
    this.code = code;
  }
}

/** Shifts small enough that all threads end at about the same time, and that progress is seen to move. */
const SHIFTS_A_JOB = 40;
const LONGEST_SHIFT = 200;

/** Threads that play one simulation of a game after another: to load a game takes longer than to play one. */
export class WorkerPool {
  readonly #game: string;
  readonly #jobs: number;
  readonly #workers: Worker[] = [];

  constructor(game: string, jobs: number) {
    this.#game = game;
    this.#jobs = jobs;
  }

  /** Plays the games from the first number up to the last, shared out among threads, and adds them up. */
  async play(simulation: Simulation, { from, to }: Shift, onProgress: (tally: Tally) => void): Promise<Tally> {
    const tally = emptyTally();
    const length = Math.max(1, Math.min(LONGEST_SHIFT, Math.ceil((to - from) / this.#jobs / SHIFTS_A_JOB)));
    let next = from;
    const nextTask = (): Task | undefined => {
      if (next >= to) return undefined;
      const task = { simulation, from: next, to: Math.min(next + length, to) };
      next = task.to;
      return task;
    };
    const add = (part: Tally): void => {
      merge(tally, part);
      onProgress(tally);
    };
    const workers = this.#atLeast(Math.min(this.#jobs, to - from));
    await Promise.all(workers.map((worker) => work(worker, nextTask, add)));
    return tally;
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  /** So many threads; those that are missing are started. */
  #atLeast(count: number): readonly Worker[] {
    while (this.#workers.length < count) {
      this.#workers.push(new Worker(new URL("./worker.js", import.meta.url), { workerData: this.#game }));
    }
    return this.#workers.slice(0, count);
  }
}

/** Gives a thread one task after another until there is none left. */
function work(worker: Worker, nextTask: () => Task | undefined, onDone: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      worker.off("message", hear).off("error", fail).off("exit", endEarly);
    };
    const fail = (reason: Error): void => {
      stop();
      reject(reason);
    };
    const endEarly = (): void => fail(new Error("a worker thread ended too early"));
    const giveNext = (): void => {
      const task = nextTask();
      if (task !== undefined) {
        worker.postMessage(task);
        return;
      }
      stop();
      resolve();
    };
    const hear = (result: ShiftResult): void => {
      if ("cannotWrite" in result) {
        fail(new CannotWriteRecord(result.cannotWrite, result.code));
        return;
      }
      onDone(result.tally);
      giveNext();
    };
    worker.on("message", hear).on("error", fail).on("exit", endEarly);
    giveNext();
  });
}
