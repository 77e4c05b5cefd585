import type { Clock, Timer } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";

/** Jobs that run at an interval. A run that fails is logged; the next one waits until the last has ended. */
export class PeriodicJobs {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #timers = new Map<string, Timer>();
  readonly #underway = new Set<Promise<void>>();
  #isEnded = false;

  constructor(clock: Clock, log: Log) {
    this.#clock = clock;
    this.#log = log;
  }

  every(milliseconds: number, what: string, work: () => Promise<void>): void {
    const next = async (): Promise<void> => {
      try {
        await work();
      } catch (err) {
        this.#log.error({ err, what }, "a periodic job failed; it runs again later");
      }
      if (!this.#isEnded) this.#wait(milliseconds, what, next);
    };
    this.#wait(milliseconds, what, next);
  }

  /** Starts no further run; resolves when those underway have ended, so that what they use may be closed. */
  async end(): Promise<void> {
    this.#isEnded = true;
    for (const timer of this.#timers.values()) timer.cancel();
    await Promise.all(this.#underway);
  }

  #wait(milliseconds: number, what: string, next: () => Promise<void>): void {
    this.#timers.set(
      what,
      this.#clock.at(this.#clock.now() + milliseconds, () => {
        const run = next().finally(() => this.#underway.delete(run));
        this.#underway.add(run);
      }),
    );
  }
}
