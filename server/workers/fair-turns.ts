import type { Clock } from "../ports/clock.ts";
import { refused } from "../refusals.ts";
import { type Asker, FairQueue } from "./fair-queue.ts";

/** How long something may wait for its turn. */
export interface Patience {
  readonly clock: Pick<Clock, "now" | "at">;
  readonly milliseconds: number;
}

/** How many milliseconds requests wait for their turn. */
export const USUAL_PATIENCE = 5_000;

/** So much is done at a time, and who has to wait has fair turns. */
export class FairTurns {
  readonly #waiting = new FairQueue<() => void>();
  readonly #mostOfOne: number;
  readonly #patience: Patience | undefined;
  #free: number;

  /** Of one address no more than so much waits, and nothing for longer than so: else it is refused with `server.busy`, and not done. */
  constructor(
    atOnce: number,
    { mostOfOne = Number.POSITIVE_INFINITY, patience }: { mostOfOne?: number; patience?: Patience | undefined } = {},
  ) {
    this.#free = atOnce;
    this.#mostOfOne = mostOfOne;
    this.#patience = patience;
  }

  /** Does something when it is its asker's turn. */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else {
      if (this.#waiting.waitingOf(asker.address) >= this.#mostOfOne) throw refused("server.busy");
      await this.#turn(asker);
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.next();
      if (next === undefined) this.#free++;
      else next();
    }
  }

  #turn(asker: Asker): Promise<void> {
    return new Promise((resolve, reject) => {
      const { clock, milliseconds } = this.#patience ?? {};
      const begin = (): void => {
        timer?.cancel();
        resolve();
      };
      const timer = clock?.at(clock.now() + (milliseconds as number), () => {
        if (this.#waiting.remove(asker, begin)) reject(refused("server.busy"));
      });
      this.#waiting.add(asker, begin);
    });
  }
}

/** Lets whoever else waits for the event loop have it: between two pieces of what may take long as a whole. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * So many pieces of work that came from outside are begun in one turn of the event loop: some milliseconds of work. With four,
 * tables in play cost a seventh more of the processor, since less of what happens at once is written at once.
 */
const IN_A_TURN = 16;

/**
 * Lets in what has come in fair turns, a few pieces in each turn of the event loop: of a hundred requests that one address sends
 * at once, everybody else waits for a handful.
 */
export class Entrance {
  readonly #waiting = new FairQueue<() => void>();
  #free = IN_A_TURN;
  #isScheduled = false;

  /** Done when its turn has come; at once where nobody waits. */
  enter(asker: Asker): Promise<void> | undefined {
    this.#schedule();
    if (this.#free > 0) {
      this.#free--;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.add(asker, resolve));
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#free = IN_A_TURN;
      for (let next = this.#waiting.next(); next !== undefined; next = this.#waiting.next()) {
        this.#free--;
        next();
        if (this.#free === 0) break;
      }
      if (this.#waiting.size > 0) this.#schedule();
    });
  }
}
