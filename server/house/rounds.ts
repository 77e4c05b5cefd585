import type { Clock, Timer } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";

/** What is done again and again. A round that fails is logged, and one that takes long is not begun twice. */
export class Rounds {
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
        this.#log.error({ err, what }, "a round failed; it is made again later");
      }
      if (!this.#isEnded) this.#wait(milliseconds, what, next);
    };
    this.#wait(milliseconds, what, next);
  }

  /** None is begun any more; resolves when those underway are over, and what they use may be closed. */
  async end(): Promise<void> {
    this.#isEnded = true;
    for (const timer of this.#timers.values()) timer.cancel();
    await Promise.all(this.#underway);
  }

  #wait(milliseconds: number, what: string, next: () => Promise<void>): void {
    this.#timers.set(
      what,
      this.#clock.at(this.#clock.now() + milliseconds, () => {
        const round = next().finally(() => this.#underway.delete(round));
        this.#underway.add(round);
      }),
    );
  }
}
