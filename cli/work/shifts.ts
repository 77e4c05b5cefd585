import type { Shift } from "./task.ts";

/** So many shifts where there is enough to do: threads end at about the same time, and progress is seen to move. */
const SHIFTS = 400;

/**
 * Cuts work into shifts. How long they are hangs on the work alone, and not on who does it: sums over shifts are then the
 * same to the last bit.
 */
export function* shiftsOf({ from, to }: Shift, longest: number): Generator<Shift> {
  const length = Math.max(1, Math.min(longest, Math.ceil((to - from) / SHIFTS)));
  for (let next = from; next < to; next += length) yield { from: next, to: Math.min(next + length, to) };
}

/** Takes results as they come, and hands them on in the order of their numbers. */
export class InOrder<Result> {
  readonly #take: (result: Result) => void;
  readonly #waiting = new Map<number, Result>();
  #next = 0;

  constructor(take: (result: Result) => void) {
    this.#take = take;
  }

  add(number: number, result: Result): void {
    this.#waiting.set(number, result);
    for (;;) {
      const next = this.#waiting.get(this.#next);
      if (next === undefined) return;
      this.#waiting.delete(this.#next++);
      this.#take(next);
    }
  }
}
