import type { Clock, Timer } from "../ports/clock.ts";
import type { HowMuch, Jobs, Queue } from "../ports/jobs.ts";
import { type Log, silentLog } from "../ports/log.ts";
import { FairTurns } from "../workers/fair-turns.ts";

/** How much of one queue is done at a time. */
const AT_ONCE = 8;
/** Where nobody says whose turn a thing takes, all are of one, and done as they come. */
const anybody = { address: "anybody", person: "anybody" };

/** For a single node: timers of its own clock. What is due when the process ends is found by the sweep of the next. */
export function processJobs(
  clock: Clock,
  { log = silentLog, atOnce = AT_ONCE }: { log?: Log; atOnce?: number } = {},
): Jobs {
  const queues = new Map<Queue, ProcessQueue>();
  const queueOf = (name: Queue): ProcessQueue => {
    const queue = queues.get(name) ?? new ProcessQueue(name, clock, log);
    queues.set(name, queue);
    return queue;
  };
  return {
    schedule: (queue, id, at) => queueOf(queue).schedule(id, at),
    work: (queue, worker, how) => queueOf(queue).work(worker, { atOnce, ...how }),
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}

interface Hands {
  readonly worker: (id: string) => Promise<void>;
  readonly turns: FairTurns;
  readonly turnOf: Required<HowMuch>["turnOf"];
}

class ProcessQueue {
  readonly #name: Queue;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #timers = new Map<string, Timer>();
  /** What is to be done as soon as may be; and what waits for its turn or is being done. A thing may be both: then it is done once more. */
  readonly #due = new Set<string>();
  readonly #begun = new Map<string, Promise<void>>();
  #hands: Hands | undefined;
  #isClosed = false;

  constructor(name: Queue, clock: Clock, log: Log) {
    this.#name = name;
    this.#clock = clock;
    this.#log = log;
  }

  schedule(id: string, at: number): void {
    if (this.#isClosed) return;
    this.#timers.get(id)?.cancel();
    this.#due.delete(id);
    const timer = this.#clock.at(at, () => {
      this.#timers.delete(id);
      this.#due.add(id);
      this.#begin(id);
    });
    this.#timers.set(id, timer);
  }

  work(
    worker: (id: string) => Promise<void>,
    { atOnce, turnOf = () => anybody }: HowMuch & { readonly atOnce: number },
  ): void {
    this.#hands = { worker, turns: new FairTurns(atOnce), turnOf };
    for (const id of [...this.#due]) this.#begin(id);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) timer.cancel();
    this.#due.clear();
    await Promise.all(this.#begun.values());
  }

  #begin(id: string): void {
    if (this.#hands === undefined || this.#begun.has(id)) return;
    const { worker, turns, turnOf } = this.#hands;
    const done = turns
      .run(turnOf(id), () => this.#wake(worker, id))
      .then(() => {
        this.#begun.delete(id);
        if (this.#due.has(id)) this.#begin(id);
      });
    this.#begun.set(id, done);
  }

  async #wake(worker: (id: string) => Promise<void>, id: string): Promise<void> {
    // Put off while it waited for its turn, or closed.
    if (!this.#due.delete(id)) return;
    try {
      await worker(id);
    } catch (error) {
      this.#log.error({ err: error, queue: this.#name, id }, "a job failed");
    }
  }
}
