import { Worker } from "node:worker_threads";
import type { Clock, Timer } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";

/** What became of a task: the worker's answer, or why there is none. */
export type Done<Answer> =
  | { readonly answer: Answer }
  | { readonly failed: "threw" | "did not answer" | "died" | "closed"; readonly problem?: string };

interface Waiting<Task, Answer> {
  readonly task: Task;
  readonly resolve: (done: Done<Answer>) => void;
}

export interface PoolOptions<Task> {
  readonly threads: number;
  /** How many milliseconds a task may take before its worker is taken for dead. */
  readonly longest: number;
  readonly script?: URL;
  /** What the log says of a task. */
  readonly about: (task: Task) => object;
  /** Told how long each answer took, without the wait for a worker. */
  readonly took?: (task: Task, seconds: number) => void;
}

/**
 * Worker threads for whatever must not stop the event loop: bots, and positions that strangers describe. A worker that
 * throws, dies or does not answer in time fails its task and nothing else; the last two are replaced.
 */
export class WorkerPool<Task extends object, Answer> {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #script: URL;
  readonly #longest: number;
  readonly #about: (task: Task) => object;
  readonly #took: (task: Task, seconds: number) => void;
  readonly #idle: Worker[] = [];
  readonly #queue: Waiting<Task, Answer>[] = [];
  readonly #busy = new Map<Worker, Waiting<Task, Answer> & { readonly timer: Timer; readonly since: number }>();
  #room: number;
  #isClosed = false;

  constructor(clock: Clock, log: Log, options: PoolOptions<Task>) {
    const { threads, longest, script = workerScript, about, took = () => undefined } = options;
    this.#room = threads;
    this.#clock = clock;
    this.#log = log;
    this.#script = script;
    this.#longest = longest;
    this.#about = about;
    this.#took = took;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  async run(task: Task): Promise<Done<Answer>> {
    if (this.#isClosed) return { failed: "closed" };
    return new Promise((resolve) => {
      this.#queue.push({ task, resolve });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#queue.splice(0)) resolve({ failed: "closed" });
    const all = [...this.#idle.splice(0), ...this.#busy.keys()];
    for (const worker of this.#busy.keys()) this.#finish(worker, { failed: "closed" });
    await Promise.all(all.map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#queue.length === 0) return;
    const worker = this.#idle.pop() ?? this.#start();
    if (worker === undefined) return;
    const { task, resolve } = this.#queue.shift() as Waiting<Task, Answer>;
    const timer = this.#clock.at(this.#clock.now() + this.#longest, () => this.#replace(worker, "did not answer"));
    this.#busy.set(worker, { task, resolve, timer, since: performance.now() });
    worker.postMessage(task);
  }

  #start(): Worker | undefined {
    if (this.#room === 0) return undefined;
    this.#room--;
    // What the main thread was started with, conditions and loaders, is not for a built file.
    const worker = new Worker(this.#script, { execArgv: [] });
    worker.unref();
    worker.on("message", (message: { answer?: Answer; problem?: string } | null) => {
      const work = this.#busy.get(worker);
      // An unexpected message: sent twice, or too late.
      if (work === undefined) return;
      const { task, since } = work;
      this.#took(task, (performance.now() - since) / 1000);
      const { answer, problem } = message ?? {};
      if (problem !== undefined) this.#log.error({ problem, ...this.#about(task) }, "a worker threw");
      this.#finish(worker, problem === undefined ? { answer: answer as Answer } : { failed: "threw", problem });
      this.#idle.push(worker);
      this.#next();
    });
    worker.on("messageerror", (reason) => this.#replace(worker, "did not answer", String(reason)));
    worker.on("error", (reason) => this.#replace(worker, "died", String(reason)));
    worker.on("exit", () => {
      this.#replace(worker, "died");
      // Not before: one that is told to end may take its time, and there are never more than allowed.
      this.#room++;
      this.#next();
    });
    return worker;
  }

  #finish(worker: Worker, done: Done<Answer>): void {
    const work = this.#busy.get(worker);
    this.#busy.delete(worker);
    work?.timer.cancel();
    work?.resolve(done);
  }

  /** A worker that cannot be trusted any more ends; another takes its place when it is gone. */
  #replace(worker: Worker, failed: "did not answer" | "died", problem?: string): void {
    const work = this.#busy.get(worker);
    const idle = this.#idle.indexOf(worker);
    if (this.#isClosed || (work === undefined && idle === -1)) return;
    this.#log.error({ why: failed, problem, ...(work && this.#about(work.task)) }, "a worker was replaced");
    if (idle !== -1) this.#idle.splice(idle, 1);
    void worker.terminate();
    this.#finish(worker, { failed, ...(problem !== undefined && { problem }) });
  }
}

/** Threads run what was built, also where the server itself runs from its sources in a test. */
const workerScript = new URL(
  import.meta.url.endsWith(".ts") ? "../dist/workers/worker.js" : "./worker.js",
  import.meta.url,
);
