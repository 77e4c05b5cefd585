import { afterEach, beforeEach, expect, test } from "vitest";
import { systemClock, turnedClock } from "../app/clock.ts";
import type { Clock } from "../ports/clock.ts";
import { silentLog } from "../ports/log.ts";
import { UNHURRIED } from "../testing/unhurried.ts";
import { type Lane, WorkerPool } from "./pool.ts";

const clock = turnedClock(0);
const took: string[] = [];
let pool: WorkerPool<{ readonly name: string }, string>;

beforeEach(() => {
  took.length = 0;
  pool = new WorkerPool(clock, silentLog, {
    threads: 1,
    longest: 60_000,
    mostOfOne: 3,
    script: new URL("../testing/echo-worker.mjs", import.meta.url),
    about: (task) => task,
    took: ({ name }) => void took.push(name),
  });
});
afterEach(() => pool.close());

const run = (name: string, address: string, lane?: Lane) => pool.run({ name }, { address, person: address }, lane);

test("regents and bots are served by turns, and games that nobody follows when nothing else waits", async () => {
  await Promise.all([
    run("begun", "eve"),
    run("unseen", "eve", "idle"),
    run("bot 1", "eve"),
    run("bot 2", "eve"),
    run("regent 1", "ann", "first"),
    run("regent 2", "ann", "first"),
    run("regent 3", "ben", "first"),
  ]);
  expect(took).toEqual(["begun", "regent 1", "bot 1", "regent 3", "bot 2", "regent 2", "unseen"]);
});

test("only so much of one address waits; the rest is said to be busy at once, and not done", async () => {
  const asked = ["a", "b", "c", "d", "e"].map((name) => run(name, "eve"));
  const honest = run("honest", "ann");
  expect(await asked[4]).toEqual({ failed: "busy" });
  expect(await honest).toEqual({ answer: "honest" });
  await Promise.all(asked);
  expect(took).toEqual(["a", "b", "honest", "c", "d"]);
});

/** A pool as servers of tests have it. */
const unhurried = (name: string, of: Clock = clock) =>
  new WorkerPool<{ readonly name: string }, string>(of, silentLog, {
    ...UNHURRIED,
    threads: 1,
    script: new URL(`../testing/${name}.mjs`, import.meta.url),
    about: (task) => task,
  });
const asker = { address: "ann", person: "ann" };

test("in servers of tests nothing is too late, however far the clock is turned", async () => {
  const silent = unhurried("silent-bots");
  const asked = ["taken up", "waiting"].map((name) => silent.run({ name }, asker));
  clock.turnBy(365 * 24 * 3_600_000);
  await silent.close();
  expect(await Promise.all(asked)).toEqual([{ failed: "closed" }, { failed: "closed" }]);
});

test("without a limit there is time by the machine's clock too", async () => {
  const echo = unhurried("echo-worker", systemClock());
  expect(await echo.run({ name: "heard" }, asker)).toEqual({ answer: "heard" });
  await echo.close();
});
