import { performance } from "node:perf_hooks";
import type { Player } from "./player.ts";

const TICK = 4;

/** Lets players answer: at once, so many a second, or not now. */
export class Pacer {
  readonly #queue = new Set<Player>();
  #rate = 0;
  #left = 0;
  #budget = 0;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  /** A player wants to answer. */
  add(player: Player): void {
    this.#queue.add(player);
    if (this.#rate === Number.POSITIVE_INFINITY) setImmediate(() => this.#release());
  }

  /** Lets so many answers happen, at this rate a second. */
  begin(count: number, rate: number): void {
    this.#left = count;
    this.#rate = rate;
    this.#budget = 0;
    this.#last = performance.now();
    if (rate === Number.POSITIVE_INFINITY) for (const _ of this.#queue) setImmediate(() => this.#release());
    else this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** No more of them. */
  pause(): void {
    clearInterval(this.#timer);
    this.#rate = 0;
    this.#left = 0;
  }

  /** How many answers of those that were let happen have not begun. */
  get left(): number {
    return this.#left;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  #tick(): void {
    const now = performance.now();
    this.#budget = Math.min(this.#budget + ((now - this.#last) * this.#rate) / 1000, this.#rate / 10);
    this.#last = now;
    for (; this.#budget >= 1 && this.#queue.size > 0; this.#budget--) this.#release();
  }

  #release(): void {
    if (this.#left === 0) return;
    const [player] = this.#queue;
    if (player === undefined) return;
    this.#queue.delete(player);
    this.#left--;
    void player.answer();
  }
}
