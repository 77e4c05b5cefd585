import { afterEach, beforeEach, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  type TestServer,
} from "../testing/test-server.ts";
import { bytesOf } from "./table-bytes.ts";
import type { Table } from "./table-cache.ts";

let server: TestServer;
let guests: Guest[];

beforeEach(async () => {
  // No room for any but the last.
  server = await openTestServer({ clock: turnedClock(1_800_000_000_000), cacheBytes: 0 });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
});

afterEach(() => server.end());

test("tables are cached by their bytes, and those that are followed stay", async () => {
  const { cache } = server.tables;
  const followed = await beginTable(guests);
  const connections = await followTable(guests, followed);
  const [second, third] = [await beginTable(guests), await beginTable(guests)];
  const cached = [followed, third].map((id) => cache.inMemory(id) as Table);
  expect(cache.inMemory(second)).toBeUndefined();
  expect([cache.size, cache.bytes]).toEqual([2, bytesOf(cached[0]) + bytesOf(cached[1])]);
  await Promise.all(connections.map((one) => one.close()));
});

test("a table that is worked on stays until the work is done", async () => {
  const { cache } = server.tables;
  const [busy, other] = [await beginTable(guests), await beginTable(guests)];
  await cache.alone(busy, async () => {
    const table = await cache.own(busy);
    await cache.find(other);
    expect(cache.inMemory(busy)).toBe(table);
  });
  await cache.find(other);
  await beginTable(guests);
  expect(cache.inMemory(busy)).toBeUndefined();
});
