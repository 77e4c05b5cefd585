import { afterEach, describe, expect, test, vi } from "vitest";
import { systemClock, turnedClock } from "./clock.ts";

describe("the clock of the machine", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("shows whole milliseconds since 1970", () => {
    const before = Date.now();
    const shown = systemClock().now();
    expect(Number.isInteger(shown)).toBe(true);
    // Both clocks are read a moment apart, and each rounds.
    expect(Math.abs(shown - before)).toBeLessThan(60_000);
  });

  test("does not notice that the machine's clock was set", () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const clock = systemClock();
    const before = clock.now();
    vi.setSystemTime(before + 86_400_000);
    expect(clock.now()).toBe(before);
    vi.setSystemTime(before - 86_400_000);
    expect(clock.now()).toBe(before);
  });

  test("calls once, not before the time", async () => {
    const clock = systemClock();
    const time = clock.now() + 20;
    const calls: number[] = [];
    await new Promise<void>((done) => {
      const holdOpen = setInterval(() => {}, 1000);
      clock.at(time, () => {
        calls.push(clock.now());
        setTimeout(() => {
          clearInterval(holdOpen);
          done();
        }, 30);
      });
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toBeGreaterThanOrEqual(time);
  });

  test("calls for a time that has passed, but not before at() has returned", async () => {
    const clock = systemClock();
    let called = false;
    const done = new Promise<void>((resolve) => {
      clock.at(clock.now() - 1000, () => {
        called = true;
        resolve();
      });
    });
    expect(called).toBe(false);
    const holdOpen = setInterval(() => {}, 1000);
    await done;
    clearInterval(holdOpen);
    expect(called).toBe(true);
  });

  test("waits longer than setTimeout can", () => {
    vi.useFakeTimers();
    const clock = systemClock();
    const call = vi.fn();
    const fifty = 50 * 86_400_000;
    clock.at(clock.now() + fifty, call);
    vi.advanceTimersByTime(fifty - 1000);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test("does not call what was cancelled, also after a long wait was continued", () => {
    vi.useFakeTimers();
    const clock = systemClock();
    const call = vi.fn();
    const fifty = 50 * 86_400_000;
    const timer = clock.at(clock.now() + fifty, call);
    vi.advanceTimersByTime(fifty - 1000);
    timer.cancel();
    vi.advanceTimersByTime(fifty);
    expect(call).not.toHaveBeenCalled();
  });
});

describe("a clock that tests turn", () => {
  test("stands still until it is turned", () => {
    const clock = turnedClock(1000);
    expect(clock.now()).toBe(1000);
    clock.turnBy(500);
    expect(clock.now()).toBe(1500);
    clock.turnTo(4000);
    expect(clock.now()).toBe(4000);
    expect(() => clock.turnTo(3999)).toThrow();
  });

  test("calls in order of time, each at its time", () => {
    const clock = turnedClock(0);
    const calls: string[] = [];
    const at = (time: number, name: string) => clock.at(time, () => calls.push(`${name} at ${clock.now()}`));
    at(30, "late");
    at(10, "early");
    at(30, "late too");
    at(31, "never");
    clock.turnTo(30);
    expect(calls).toEqual(["early at 10", "late at 30", "late too at 30"]);
  });

  test("calls what is asked for while it turns, if that is on the way", () => {
    const clock = turnedClock(0);
    const calls: number[] = [];
    const every = (time: number): void => {
      clock.at(time, () => {
        calls.push(clock.now());
        every(time + 10);
      });
    };
    every(10);
    clock.turnTo(35);
    expect(calls).toEqual([10, 20, 30]);
  });

  test("a time that has passed is called at the next turn, and what was cancelled never", () => {
    const clock = turnedClock(100);
    const calls: string[] = [];
    clock.at(50, () => calls.push(`past at ${clock.now()}`));
    clock.at(120, () => calls.push("cancelled")).cancel();
    expect(calls).toEqual([]);
    clock.turnBy(50);
    expect(calls).toEqual(["past at 100"]);
  });
});
