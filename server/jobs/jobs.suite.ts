import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Jobs } from "../ports/jobs.ts";
import type { Log } from "../ports/log.ts";
import { until as waitUntil } from "../testing/until.ts";

/** A way to wake things, and the time it goes by. */
export interface JobsUnderTest {
  readonly jobs: Jobs;
  now(): number;
  /** Lets time pass, by turning the clock or by waiting. */
  pass(milliseconds: number): Promise<void>;
}

const HOUR = 3_600_000;

/** What all jobs do, with at most four at once. */
export function jobsSuite(open: (log: Log, atOnce: number) => Promise<JobsUnderTest>): void {
  let place: JobsUnderTest;
  let problems: string[];

  beforeEach(async () => {
    problems = [];
    const note = (_facts: object, sentence: string): void => void problems.push(sentence);
    place = await open({ info() {}, warn: note, error: note }, 4);
  });
  afterEach(() => place.jobs.close());

  const schedule = (id: string, inMilliseconds: number) =>
    place.jobs.schedule("tables", id, place.now() + inMilliseconds);
  const wakes = (): string[] => {
    const woken: string[] = [];
    place.jobs.work("tables", async (id) => void woken.push(id));
    return woken;
  };
  /** Until something is so; time passes meanwhile. */
  const until = (isSo: () => boolean): Promise<void> =>
    waitUntil(String(isSo), async () => {
      if (!isSo()) await place.pass(10);
      return isSo();
    });

  describe("something that is due", () => {
    test("is woken when its time has come, once", async () => {
      const woken = wakes();
      schedule("soon", 100);
      schedule("much later", HOUR);
      await until(() => woken.length > 0);
      schedule("later", 100);
      await until(() => woken.includes("later"));
      expect(woken).toEqual(["soon", "later"]);
    });

    test("is woken if its time has passed, and if the worker comes late", async () => {
      schedule("past", -HOUR);
      schedule("now", 0);
      await place.pass(20);
      const woken = wakes();
      await until(() => woken.length === 2);
      expect([...woken].sort()).toEqual(["now", "past"]);
    });

    test("is woken at the time that was named last, be it earlier or later", async () => {
      schedule("hastened", HOUR);
      schedule("put off", 100);
      schedule("put off", HOUR);
      const woken = wakes();
      schedule("hastened", 200);
      await until(() => woken.length > 0);
      expect(woken).toEqual(["hastened"]);
      schedule("put off", 0);
      await until(() => woken.length === 2);
      expect(woken).toEqual(["hastened", "put off"]);
    });

    test("can be scheduled again and again", async () => {
      const woken = wakes();
      for (let time = 1; time <= 5; time++) {
        schedule("again", 5);
        await until(() => woken.length === time);
      }
      schedule("later", 5);
      await until(() => woken.includes("later"));
      expect(woken).toHaveLength(6);
    });

    test("has a name of any kind, and the same name in another queue is another thing", async () => {
      const names = ["a:b", "a.b", "{a}", "é ❄", "7", "0:x", "a".repeat(200)];
      const woken = wakes();
      const notifications: string[] = [];
      place.jobs.work("notifications", async (id) => void notifications.push(id));
      for (const name of names) schedule(name, 20);
      place.jobs.schedule("notifications", "a:b", place.now() + 20);
      await until(() => woken.length === names.length && notifications.length === 1);
      expect([...woken].sort()).toEqual([...names].sort());
      expect(notifications).toEqual(["a:b"]);
    });

    test("is not lost among many", async () => {
      const woken = wakes();
      const names = Array.from({ length: 300 }, (_, number) => `table ${number}`);
      for (const name of names) schedule(name, Number(name.slice(6)) % 50);
      await until(() => woken.length >= 300);
      schedule("later", 0);
      await until(() => woken.includes("later"));
      expect([...woken].sort()).toEqual([...names, "later"].sort());
    });
  });

  describe("a worker", () => {
    test("is not called for a thing it is working on, but once more afterwards if that was asked for", async () => {
      let atWork = 0;
      let most = 0;
      let calls = 0;
      let finish = (): void => {};
      place.jobs.work("tables", async () => {
        calls++;
        most = Math.max(most, ++atWork);
        if (calls === 1) await new Promise<void>((resolve) => (finish = resolve));
        atWork--;
      });
      schedule("one", 0);
      await until(() => calls === 1);
      for (let time = 0; time < 5; time++) schedule("one", 0);
      await place.pass(200);
      expect(calls).toBe(1);
      finish();
      await until(() => calls === 2);
      await place.pass(200);
      expect({ calls, most }).toEqual({ calls: 2, most: 1 });
    });

    test("may schedule what it is working on, as a bot with many turns does", async () => {
      let turns = 0;
      place.jobs.work("tables", async (id) => {
        if (++turns < 10) place.jobs.schedule("tables", id, place.now());
        await new Promise(setImmediate);
      });
      schedule("a table of bots", 0);
      await until(() => turns >= 10);
      await place.pass(100);
      expect(turns).toBe(10);
    });

    test("that fails is logged, and called for the next thing and the same", async () => {
      const woken: string[] = [];
      place.jobs.work("tables", async (id) => {
        woken.push(id);
        if (woken.length === 1) throw new Error("fails");
      });
      schedule("one", 0);
      await until(() => problems.length > 0);
      expect(woken).toEqual(["one"]);
      expect(problems).toEqual(["a job failed"]);
      schedule("two", 0);
      schedule("one", 0);
      await until(() => woken.length === 3);
      expect([...woken].sort()).toEqual(["one", "one", "two"]);
    });

    test("has no more at once than allowed, and gets to everything", async () => {
      let atWork = 0;
      let most = 0;
      let done = 0;
      const finish: (() => void)[] = [];
      place.jobs.work("tables", async () => {
        most = Math.max(most, ++atWork);
        await new Promise<void>((resolve) => finish.push(resolve));
        atWork--;
        done++;
      });
      for (let number = 0; number < 12; number++) schedule(`table ${number}`, 0);
      await until(() => atWork === 4);
      await place.pass(100);
      expect(atWork).toBe(4);
      await until(() => {
        finish.shift()?.();
        return done === 12;
      });
      expect(most).toBe(4);
    });
  });

  test("much of one waits behind itself, and others behind one thing of theirs", async () => {
    const begun: string[] = [];
    const finish: (() => void)[] = [];
    const worker = (id: string): Promise<void> => {
      begun.push(id);
      return new Promise((resolve) => finish.push(resolve));
    };
    const turnOf = (id: string) => ({ address: id.split(" ")[0], person: id.split(" ")[0] });
    place.jobs.work("tables", worker, { turnOf });
    for (let number = 0; number < 60; number++) schedule(`eve ${number}`, 0);
    await until(() => begun.length === 4);
    schedule("ann 1", 0);
    await until(() => {
      finish.shift()?.();
      return begun.length === 61;
    });
    for (const end of finish) end();
    expect(begun.indexOf("ann 1")).toBeLessThan(30);
  });

  test("closing waits for what is being done, and begins nothing more", async () => {
    const woken: string[] = [];
    let finish = (): void => {};
    let isDone = false;
    place.jobs.work("tables", async (id) => {
      woken.push(id);
      await new Promise<void>((resolve) => (finish = resolve));
      isDone = true;
    });
    schedule("first", 0);
    await until(() => woken.length === 1);
    schedule("second", 50);
    let isClosed = false;
    const closing = place.jobs.close().then(() => (isClosed = true));
    await place.pass(200);
    expect({ isClosed, woken }).toEqual({ isClosed: false, woken: ["first"] });
    finish();
    await closing;
    expect(isDone).toBe(true);
    schedule("third", 0);
    await place.pass(100);
    expect(woken).toEqual(["first"]);
  });
}
