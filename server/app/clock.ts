import type { Clock, Timer } from "../ports/clock.ts";

/** The longest wait that `setTimeout` knows; a longer one would come at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Wall time when the process began, and from then on the steady clock: when somebody sets the machine's clock, deadlines
 * of running games neither pass at once nor move away.
 */
export function systemClock(): Clock {
  const began = Date.now() - performance.now();
  const now = (): number => Math.floor(began + performance.now());
  return { now, at: (time, call) => timerFor(now, time, call) };
}

function timerFor(now: () => number, time: number, call: () => void): Timer {
  let timeout: NodeJS.Timeout;
  const wait = (): void => {
    const left = Math.min(Math.max(time - now(), 0), LONGEST_WAIT);
    // Timers may come a millisecond early, and long waits are made of several: look again before calling.
    timeout = setTimeout(() => (now() < time ? wait() : call()), left).unref();
  };
  wait();
  return { cancel: () => clearTimeout(timeout) };
}

/** A clock that stands still until a test turns it. */
export interface TurnedClock extends Clock {
  /** Calls what is due on the way, in order of time, each when the clock shows its time. */
  turnTo(time: number): void;
  turnBy(milliseconds: number): void;
}

export function turnedClock(start: number): TurnedClock {
  let shows = start;
  const waiting = new Set<{ readonly time: number; readonly call: () => void }>();

  /** The first to be called: the earliest; of several at one time, the one that was asked for first. */
  const nextUpTo = (time: number) => {
    let next: { readonly time: number; readonly call: () => void } | undefined;
    for (const one of waiting) if (one.time <= time && (!next || one.time < next.time)) next = one;
    return next;
  };

  const turnTo = (time: number): void => {
    if (time < shows) throw new Error("A clock is never turned back.");
    for (let next = nextUpTo(time); next; next = nextUpTo(time)) {
      waiting.delete(next);
      shows = Math.max(shows, next.time);
      next.call();
    }
    shows = time;
  };

  return {
    now: () => shows,
    at(time, call) {
      const one = { time, call };
      waiting.add(one);
      return { cancel: () => waiting.delete(one) };
    },
    turnTo,
    turnBy: (milliseconds) => turnTo(shows + milliseconds),
  };
}
