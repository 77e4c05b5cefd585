import { PATIENCE } from "@weirwood/kernel/testing";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "../app/clock.ts";
import type { Jobs } from "../ports/jobs.ts";
import { startChild } from "../testing/children.ts";
import { type Service, startRedis } from "../testing/services.ts";
import { bullJobs } from "./bull-jobs.ts";
import { jobsSuite } from "./jobs.suite.ts";

let service: Service;
const clock = systemClock();
beforeAll(async () => {
  service = await startRedis();
});
afterAll(() => service.remove());
beforeEach(async () => {
  const redis = new Redis(service.url);
  await redis.flushall();
  redis.disconnect();
});

describe("jobs on BullMQ", () => {
  jobsSuite(async (log, atOnce) => ({
    jobs: await bullJobs(service.url, clock, { log, atOnce, lostAfter: PATIENCE }),
    now: clock.now,
    pass: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }));
});

describe("a cluster's jobs", () => {
  const opened: Jobs[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
  });
  const open = async (options = {}): Promise<Jobs> => {
    // No node is taken for lost because it is slow.
    const jobs = await bullJobs(service.url, clock, { lostAfter: PATIENCE, ...options });
    opened.push(jobs);
    return jobs;
  };

  test("are done on one of the nodes", async () => {
    const woken: string[] = [];
    const nodes = [await open(), await open(), await open()];
    for (const [index, node] of nodes.entries())
      node.work("tables", async (id) => void woken.push(`${id} on ${index}`));
    for (let number = 0; number < 60; number++) nodes[number % 3].schedule("tables", String(number), clock.now());
    await expect.poll(() => woken.length).toBeGreaterThanOrEqual(60);
    nodes[0].schedule("tables", "later", clock.now());
    const names = (): string[] => woken.map((one) => one.split(" ")[0]);
    await expect.poll(names).toContain("later");
    expect(names().sort()).toEqual([...Array.from({ length: 60 }, (_, n) => String(n)), "later"].sort());
  });

  test("are replaced by whichever node speaks last", async () => {
    const woken: string[] = [];
    const [one, two] = [await open(), await open()];
    const redis = new Redis(service.url);
    const firstTime = async (): Promise<number> => {
      const [, score = 0] = await redis.zrange("weirwood:jobs:tables:delayed", "0", "0", "WITHSCORES");
      // BullMQ keeps a counter in the lowest twelve bits.
      return Math.floor(Number(score) / 4096);
    };
    const now = clock.now();
    one.schedule("tables", "a", now + 100);
    await expect.poll(firstTime).toBeGreaterThan(0);
    two.schedule("tables", "a", now + 3_600_000);
    await expect.poll(firstTime).toBeGreaterThan(now + 1_800_000);
    redis.disconnect();
    one.work("tables", async (id) => void woken.push(id));
    two.schedule("tables", "b", clock.now() + 100);
    await expect.poll(() => woken).toEqual(["b"]);
    two.schedule("tables", "a", clock.now());
    await expect.poll(() => woken).toEqual(["b", "a"]);
  });

  test("leave nothing behind in Redis", async () => {
    const jobs = await open();
    let done = 0;
    jobs.work("tables", async () => {
      if (++done % 5 === 0) throw new Error("fails");
    });
    for (let number = 0; number < 50; number++) jobs.schedule("tables", `table ${number}`, clock.now());
    await expect.poll(() => done).toBe(50);
    const redis = new Redis(service.url);
    await expect.poll(async () => (await redis.keys("*")).filter((key) => /:(\d+|de:.*|dn:.*)$/.test(key))).toEqual([]);
    redis.disconnect();
  });

  test("of a node that was killed at work are done by another", async () => {
    const child = startChild(new URL("../testing/hang-at-work.ts", import.meta.url), service.url);
    expect(await child.nextLine()).toBe("ready");
    const jobs = await open({ lostAfter: 500 });
    jobs.schedule("tables", "orphan", clock.now());
    expect(await child.nextLine()).toBe("orphan");
    await child.kill();
    const woken: string[] = [];
    jobs.work("tables", async (id) => void woken.push(id));
    await expect.poll(() => woken).toEqual(["orphan"]);
  });

  test("go on when Redis was killed: what was scheduled is forgotten, what is scheduled again is done", async () => {
    const woken: string[] = [];
    const nodes = [await open(), await open()];
    for (const node of nodes) node.work("tables", async (id) => void woken.push(id));
    nodes[0].schedule("tables", "before", clock.now());
    await expect.poll(() => woken).toEqual(["before"]);
    nodes[0].schedule("tables", "forgotten", clock.now() + 3_600_000);
    await service.kill();
    for (let number = 0; number < 20; number++) {
      nodes[number % 2].schedule("tables", "meanwhile", clock.now());
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await service.restart();
    // As the sweep would: again and again, until somebody has come.
    await expect
      .poll(
        () => {
          for (const [index, node] of nodes.entries()) node.schedule("tables", `after ${index}`, clock.now());
          return woken.includes("after 0") && woken.includes("after 1");
        },
        { interval: 100 },
      )
      .toBe(true);
    expect(woken).not.toContain("forgotten");
  });

  test("can be closed while Redis is away", async () => {
    const jobs = await open();
    jobs.work("tables", async () => {});
    jobs.schedule("tables", "a", clock.now());
    await service.kill();
    await jobs.close();
    await service.restart();
  });

  test("share a Redis with another cluster", async () => {
    const [ours, theirs]: [string[], string[]] = [[], []];
    const one = await open();
    const other = await open({ prefix: "other" });
    one.work("tables", async (id) => void ours.push(id));
    other.work("tables", async (id) => void theirs.push(id));
    one.schedule("tables", "ours", clock.now());
    other.schedule("tables", "theirs", clock.now());
    await expect.poll(() => [ours, theirs]).toEqual([["ours"], ["theirs"]]);
  });
});

test("jobs cannot be opened where there is no Redis: at once, and with the reason", async () => {
  await expect(bullJobs("redis://127.0.0.1:1", clock)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
