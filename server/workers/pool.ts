import { Worker } from "node:worker_threads";
import type { Clock, Timer } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import { type Asker, FairQueue } from "./fair-queue.ts";

/** What became of a task: the worker's answer, or why there is none. */
export type Done<Answer> =
  | { readonly answer: Answer }
  | { readonly failed: "threw" | "did not answer" | "died" | "closed" | "busy"; readonly problem?: string };

/**
 * Of what waits, the first lane and the usual one are served by turns, so that neither waits behind the other; the idle one
 * only while nothing else waits.
 */
const lanes = ["first", "usual", "idle"] as const;
export type Lane = (typeof lanes)[number];

interface Waiting<Task, Answer> {
  readonly task: Task;
  readonly resolve: (done: Done<Answer>) => void;
  patience: Timer | undefined;
}

/** How long work may take and wait, in milliseconds, in place of what is usual for it. */
export type WorkLimits = Partial<Pick<PoolOptions<never>, "longest" | "loading" | "patience">>;

export interface PoolOptions<Task> {
  readonly threads: number;
  /** How many milliseconds a task may take before its worker is taken for dead. */
  readonly longest: number;
  /**
   * How many more for loading what the task needs, where the worker says when it has and begins: `longest` is then what the
   * task itself may take, however busy the machine.
   */
  readonly loading?: number;
  /** How many milliseconds a task may wait for a worker; then it is not carried out at all. */
  readonly patience?: number;
  /** How many tasks of one address may wait. */
  readonly mostOfOne?: number;
  readonly script?: URL;
  /** What the log says of a task. */
  readonly about: (task: Task) => object;
  /** Told how long each answer took, without the wait for a worker. */
  readonly took?: (task: Task, seconds: number) => void;
}

/**
 * Worker threads for whatever must not stop the event loop: bots, set-ups, and games that are played again. Whoever asks has
 * fair turns. A worker that throws, dies or does not answer in time fails its task and nothing else; the last two are replaced.
 */
export class WorkerPool<Task extends object, Answer> {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #script: URL;
  readonly #longest: number;
  readonly #about: (task: Task) => object;
  readonly #took: (task: Task, seconds: number) => void;
  readonly #idle: Worker[] = [];
  readonly #waiting: { readonly [lane in Lane]: FairQueue<Waiting<Task, Answer>> } = {
    first: new FairQueue(),
    usual: new FairQueue(),
    idle: new FairQueue(),
  };
  readonly #loading: number;
  readonly #patience: number | undefined;
  readonly #mostOfOne: number;
  /** Whether the last task that was begun came from the first lane. */
  #wasFirst = false;
  readonly #busy = new Map<Worker, Waiting<Task, Answer> & { timer: Timer; readonly since: number }>();
  #room: number;
  #isClosed = false;

  constructor(clock: Clock, log: Log, options: PoolOptions<Task>) {
    const { threads, longest, script = workerScript, about, took = () => undefined } = options;
    this.#loading = options.loading ?? 0;
    this.#patience = options.patience;
    this.#mostOfOne = options.mostOfOne ?? Number.POSITIVE_INFINITY;
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
    return lanes.reduce((sum, lane) => sum + this.#waiting[lane].size, 0);
  }

  /** Has a task done in its asker's turn. `busy` is said of what was not begun, and never will be. */
  async run(task: Task, asker: Asker, lane: Lane = "usual"): Promise<Done<Answer>> {
    if (this.#isClosed) return { failed: "closed" };
    const queue = this.#waiting[lane];
    if (queue.waitingOf(asker.address) >= this.#mostOfOne) return { failed: "busy" };
    return new Promise((resolve) => {
      const waiting: Waiting<Task, Answer> = { task, resolve, patience: undefined };
      if (this.#patience !== undefined) {
        waiting.patience = this.#clock.at(this.#clock.now() + this.#patience, () => {
          if (queue.remove(asker, waiting)) resolve({ failed: "busy" });
        });
      }
      queue.add(asker, waiting);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (let next = this.#take(); next !== undefined; next = this.#take()) next.resolve({ failed: "closed" });
    const all = [...this.#idle.splice(0), ...this.#busy.keys()];
    for (const worker of this.#busy.keys()) this.#finish(worker, { failed: "closed" });
    await Promise.all(all.map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.waiting === 0) return;
    const worker = this.#idle.pop() ?? this.#start();
    if (worker === undefined) return;
    const next = this.#take() as Waiting<Task, Answer>;
    const timer = this.#endAfter(worker, this.#loading + this.#longest);
    this.#busy.set(worker, { ...next, timer, since: performance.now() });
    worker.postMessage(next.task);
  }

  #endAfter(worker: Worker, milliseconds: number): Timer {
    return this.#clock.at(this.#clock.now() + milliseconds, () => this.#replace(worker, "did not answer"));
  }

  /** What is to be done next, taken out of its queue. */
  #take(): Waiting<Task, Answer> | undefined {
    const { first, usual, idle } = this.#waiting;
    const isFirst = first.size > 0 && (!this.#wasFirst || usual.size === 0);
    this.#wasFirst = isFirst;
    const next = isFirst ? first.next() : (usual.next() ?? idle.next());
    next?.patience?.cancel();
    return next;
  }

  #start(): Worker | undefined {
    if (this.#room === 0) return undefined;
    this.#room--;
    // What the main thread was started with, conditions and loaders, is not for a built file.
    const worker = new Worker(this.#script, { execArgv: [] });
    worker.unref();
    worker.on("message", (message: { answer?: Answer; problem?: string; begins?: true } | null) => {
      const work = this.#busy.get(worker);
      // An unexpected message: sent twice, or too late.
      if (work === undefined) return;
      if (message?.begins === true) {
        work.timer.cancel();
        work.timer = this.#endAfter(worker, this.#longest);
        return;
      }
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
