import { expect, test } from "vitest";
import { ByteCache } from "./byte-cache.ts";

const inUse = new Set<string>();
const newCache = (limit: number): ByteCache<string> =>
  new ByteCache({ limit, bytesOf: (text) => text.length, isInUse: (id) => inUse.has(id) });
const idsIn = (cache: ByteCache<string>): string[] =>
  Array.from({ length: 100 }, (_, index) => `${index}`).filter((id) => cache.peek(id) !== undefined);

test("bytes are counted, and counted anew where a value is replaced", () => {
  const cache = newCache(100);
  cache.set("1", "x".repeat(60));
  cache.set("2", "x".repeat(30));
  cache.set("1", "x".repeat(20));
  expect([cache.size, cache.bytes]).toEqual([2, 50]);
  cache.clear();
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
});

test("the least recently used make way, as many as it takes", () => {
  const cache = newCache(100);
  for (const id of ["1", "2", "3", "4"]) cache.set(id, "x".repeat(25));
  cache.get("1");
  cache.peek("2");
  cache.set("5", "x".repeat(50));
  expect(idsIn(cache)).toEqual(["1", "4", "5"]);
  expect(cache.bytes).toBe(100);
});

test("the last one set stays, however large it is", () => {
  const cache = newCache(10);
  cache.set("1", "x");
  cache.set("2", "x".repeat(50));
  expect(idsIn(cache)).toEqual(["2"]);
});

test("what is in use stays, and goes when it is not any more", () => {
  const cache = newCache(100);
  inUse.add("1").add("2");
  for (const id of ["1", "2", "3", "4"]) cache.set(id, "x".repeat(50));
  expect(idsIn(cache)).toEqual(["1", "2", "4"]);
  inUse.clear();
  cache.set("5", "x".repeat(50));
  expect(cache.bytes).toBe(100);
});

test("where all are in use, only some are looked at for each new one", () => {
  const looked: string[] = [];
  const cache = new ByteCache<string>({ limit: 0, bytesOf: () => 1, isInUse: (id) => looked.push(id) > 0 });
  for (let id = 0; id < 50; id++) cache.set(String(id), "");
  looked.length = 0;
  cache.set("50", "");
  expect(looked).toHaveLength(16);
  expect(cache.size).toBe(51);
});
