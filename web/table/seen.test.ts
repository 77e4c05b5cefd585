import { expect, test } from "vitest";
import { readSeen, withSeen } from "./seen.ts";

test("what the browser kept is read, and what is not ours is left out", () => {
  expect(readSeen('[["a",3],["b",-1],["c","4"],7,["d",0]]')).toEqual([
    ["a", 3],
    ["d", 0],
  ]);
  for (const nonsense of [null, "{", "7", '{"a":1}']) expect(readSeen(nonsense)).toEqual([]);
});

test("a table is remembered once, with the latest number, and the oldest are forgotten", () => {
  expect(
    withSeen(
      [
        ["a", 1],
        ["b", 2],
      ],
      "a",
      5,
    ),
  ).toEqual([
    ["b", 2],
    ["a", 5],
  ]);
  const many = Array.from({ length: 150 }, (_, i) => [`t${i}`, i] as const);
  const kept = withSeen(many, "new", 1);
  expect(kept).toHaveLength(100);
  expect(kept.at(-1)).toEqual(["new", 1]);
});
