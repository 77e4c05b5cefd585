import { Worker } from "node:worker_threads";
import type { Decision } from "@weirwood/kernel";
import type { Clock, Timer } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";

/** A question to a bot: it is shown what its seat sees, and nothing else. */
export interface Task {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
  readonly chance: number;
}

interface Waiting {
  readonly task: Task;
  readonly resolve: (answer: Decision | undefined) => void;
}

interface CrewOptions {
  readonly script?: URL;
  readonly longest?: number;
  /** Told how long each answer took, without the wait for a thread. */
  readonly thought?: (game: string, bot: string, seconds: number) => void;
}

/** How long a bot may think before it is taken for dead. */
const LONGEST_THOUGHT = 20_000;

/**
 * Bots at work in threads of their own, never on the event loop. A bot that throws, dies or does not answer gives
 * `undefined`, and its thread is replaced; whoever asked plays something legal instead.
 */
export class Crew {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #script: URL;
  readonly #idle: Worker[] = [];
  readonly #queue: Waiting[] = [];
  readonly #busy = new Map<Worker, Waiting & { readonly timer: Timer; readonly since: number }>();
  readonly #longest: number;
  readonly #thought: (game: string, bot: string, seconds: number) => void;
  #room: number;
  #isClosed = false;

  constructor(threads: number, clock: Clock, log: Log, options: CrewOptions = {}) {
    const { script = workerScript, longest = LONGEST_THOUGHT, thought = () => undefined } = options;
    this.#room = threads;
    this.#clock = clock;
    this.#log = log;
    this.#script = script;
    this.#longest = longest;
    this.#thought = thought;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  async choose(task: Task): Promise<Decision | undefined> {
    if (this.#isClosed) return undefined;
    return new Promise((resolve) => {
      this.#queue.push({ task, resolve });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#queue.splice(0)) resolve(undefined);
    const all = [...this.#idle.splice(0), ...this.#busy.keys()];
    for (const worker of this.#busy.keys()) this.#finish(worker, undefined);
    await Promise.all(all.map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#queue.length === 0) return;
    const worker = this.#idle.pop() ?? this.#hire();
    if (worker === undefined) return;
    const { task, resolve } = this.#queue.shift() as Waiting;
    const timer = this.#clock.at(this.#clock.now() + this.#longest, () => this.#replace(worker, "did not answer"));
    this.#busy.set(worker, { task, resolve, timer, since: performance.now() });
    worker.postMessage(task);
  }

  #hire(): Worker | undefined {
    if (this.#room === 0) return undefined;
    this.#room--;
    // What the main thread was started with, conditions and loaders, is not for a built file.
    const worker = new Worker(this.#script, { execArgv: [] });
    worker.unref();
    worker.on("message", (word: { answer?: Decision; problem?: string } | null) => {
      const work = this.#busy.get(worker);
      // A word that nobody asked for: said twice, or too late.
      if (work === undefined) return;
      const { task, since } = work;
      this.#thought(task.game, task.bot, (performance.now() - since) / 1000);
      const { answer, problem } = word ?? {};
      if (problem !== undefined) this.#log.error({ problem, bot: task.bot, game: task.game }, "a bot threw");
      this.#finish(worker, answer);
      this.#idle.push(worker);
      this.#next();
    });
    worker.on("error", (reason) => this.#replace(worker, String(reason)));
    worker.on("exit", () => this.#replace(worker, "ended"));
    return worker;
  }

  #finish(worker: Worker, answer: Decision | undefined): void {
    const work = this.#busy.get(worker);
    this.#busy.delete(worker);
    work?.timer.cancel();
    work?.resolve(answer);
  }

  /** A thread that cannot be trusted any more ends; another takes its place. */
  #replace(worker: Worker, why: string): void {
    const work = this.#busy.get(worker);
    const idle = this.#idle.indexOf(worker);
    if (this.#isClosed || (work === undefined && idle === -1)) return;
    this.#log.error({ why, bot: work?.task.bot, game: work?.task.game }, "a bot's thread was replaced");
    if (idle !== -1) this.#idle.splice(idle, 1);
    this.#room++;
    void worker.terminate();
    this.#finish(worker, undefined);
    this.#next();
  }
}

/** Threads run what was built, also where the server itself runs from its sources in a test. */
const workerScript = new URL(
  import.meta.url.endsWith(".ts") ? "../dist/bots/worker.js" : "./worker.js",
  import.meta.url,
);
