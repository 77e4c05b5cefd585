import type { Json } from "@weirwood/kernel";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Bus, Topic } from "../ports/bus.ts";
import { networkTo } from "../testing/network.ts";
import { type Service, startRedis } from "../testing/services.ts";
import { busSuite } from "./bus.suite.ts";
import { redisBus } from "./redis-bus.ts";

let service: Service;
beforeAll(async () => {
  service = await startRedis();
});
afterAll(() => service.remove());

describe("the bus over Redis", () => {
  busSuite(async (log) => ({ bus: await redisBus(service.url, { log }), other: await redisBus(service.url) }));
});

describe("a cluster's bus", () => {
  let nodes: Bus[];
  beforeEach(async () => {
    nodes = await Promise.all([redisBus(service.url), redisBus(service.url), redisBus(service.url)]);
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()));
  });

  const listen = async (bus: Bus, topic: Topic = "table:a"): Promise<Json[]> => {
    const heard: Json[] = [];
    await bus.subscribe(topic, (message) => heard.push(message)).begun;
    return heard;
  };

  test("is heard once on every node", async () => {
    const heard = await Promise.all(nodes.map((node) => listen(node)));
    const said: string[] = [];
    // Each speaks after hearing the one before, so that whatever came twice has come by the end.
    for (const speaker of [0, 1, 2, 0]) {
      said.push(`from ${speaker}`);
      nodes[speaker].publish("table:a", `from ${speaker}`);
      await expect.poll(() => heard).toEqual([said, said, said]);
    }
  });

  test("misses nothing that is said after listening has begun, however slow the way to Redis", async () => {
    const network = await networkTo(service.port);
    const far = await redisBus(`redis://127.0.0.1:${network.port}`);
    network.slowBy(50);
    for (let round = 0; round < 5; round++) {
      const heard = await listen(far, `table:${round}`);
      nodes[0].publish(`table:${round}`, round);
      await expect.poll(() => heard).toEqual([round]);
    }
    await far.close();
    network.close();
  });

  test("shares a Redis with another cluster without hearing it", async () => {
    const other = await redisBus(service.url, { prefix: "other" });
    const [ours, theirs] = [await listen(nodes[0]), await listen(other)];
    nodes[1].publish("table:a", "ours");
    other.publish("table:a", "theirs");
    await expect.poll(() => [ours, theirs]).toEqual([["ours"], ["theirs"]]);
    await other.close();
  });

  test("listens to a channel once, however many listen here, and no longer than somebody does", async () => {
    const redis = new Redis(service.url);
    const channels = async (): Promise<number> =>
      ((await redis.pubsub("NUMSUB", "weirwood:table:a")) as [string, number])[1];
    const ears = Array.from({ length: 5 }, () => nodes[0].subscribe("table:a", () => {}));
    await Promise.all(ears.map((ear) => ear.begun));
    expect(await channels()).toBe(1);
    for (const ear of ears) ear.end();
    await expect.poll(channels).toBe(0);
    redis.disconnect();
  });

  test("does not choke on what somebody else puts on its channels", async () => {
    const heard = await listen(nodes[0]);
    const redis = new Redis(service.url);
    for (const rubbish of ["", " ", "x", "node {", "node [1,"]) await redis.publish("weirwood:table:a", rubbish);
    nodes[1].publish("table:a", "well");
    await expect.poll(() => heard).toEqual(["well"]);
    redis.disconnect();
  });

  test("goes on when Redis was killed: hears itself meanwhile, and everybody is told to look again", async () => {
    const heard = await Promise.all(nodes.map((node) => listen(node)));
    const looks = [0, 0, 0];
    for (const [index, node] of nodes.entries()) node.onBack(() => looks[index]++);
    await service.kill();
    await expect.poll(() => nodes.map((node) => node.isUp())).toEqual([false, false, false]);
    nodes[0].publish("table:a", "lost to the others");
    const late: Json[] = [];
    // Listening that begins meanwhile does not hang.
    await nodes[1].subscribe("table:late", (message) => late.push(message)).begun;
    await expect.poll(() => heard[0]).toEqual(["lost to the others"]);
    expect(looks).toEqual([0, 0, 0]);
    await service.restart();
    await expect.poll(() => nodes.map((node) => node.isUp())).toEqual([true, true, true]);
    await expect.poll(() => Math.min(...looks)).toBeGreaterThan(0);
    nodes[2].publish("table:a", "back");
    nodes[2].publish("table:late", "also");
    await expect.poll(() => heard.map((one) => one.at(-1))).toEqual(["back", "back", "back"]);
    await expect.poll(() => late).toEqual(["also"]);
    expect(heard[1]).toEqual(["back"]);
  });

  test("tells the others to look again when only the speaker was cut off", async () => {
    let looks = 0;
    nodes[1].onBack(() => looks++);
    const heard = await listen(nodes[1]);
    const redis = new Redis(service.url);
    // Cuts those that speak, and leaves those that listen.
    await redis.call("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
    await expect.poll(() => looks).toBeGreaterThan(0);
    await expect.poll(() => nodes[0].isUp()).toBe(true);
    nodes[0].publish("table:a", "again");
    await expect.poll(() => heard).toEqual(["again"]);
    redis.disconnect();
  });
});

test("a bus cannot be opened where there is no Redis: at once, and with the reason, which is not logged as well", async () => {
  const logged: string[] = [];
  const tell = (_: object, sentence: string): void => void logged.push(sentence);
  const opened = redisBus("redis://127.0.0.1:1", { log: { info: tell, warn: tell, error: tell } });
  await expect(opened).rejects.toMatchObject({ code: "ECONNREFUSED" });
  expect(logged).toEqual([]);
});
