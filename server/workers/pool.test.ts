import { afterEach, beforeEach, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { silentLog } from "../ports/log.ts";
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
