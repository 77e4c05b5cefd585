import { existsSync } from "node:fs";
import { connect } from "node:net";
import { Redis } from "ioredis";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startChild } from "./children.ts";
import { type Service, startPostgres, startRedis } from "./services.ts";

describe("a PostgreSQL of the tests' own", () => {
  let postgres: Service;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  const ask = async (sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };

  test("keeps its rows when it is stopped or killed and started again", async () => {
    await ask("create table kept (value integer)");
    await ask("insert into kept values (1)");
    await postgres.stop();
    await expect(ask("select 1")).rejects.toThrow();
    await postgres.restart();
    expect(await ask("select value from kept")).toEqual([{ value: 1 }]);
    await postgres.kill();
    await expect(ask("select 1")).rejects.toThrow();
    await postgres.restart();
    expect(await ask("select value from kept")).toEqual([{ value: 1 }]);
  });
});

describe("a Redis of the tests' own", () => {
  test("starts empty each time, on the same port", async () => {
    const service = await startRedis();
    const redis = new Redis(service.url, { lazyConnect: true, retryStrategy: () => 20 });
    redis.on("error", () => {});
    await redis.connect();
    await redis.set("a", "1");
    await service.kill();
    await service.restart();
    expect(await redis.get("a")).toBeNull();
    redis.disconnect();
    await service.remove();
  });
});

test("a service ends with whoever started it, even if that was killed", async () => {
  const child = startChild(new URL("./start-and-wait.ts", import.meta.url));
  const [port, folder] = (await child.nextLine()).split(" ");
  expect(await answers(Number(port))).toBe(true);
  expect(existsSync(folder)).toBe(true);
  await child.kill();
  await expect.poll(() => answers(Number(port))).toBe(false);
  await expect.poll(() => existsSync(folder)).toBe(false);
});

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
