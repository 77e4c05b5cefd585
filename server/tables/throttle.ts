import type { Clock, Timer } from "../ports/clock.ts";

/** Does something for each key at once where it was quiet, and otherwise when so many milliseconds have passed: never more often. */
export class Throttle {
  readonly #clock: Clock;
  readonly #every: number;
  readonly #work: (key: string) => void;
  readonly #resting = new Map<string, { readonly timer: Timer; isWanted: boolean }>();

  constructor(clock: Clock, every: number, work: (key: string) => void) {
    this.#clock = clock;
    this.#every = every;
    this.#work = work;
  }

  want(key: string): void {
    const resting = this.#resting.get(key);
    if (resting === undefined) this.#do(key);
    else resting.isWanted = true;
  }

  /** Does at once what is still wanted, and nothing afterwards by itself. */
  end(): void {
    for (const [key, { timer, isWanted }] of this.#resting) {
      timer.cancel();
      if (isWanted) this.#work(key);
    }
    this.#resting.clear();
  }

  #do(key: string): void {
    const timer = this.#clock.at(this.#clock.now() + this.#every, () => {
      const isWanted = this.#resting.get(key)?.isWanted === true;
      this.#resting.delete(key);
      if (isWanted) this.#do(key);
    });
    this.#resting.set(key, { timer, isWanted: false });
    this.#work(key);
  }
}
