import type { Clock, Timer } from "../ports/clock.ts";

/**
 * Does something for each key at once, so many times where it was quiet, and otherwise when so many milliseconds have passed:
 * never more often.
 */
export class Throttle {
  readonly #clock: Clock;
  readonly #every: number;
  readonly #work: (key: string) => void;
  readonly #atOnce: number;
  readonly #resting = new Map<string, Resting>();

  constructor(clock: Clock, every: number, work: (key: string) => void, atOnce = 1) {
    this.#clock = clock;
    this.#every = every;
    this.#work = work;
    this.#atOnce = atOnce;
  }

  want(key: string): void {
    if (this.take(key)) this.#work(key);
  }

  /** Whether it may be done at once, which is then up to the caller; otherwise it is done when its time has come. */
  take(key: string): boolean {
    const resting = this.#resting.get(key);
    if (resting === undefined) this.#resting.set(key, { timer: this.#restLater(key), spent: 1, isWanted: false });
    else if (resting.spent < this.#atOnce) resting.spent++;
    else {
      resting.isWanted = true;
      return false;
    }
    return true;
  }

  /** Does at once what is still wanted, and nothing afterwards by itself. */
  end(): void {
    for (const [key, { timer, isWanted }] of this.#resting) {
      timer.cancel();
      if (isWanted) this.#work(key);
    }
    this.#resting.clear();
  }

  #restLater(key: string): Timer {
    return this.#clock.at(this.#clock.now() + this.#every, () => {
      const resting = this.#resting.get(key) as Resting;
      const { isWanted } = resting;
      resting.isWanted = false;
      if (!isWanted) resting.spent--;
      if (resting.spent === 0) this.#resting.delete(key);
      else resting.timer = this.#restLater(key);
      if (isWanted) this.#work(key);
    });
  }
}

interface Resting {
  timer: Timer;
  /** How many times it was done that have not been rested for. */
  spent: number;
  isWanted: boolean;
}
