import { Queue as BullQueue, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { connectToRedis } from "../bus/redis-connection.ts";
import type { Clock } from "../ports/clock.ts";
import type { HowMuch, Jobs, Queue } from "../ports/jobs.ts";
import { type Log, silentLog } from "../ports/log.ts";
import { FairTurns } from "../workers/fair-turns.ts";
import { processJobs } from "./process-jobs.ts";

interface BullJobsOptions {
  /** What its keys begin with: several clusters, or tests, may share one Redis. */
  readonly prefix?: string;
  /** How much of one queue is done at a time on this node. */
  readonly atOnce?: number;
  /** After how many milliseconds without a sign of life from its node a job is given to another. */
  readonly lostAfter?: number;
  readonly log?: Log;
}

/** How much a node takes from Redis, whose queues know no turns, so that it can do it in fair ones. */
const MOST_TAKEN = 200;

/** For many nodes, on BullMQ. Rejects where Redis cannot be reached at the start. */
export async function bullJobs(url: string, clock: Clock, options: BullJobsOptions = {}): Promise<Jobs> {
  const { prefix = "weirwood", atOnce = 8, lostAfter = 5_000, log = silentLog } = options;
  const speaking = await connectToRedis(url, log);
  try {
    // Workers wait for Redis as long as it takes, and ask it to keep them waiting for up to ten seconds.
    const listening = await connectToRedis(url, log, {
      maxRetriesPerRequest: null,
      enableOfflineQueue: true,
      autoResendUnfulfilledCommands: true,
      socketTimeout: 30_000,
    });
    return new BullJobs({ speaking, listening, clock, prefix, atOnce, lostAfter, log });
  } catch (error) {
    speaking.disconnect();
    throw error;
  }
}

interface Settings extends Required<BullJobsOptions> {
  readonly speaking: Redis;
  readonly listening: Redis;
  readonly clock: Clock;
}

class BullJobs implements Jobs {
  readonly #settings: Settings;
  /**
   * While Redis is away every node wakes itself. Several may then come to the same thing at once, which does no harm:
   * they look at the row, and the database orders what they do.
   */
  readonly #meanwhile: Jobs;
  readonly #queues = new Map<Queue, BullQueue>();
  readonly #workers: Worker[] = [];
  readonly #atWork = new Set<Promise<void>>();
  #isClosed = false;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#meanwhile = processJobs(settings.clock, settings);
  }

  schedule(queue: Queue, id: string, at: number): void {
    const { speaking, clock, log } = this.#settings;
    if (this.#isClosed) return;
    if (speaking.status !== "ready") {
      this.#meanwhile.schedule(queue, id, at);
      return;
    }
    const delay = Math.max(at - clock.now(), 0);
    // Deduplication by our id, instead of BullMQ's own ids: that replaces a time that has not come, in one step, and
    // wakes once more when the thing is just being worked on.
    const deduplication = { id, replace: true, keepLastIfActive: true };
    this.#queue(queue)
      .add("wake", { id }, { delay, deduplication, removeOnComplete: true, removeOnFail: true })
      .catch((error: Error) => {
        if (speaking.status === "ready") log.warn({ reason: error.message, queue }, "a job could not be scheduled");
      });
  }

  work(queue: Queue, worker: (id: string) => Promise<void>, how: HowMuch = {}): void {
    const { listening, prefix, lostAfter, log } = this.#settings;
    const { atOnce = this.#settings.atOnce, turnOf } = how;
    this.#meanwhile.work(queue, worker, how);
    const turns = new FairTurns(atOnce);
    const wake = (id: string): Promise<void> => this.#wake(queue, worker, id);
    const inTurn = (id: string): Promise<void> =>
      turnOf === undefined ? wake(id) : turns.run(turnOf(id), () => wake(id));
    const bull = new Worker<{ id: string }>(queue, ({ data }) => inTurn(data.id), {
      connection: listening,
      prefix: `${prefix}:jobs`,
      concurrency: turnOf === undefined ? atOnce : Math.max(atOnce, MOST_TAKEN),
      lockDuration: lostAfter,
      stalledInterval: lostAfter / 2,
      // A job that was lost with its node any number of times is still due.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      runRetryDelay: 500,
    });
    // While Redis is away every attempt to come back is an error; the connection says so itself, once.
    bull.on("error", (error) => {
      if (listening.status === "ready") log.warn({ reason: error.message, queue }, "jobs are not coming");
    });
    this.#workers.push(bull);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const { speaking, listening } = this.#settings;
    const closing = Promise.allSettled([...this.#workers, ...this.#queues.values()].map((one) => one.close()));
    await Promise.all([...this.#atWork, this.#meanwhile.close()]);
    // BullMQ would wait for a Redis that is away; what it still had to say there, the sweep finds out.
    await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    speaking.disconnect();
    listening.disconnect();
  }

  #queue(name: Queue): BullQueue {
    const known = this.#queues.get(name);
    if (known) return known;
    const { speaking, prefix, log } = this.#settings;
    const queue = new BullQueue(name, {
      connection: speaking,
      prefix: `${prefix}:jobs`,
      // Nobody reads BullMQ's own diary.
      streams: { events: { maxLen: 100 } },
    });
    queue.on("error", (error) => {
      if (speaking.status === "ready") log.warn({ reason: error.message, queue: name }, "jobs cannot be scheduled");
    });
    this.#queues.set(name, queue);
    return queue;
  }

  async #wake(queue: Queue, worker: (id: string) => Promise<void>, id: string): Promise<void> {
    if (this.#isClosed) return;
    const work = this.#carryOut(queue, worker, id);
    this.#atWork.add(work);
    await work;
    this.#atWork.delete(work);
  }

  async #carryOut(queue: Queue, worker: (id: string) => Promise<void>, id: string): Promise<void> {
    try {
      await worker(id);
    } catch (error) {
      this.#settings.log.error({ err: error, queue, id }, "a job failed");
    }
  }
}
