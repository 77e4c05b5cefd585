import { Worker } from "node:worker_threads";
import type { Pool } from "./pool.ts";
import type { ResultOf, Task } from "./task.ts";

/** Threads that do one piece of work after another for a game: to load a game takes longer than to play one. */
export class ThreadPool implements Pool {
  readonly jobs: number;
  readonly #game: string;
  readonly #threads: Worker[] = [];

  constructor(game: string, jobs: number) {
    this.#game = game;
    this.jobs = jobs;
  }

  async run<One extends Task>(
    tasks: Iterable<One>,
    onDone: (result: ResultOf<One>, number: number, task: One) => void,
  ): Promise<void> {
    const waiting = tasks[Symbol.iterator]();
    let given = 0;
    const next = (): Given<One> | undefined => {
      const { value, done } = waiting.next();
      return done === true ? undefined : { task: value, number: given++ };
    };
    const working: Promise<void>[] = [];
    for (let thread = 0; thread < this.jobs; thread++) {
      const first = next();
      if (first === undefined) break;
      working.push(work(this.#thread(thread), first, next, onDone));
    }
    await Promise.all(working);
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  /** The thread of that number, started when it is first wanted. */
  #thread(number: number): Worker {
    this.#threads[number] ??= new Worker(new URL("./thread.js", import.meta.url), { workerData: this.#game });
    return this.#threads[number];
  }
}

interface Given<One> {
  readonly task: One;
  readonly number: number;
}

/** Gives a thread one task after another until there is none left. */
function work<One extends Task>(
  thread: Worker,
  first: Given<One>,
  next: () => Given<One> | undefined,
  onDone: (result: ResultOf<One>, number: number, task: One) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let given: Given<One> | undefined = first;
    const stop = (): void => {
      thread.off("message", hear).off("error", fail).off("exit", endEarly);
    };
    const fail = (reason: Error): void => {
      stop();
      reject(reason);
    };
    const endEarly = (): void => fail(new Error("a worker thread ended too early"));
    const hear = (result: ResultOf<One>): void => {
      const { task, number } = given as Given<One>;
      try {
        onDone(result, number, task);
      } catch (reason) {
        fail(reason as Error);
        return;
      }
      given = next();
      if (given !== undefined) {
        thread.postMessage(given.task);
        return;
      }
      stop();
      resolve();
    };
    thread.on("message", hear).on("error", fail).on("exit", endEarly);
    thread.postMessage(first.task);
  });
}
