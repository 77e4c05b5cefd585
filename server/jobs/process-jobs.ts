import type { Clock, Timer } from "../ports/clock.ts";
import type { Jobs, Queue } from "../ports/jobs.ts";
import { type Log, silentLog } from "../ports/log.ts";

/** How much of one queue is done at a time. */
const AT_ONCE = 8;

/** For a single node: timers of its own clock. What is due when the process ends is found by the sweep of the next. */
export function processJobs(
  clock: Clock,
  { log = silentLog, atOnce = AT_ONCE }: { log?: Log; atOnce?: number } = {},
): Jobs {
  const queues = new Map<Queue, ProcessQueue>();
  const queueOf = (name: Queue): ProcessQueue => {
    const queue = queues.get(name) ?? new ProcessQueue(name, clock, log, atOnce);
    queues.set(name, queue);
    return queue;
  };
  return {
    schedule: (queue, id, at) => queueOf(queue).schedule(id, at),
    work: (queue, worker, how) => queueOf(queue).work(worker, how?.atOnce),
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}

class ProcessQueue {
  readonly #name: Queue;
  readonly #clock: Clock;
  readonly #log: Log;
  #atOnce: number;
  readonly #timers = new Map<string, Timer>();
  /** What waits for a free hand, in order; and what is being done. A thing may be both: then it is done once more. */
  readonly #due = new Set<string>();
  readonly #atWork = new Map<string, Promise<void>>();
  #worker: ((id: string) => Promise<void>) | undefined;
  #isClosed = false;

  constructor(name: Queue, clock: Clock, log: Log, atOnce: number) {
    this.#name = name;
    this.#clock = clock;
    this.#log = log;
    this.#atOnce = atOnce;
  }

  schedule(id: string, at: number): void {
    if (this.#isClosed) return;
    this.#timers.get(id)?.cancel();
    this.#due.delete(id);
    const timer = this.#clock.at(at, () => {
      this.#timers.delete(id);
      this.#due.add(id);
      this.#begin();
    });
    this.#timers.set(id, timer);
  }

  work(worker: (id: string) => Promise<void>, atOnce = this.#atOnce): void {
    this.#worker = worker;
    this.#atOnce = atOnce;
    this.#begin();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) timer.cancel();
    this.#due.clear();
    await Promise.all(this.#atWork.values());
  }

  #begin(): void {
    if (!this.#worker) return;
    for (const id of this.#due) {
      if (this.#atWork.size >= this.#atOnce) return;
      if (this.#atWork.has(id)) continue;
      this.#due.delete(id);
      this.#atWork.set(id, this.#wake(this.#worker, id));
    }
  }

  async #wake(worker: (id: string) => Promise<void>, id: string): Promise<void> {
    try {
      await worker(id);
    } catch (error) {
      this.#log.error({ err: error, queue: this.#name, id }, "a job failed");
    } finally {
      this.#atWork.delete(id);
      this.#begin();
    }
  }
}
