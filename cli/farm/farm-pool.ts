import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { Context } from "../context.ts";
import { exitCodes, Failure } from "../failure.ts";
import { onInterrupt } from "../interruption.ts";
import type { Pool } from "../work/pool.ts";
import type { ResultOf, Task } from "../work/task.ts";
import { type Build, thisBuild } from "./build.ts";
import { addressOf, connectTo } from "./connection.ts";
import { PREFIX, type QueuedShift, queueOf, resultsKey, runKey, WORKERS, type WorkerCard, workerKey } from "./keys.ts";
import { unpacked } from "./parcel.ts";

/** Shifts that wait in the queue or are worked on: at least so many, and so many for each thread that is known. */
const LEAST_QUEUED = 64;
const QUEUED_A_THREAD = 4;
/** How often a run says that it is still there, and how long it is believed without that. */
const BEAT_MS = 5_000;
const RUN_SECONDS = 30;
/** How often it is looked who works, and after how long it is said that nobody does. */
const LOOK_MS = 1_000;
const ALONE_MS = 5_000;
/** How long tidying up may take where Redis does not answer. */
const PATIENCE_MS = 2_000;

/** Processes on any machines, by way of Redis: shifts go onto a queue, and whoever has the same build takes them. */
export class FarmPool implements Pool {
  /** Threads of all workers, when they were last counted. */
  jobs = 0;
  readonly #address: string;
  readonly #here: Context;
  readonly #speaking: Redis;
  readonly #listening: Redis;
  readonly #queue: Queue<QueuedShift>;
  readonly #build: Build;
  readonly #strangers = new Set<string>();

  static async open(url: string, here: Context, build = thisBuild()): Promise<FarmPool> {
    const speaking = await connectTo(url, here);
    try {
      const quiet = { ...here, note: () => undefined };
      return new FarmPool(addressOf(url, here), here, speaking, await connectTo(url, quiet), build);
    } catch (error) {
      speaking.disconnect();
      throw error;
    }
  }

  private constructor(address: string, here: Context, speaking: Redis, listening: Redis, build: Build) {
    this.#address = address;
    this.#here = here;
    this.#speaking = speaking;
    this.#listening = listening;
    this.#build = build;
    this.#queue = new Queue(queueOf(build.build), {
      connection: speaking,
      prefix: PREFIX,
      streams: { events: { maxLen: 10 } },
    });
    // The connection says itself that Redis is away.
    this.#queue.on("error", () => undefined);
  }

  async run<One extends Task>(
    tasks: Iterable<One>,
    onDone: (result: ResultOf<One>, number: number, task: One) => void,
  ): Promise<void> {
    const run = new Run(this.#speaking, this.#queue, tasks);
    const callOff = onInterrupt(() => run.clear());
    const beating = setInterval(() => void run.beat(), BEAT_MS);
    const looking = this.#lookWhoWorks();
    const comeBack = (): void => void run.giveAgain();
    this.#speaking.on("ready", comeBack);
    try {
      await run.begin();
      for (;;) {
        await run.feed(Math.max(LEAST_QUEUED, this.jobs * QUEUED_A_THREAD));
        if (run.isDone) return;
        const heard = await this.#listening.blpop(resultsKey(run.id), 1);
        const parcel = heard === null ? undefined : unpacked(heard[1]);
        if (parcel === undefined) continue;
        if ("failed" in parcel) throw this.#failure(parcel.failed, parcel.host);
        const task = run.taken(parcel.number);
        if (task !== undefined) onDone(parcel.result as ResultOf<One>, parcel.number, task);
      }
    } finally {
      clearInterval(beating);
      clearInterval(looking);
      this.#speaking.off("ready", comeBack);
      await Promise.race([run.clear(), pause(PATIENCE_MS)]);
      callOff();
    }
  }

  async end(): Promise<void> {
    await Promise.race([this.#queue.close(), pause(PATIENCE_MS)]);
    this.#speaking.disconnect();
    this.#listening.disconnect();
  }

  #failure(message: string, host: string): Failure {
    return new Failure("farm-failed", this.#here.say.farm.failed(host, message), { server: host }, exitCodes.failed);
  }

  /** Counts workers now and then, and says where there are none, or some that cannot help. */
  #lookWhoWorks(): NodeJS.Timeout {
    const { say, note } = this.#here;
    let aloneFor = 0;
    const look = async (): Promise<void> => {
      const cards = await cardsIn(this.#speaking);
      const own = cards.filter(({ build }) => build === this.#build.build);
      this.jobs = own.reduce((sum, { jobs }) => sum + jobs, 0);
      for (const { host, version, build } of cards) {
        if (build === this.#build.build || this.#strangers.has(host + build)) continue;
        this.#strangers.add(host + build);
        note(say.farm.stranger(host, `${version} ${build}`, `${this.#build.version} ${this.#build.build}`));
      }
      aloneFor = own.length === 0 ? aloneFor + LOOK_MS : 0;
      if (aloneFor === ALONE_MS) note(say.farm.nobody(this.#address));
    };
    const lookIfThere = (): void => {
      // While Redis is away nothing can be seen; the connection says so.
      if (this.#speaking.status === "ready") void look().catch(() => undefined);
    };
    lookIfThere();
    return setInterval(lookIfThere, LOOK_MS);
  }
}

/** What the workers of a farm say about themselves. */
async function cardsIn(redis: Redis): Promise<WorkerCard[]> {
  const ids = await redis.smembers(WORKERS);
  if (ids.length === 0) return [];
  const cards = await redis.mget(ids.map(workerKey));
  const gone = ids.filter((_, at) => cards[at] === null);
  if (gone.length > 0) await redis.srem(WORKERS, ...gone);
  return cards.filter((card) => card !== null).map((card) => JSON.parse(card) as WorkerCard);
}

/** Tasks of one kind that somebody waits for. */
class Run<One extends Task> {
  readonly id = randomBytes(8).toString("hex");
  readonly #redis: Redis;
  readonly #queue: Queue<QueuedShift>;
  readonly #waiting: Iterator<One>;
  /** Given out and not come back, by number. */
  readonly #given = new Map<number, One>();
  /** What is the same in all tasks: it is sent once. */
  #about = "";
  #next: IteratorResult<One>;
  #count = 0;
  #heardSinceBeat = true;
  #isOver = false;

  constructor(redis: Redis, queue: Queue<QueuedShift>, tasks: Iterable<One>) {
    this.#redis = redis;
    this.#queue = queue;
    this.#waiting = tasks[Symbol.iterator]();
    this.#next = this.#waiting.next();
  }

  get isDone(): boolean {
    return this.#next.done === true && this.#given.size === 0;
  }

  async begin(): Promise<void> {
    if (this.#next.done === true) return;
    const { from: _from, to: _to, ...about } = this.#next.value;
    this.#about = JSON.stringify(about);
    await this.#sayAbout();
  }

  /** Says that it is still there. Where nothing was heard meanwhile, Redis may have lost something. */
  async beat(): Promise<void> {
    const isSilent = !this.#heardSinceBeat;
    this.#heardSinceBeat = false;
    if (isSilent) await this.giveAgain();
    else await this.#sayAbout();
  }

  /** Gives out everything that has not come back, where it is not there any more. */
  async giveAgain(): Promise<void> {
    await this.#sayAbout();
    if (!this.#isOver) await this.#give([...this.#given]);
  }

  /** Gives out tasks until so many are out. */
  async feed(most: number): Promise<void> {
    const given: [number, One][] = [];
    for (; this.#next.done !== true && this.#given.size < most; this.#next = this.#waiting.next()) {
      given.push([this.#count, this.#next.value]);
      this.#given.set(this.#count++, this.#next.value);
    }
    if (given.length > 0) await this.#give(given);
  }

  /** The task whose result has come, or nothing where it came before: a shift may be played twice, but counts once. */
  taken(number: number): One | undefined {
    this.#heardSinceBeat = true;
    const task = this.#given.get(number);
    this.#given.delete(number);
    return task;
  }

  /** Removes everything of the run. What workers still have in hand goes when they are done with it. */
  async clear(): Promise<void> {
    this.#isOver = true;
    await this.#redis.del(runKey(this.id), resultsKey(this.id));
    await Promise.all([...this.#given.keys()].map((number) => this.#queue.remove(this.#jobId(number)).catch(() => 0)));
  }

  /** BullMQ takes no notice of a job that is there already. */
  async #give(tasks: readonly (readonly [number: number, task: One])[]): Promise<void> {
    await this.#queue.addBulk(
      tasks.map(([number, { from, to }]) => ({
        name: "shift",
        data: { run: this.id, number, from, to },
        opts: { jobId: this.#jobId(number), removeOnComplete: true, removeOnFail: true },
      })),
    );
  }

  async #sayAbout(): Promise<void> {
    if (!this.#isOver && this.#about !== "") await this.#redis.set(runKey(this.id), this.#about, "EX", RUN_SECONDS);
  }

  #jobId(number: number): string {
    return `${this.id}-${number}`;
  }
}
