import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type Service, startRedis } from "@weirwood/server/testing";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contextOf } from "../context.ts";
import { startWorker, type WorkerProcess } from "../testing/farm.ts";
import { called, command, environment, root, weirwood, workshop } from "../testing/weirwood.ts";
import type { LessonsResult, LessonsTask, Task } from "../work/task.ts";
import { FarmPool } from "./farm-pool.ts";
import { FarmWorker } from "./farm-worker.ts";
import { PREFIX, queueOf, resultsKey } from "./keys.ts";
import { packed, unpacked } from "./parcel.ts";

const { path, clear } = workshop();
let service: Service;
let redis: Redis;
beforeAll(async () => {
  service = await startRedis();
});
beforeEach(async () => {
  redis = new Redis(service.url);
  await redis.flushall();
});
afterEach(() => redis.disconnect());
afterAll(async () => {
  await service.remove();
  clear();
});

/** What Redis keeps of runs, their shifts and results. */
async function leftOfRuns(): Promise<string[]> {
  const keys = await redis.keys("weirwood:farm:*");
  return keys.filter((key) => /:(run|results):|:[0-9a-f]{16}-\d+|:(wait|active)$/.test(key));
}

async function active(): Promise<number> {
  const [key] = await redis.keys("weirwood:farm:*:active");
  return key === undefined ? 0 : redis.llen(key);
}

/** A command that is on its way; resolves when it is over. */
function started(args: readonly string[]) {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...environment, WEIRWOOD_TESTING_GAME: "yes" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let err = "";
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  const over = once(child, "close").then(([code]) => code as number | null);
  return { child, over, err: () => err };
}

describe("three workers", () => {
  test("give the same summary, weights and analysis to the byte, though two of them are killed at work", async () => {
    const workers = await Promise.all([1, 2, 3].map(() => startWorker(service.url)));
    const [first, second, third] = workers as [WorkerProcess, WorkerProcess, WorkerProcess];
    const sim = ["sim", "throne", "--games", "60", "--bots", "random,greedy", "--seed", "farm", "--records"];
    const running = started([...sim, "--out", path("farm"), "--farm", service.url]);
    // Each of them has a shift in hand, which goes with it.
    await expect.poll(active, { interval: 5 }).toBe(3);
    await first.end("SIGKILL");
    await expect.poll(active, { interval: 5 }).toBe(3);
    await second.end("SIGKILL");
    expect(await running.over, running.err()).toBe(0);
    await expect.poll(leftOfRuns).toEqual([]);

    expect(weirwood([...sim, "--out", path("alone"), "--jobs", "1"]).code).toBe(0);
    for (const file of ["summary.json", "summary.txt", "power.svg", "games/000000.weir", "games/000059.weir"]) {
      expect(readFileSync(path(`farm/${file}`), "utf8"), file).toBe(readFileSync(path(`alone/${file}`), "utf8"));
    }

    const testing = { WEIRWOOD_TESTING_GAME: "yes" };
    const train = ["train", "ravens-wager", "--games", "40", "--passes", "1", "--out"];
    const [byFarm, byThread] = [path("farm.ts"), path("thread.ts")];
    expect(weirwood([...train, byFarm, "--farm", service.url], "", testing).code).toBe(0);
    expect(weirwood([...train, byThread, "--jobs", "1"], "", testing).code).toBe(0);
    expect(readFileSync(byFarm, "utf8")).toBe(readFileSync(byThread, "utf8"));

    const play = ["sim", "ravens-wager", "--seats", "2", "--rounds", "1", "--games", "1", "--records"];
    expect(weirwood([...play, "--out", path("wager")], "", testing).code).toBe(0);
    const analyse = ["analyse", path("wager/games/000000.weir"), "--json"];
    const analysed = weirwood([...analyse, "--farm", service.url], "", testing);
    expect(analysed.code).toBe(0);
    expect(analysed.out).toBe(weirwood([...analyse, "--jobs", "1"], "", testing).out);
    await expect.poll(leftOfRuns).toEqual([]);

    const { code, said } = await third.end("SIGTERM");
    expect(code).toBe(0);
    expect(said).toMatch(/^Ready: 1 thread, build [0-9a-f]{12}\.\nFinishing .*\n\d+ shifts were done\.\n$/);
  });
});

describe("whoever asks", () => {
  test("says that nobody works, goes on waiting, and takes its shifts away on Ctrl-C", async () => {
    const running = started(["sim", "throne", "--games", "40", "--farm", service.url]);
    await expect.poll(running.err).toContain("Nobody works at this farm yet; waiting.");
    // If it died now, Redis would forget it.
    const [run] = await redis.keys("weirwood:farm:run:*");
    expect(await redis.ttl(run)).toBeGreaterThan(0);
    running.child.kill("SIGINT");
    expect(await running.over).toBe(130);
    await expect.poll(leftOfRuns).toEqual([]);
  });

  test("is told where there is no Redis, and what an address is like", async () => {
    const nowhere = await called(["sim", "throne", "--farm", "redis://user:secret@127.0.0.1:1"]);
    expect(nowhere).toMatchObject({
      code: 1,
      err: "weirwood: no Redis answers at redis://127.0.0.1:1 (ECONNREFUSED)\n",
    });
    expect((await called(["farm", "redis://127.0.0.1:1"])).code).toBe(1);
    expect(await called(["train", "throne", "--farm", "ftp://here", "--out", path("no.ts")])).toMatchObject({
      code: 2,
    });
  });
});

/** Without threads and processes: what is asked, and what comes of it. */
describe("a farm", () => {
  const build = { version: "1.0.0", build: "ours" };
  const tasks = (count: number): LessonsTask[] =>
    Array.from({ length: count }, (_, from) => ({ kind: "lessons", game: "any", seed: "1", from, to: from + 1 }));
  const resultOf = ({ from }: Task): LessonsResult => ({
    lessons: [{ game: from, seats: 2, shares: [1, 0], rounds: [1], rows: Float32Array.of(from, 0.5) }],
  });
  const open: { close(): Promise<void> }[] = [];
  let notes: string[];
  let pool: FarmPool;

  const here = () => ({ ...contextOf([], {}), note: (line: string) => void notes.push(line) });
  const addWorker = async (perform: (task: Task) => Promise<LessonsResult>, of = build): Promise<void> => {
    open.push(await FarmWorker.open(service.url, { jobs: 1, perform, build: of }, here()));
  };
  const numbers: number[] = [];
  const run = (count: number): Promise<void> =>
    pool.run(tasks(count), (result, number, task) => {
      expect(result).toEqual(resultOf(task));
      numbers.push(number);
    });

  beforeEach(async () => {
    notes = [];
    numbers.length = 0;
    pool = await FarmPool.open(service.url, here(), build);
  });
  afterEach(async () => {
    await pool.end();
    await Promise.all(open.splice(0).map((worker) => worker.close()));
  });

  test("gives nothing to a worker of another build, and tells the asker", async () => {
    const asked: string[] = [];
    const heard = (): boolean =>
      notes.some((note) => note.includes("is another build (0.9.0 theirs; here 1.0.0 ours)"));
    const performer = (who: string) => async (task: Task) => {
      await expect.poll(heard).toBe(true);
      asked.push(who);
      return resultOf(task);
    };
    await addWorker(performer("theirs"), { version: "0.9.0", build: "theirs" });
    await addWorker(performer("ours"));
    await run(3);
    expect(asked).toEqual(["ours", "ours", "ours"]);
    expect(notes).toHaveLength(1);
  });

  test("counts no shift twice, though what came of it comes twice", async () => {
    await addWorker(async (task) => {
      const [key] = await redis.keys("weirwood:farm:run:*");
      const again = packed({ number: task.from, result: resultOf(task) });
      await redis.rpush(resultsKey(key.slice("weirwood:farm:run:".length)), again);
      return resultOf(task);
    });
    await run(20);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, number) => number));
    await expect.poll(leftOfRuns).toEqual([]);
  });

  test("drops the shifts of somebody who is gone", async () => {
    const queue = new Queue(queueOf(build.build), { connection: redis, prefix: PREFIX });
    await queue.add("shift", { run: "0123456789abcdef", number: 0, from: 0, to: 1 }, { removeOnComplete: true });
    const asked: Task[] = [];
    await addWorker(async (task) => {
      asked.push(task);
      return resultOf(task);
    });
    await expect.poll(() => queue.getJobCounts("waiting", "active")).toEqual({ waiting: 0, active: 0 });
    expect(asked).toEqual([]);
    await queue.close();
  });

  test("fails where a shift does, and leaves nothing behind", async () => {
    await addWorker(async (task) => {
      if (task.from === 2) throw new Error("the dice fell off the table");
      return resultOf(task);
    });
    await expect(run(5)).rejects.toThrow(/^a shift went wrong on .*: the dice fell off the table$/);
    await expect.poll(leftOfRuns).toEqual([]);
  });

  test("goes on where Redis has forgotten everything", async () => {
    let isRestarted = false;
    await addWorker(async (task) => {
      if (task.from === 3 && !isRestarted) {
        isRestarted = true;
        await service.restart();
      }
      return resultOf(task);
    });
    await run(8);
    expect(numbers.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(notes.filter((note) => note === "… and back.").length).toBeGreaterThan(0);
  });
});

test("rows of numbers come out of a parcel as they went in, in memory of their own", () => {
  const rows = Float32Array.of(0.1, -3, 1e-20, 7);
  const lessons = [{ game: 1, seats: 2, shares: [0, 1], rounds: [2], rows }];
  const parcel = unpacked(packed({ number: 4, result: { lessons } }));
  expect(parcel).toEqual({ number: 4, result: { lessons } });
  const [lesson] = (parcel as unknown as { result: LessonsResult }).result.lessons;
  expect(lesson.rows.buffer.byteLength).toBe(rows.byteLength);
});
