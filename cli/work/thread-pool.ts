import { Worker } from "node:worker_threads";
import type { Pool } from "./pool.ts";
import type { ResultOf, Task } from "./task.ts";

/** Threads of this process. Each keeps the games it has loaded: that takes longer than to play one. */
export class ThreadPool implements Pool {
  readonly jobs: number;
  readonly #idle: Worker[] = [];
  readonly #threads = new Set<Worker>();

  constructor(jobs: number) {
    this.jobs = jobs;
  }

  async run<One extends Task>(
    tasks: Iterable<One>,
    onDone: (result: ResultOf<One>, number: number, task: One) => void,
  ): Promise<void> {
    const waiting = tasks[Symbol.iterator]();
    let given = 0;
    let isBroken = false;
    const work = async (): Promise<void> => {
      for (let next = waiting.next(); next.done !== true && !isBroken; next = waiting.next()) {
        const number = given++;
        onDone(await this.perform(next.value), number, next.value);
      }
    };
    try {
      await Promise.all(Array.from({ length: this.jobs }, work));
    } finally {
      isBroken = true;
    }
  }

  /** Does a task in a thread that has nothing else to do. One in which something goes wrong is not used again. */
  perform<One extends Task>(task: One): Promise<ResultOf<One>> {
    const thread = this.#idle.pop() ?? this.#start();
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        thread.off("message", hear).off("error", fail).off("exit", endEarly);
      };
      const hear = (result: ResultOf<One>): void => {
        stop();
        this.#idle.push(thread);
        resolve(result);
      };
      const fail = (reason: Error): void => {
        stop();
        this.#threads.delete(thread);
        reject(reason);
      };
      const endEarly = (): void => fail(new Error("a worker thread ended too early"));
      thread.on("message", hear).on("error", fail).on("exit", endEarly);
      thread.postMessage(task);
    });
  }

  async end(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  #start(): Worker {
    const thread = new Worker(new URL("./thread.js", import.meta.url));
    this.#threads.add(thread);
    return thread;
  }
}
