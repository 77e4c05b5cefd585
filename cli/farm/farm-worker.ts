import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { type Job, Worker } from "bullmq";
import type { Redis } from "ioredis";
import type { Context } from "../context.ts";
import type { ResultOf, Task } from "../work/task.ts";
import { type Build, thisBuild } from "./build.ts";
import { connectTo } from "./connection.ts";
import { PREFIX, type QueuedShift, queueOf, resultsKey, runKey, WORKERS, type WorkerCard, workerKey } from "./keys.ts";
import { type Parcel, packed } from "./parcel.ts";

/** After how long without a sign of life from its process a shift is given to another. */
const LOST_AFTER_MS = 5_000;
/** How often a worker says that it is there, and how long it is believed. */
const BEAT_MS = 3_000;
const CARD_SECONDS = 10;
/** Results that nobody fetches are gone after so long. */
const RESULT_SECONDS = 600;

/** Results of a run are wanted as long as somebody waits for them. */
const pushWhileWanted = `
if redis.call("exists", KEYS[1]) == 0 then return 0 end
redis.call("rpush", KEYS[2], ARGV[1])
redis.call("expire", KEYS[2], ARGV[2])
return 1`;

interface FarmWorkerOptions {
  readonly jobs: number;
  readonly perform: (task: Task) => Promise<ResultOf<Task>>;
  readonly build?: Build;
}

/** Takes shifts from the queue of its own build, and sends back what comes of them. */
export class FarmWorker {
  readonly build: string;
  /** Shifts that were done and wanted. */
  done = 0;
  readonly #redis: Redis;
  readonly #worker: Worker<QueuedShift>;
  readonly #perform: FarmWorkerOptions["perform"];
  readonly #id = randomBytes(8).toString("hex");
  readonly #card: WorkerCard;
  readonly #beating: NodeJS.Timeout;

  static async open(url: string, options: FarmWorkerOptions, here: Context): Promise<FarmWorker> {
    const worker = new FarmWorker(await connectTo(url, here), options);
    await worker.#sayHere();
    return worker;
  }

  private constructor(redis: Redis, { jobs, perform, build = thisBuild() }: FarmWorkerOptions) {
    this.build = build.build;
    this.#redis = redis;
    this.#perform = perform;
    this.#card = { host: hostname(), jobs, ...build };
    this.#worker = new Worker<QueuedShift>(queueOf(build.build), (job) => this.#take(job), {
      connection: redis,
      prefix: PREFIX,
      concurrency: jobs,
      lockDuration: LOST_AFTER_MS,
      stalledInterval: LOST_AFTER_MS / 2,
      // However many workers were killed over a shift, somebody waits for it.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      runRetryDelay: 500,
    });
    // The connection says itself that Redis is away; a shift that was given to another meanwhile is no loss.
    this.#worker.on("error", () => undefined);
    this.#beating = setInterval(() => void this.#sayHere(), BEAT_MS);
  }

  /** Finishes what was begun, and takes its leave. */
  async close(): Promise<void> {
    clearInterval(this.#beating);
    // Without Redis nobody can be told what came of it: whoever waits has it done again.
    const isAlone = this.#redis.status !== "ready";
    await this.#worker.close(isAlone);
    if (!isAlone) {
      await this.#redis.srem(WORKERS, this.#id);
      await this.#redis.del(workerKey(this.#id));
    }
    this.#redis.disconnect();
  }

  async #sayHere(): Promise<void> {
    if (this.#redis.status !== "ready") return;
    await this.#redis.set(workerKey(this.#id), JSON.stringify(this.#card), "EX", CARD_SECONDS);
    await this.#redis.sadd(WORKERS, this.#id);
  }

  async #take({ data: { run, number, from, to } }: Job<QueuedShift>): Promise<void> {
    const about = await this.#redis.get(runKey(run));
    if (about === null) return;
    const parcel = await this.#parcelOf({ ...(JSON.parse(about) as Task), from, to }, number);
    const wanted = await this.#redis.eval(
      pushWhileWanted,
      2,
      runKey(run),
      resultsKey(run),
      packed(parcel),
      RESULT_SECONDS,
    );
    if (wanted === 1) this.done++;
  }

  async #parcelOf(task: Task, number: number): Promise<Parcel> {
    try {
      return { number, result: await this.#perform(task) };
    } catch (reason) {
      const failed = reason instanceof Error ? reason.message : String(reason);
      return { number, failed, host: this.#card.host };
    }
  }
}
