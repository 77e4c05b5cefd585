import { afterAll, expect, test } from "vitest";
import { json, weirwood, workshop } from "../../testing/weirwood.ts";

const { path, clear } = workshop();
afterAll(clear);

test("what is decided before the first round is no round of its own", () => {
  const out = path("siege");
  const args = ["sim", "battles", "--plan", "breaking-the-siege", "--games", "1", "--jobs", "1", "--records"];
  const { turns, curves } = json([...args, "--out", out]).value as {
    turns: { most: number };
    curves: { stark: { morale: number[] } };
  };
  expect(turns.most).toBeLessThanOrEqual(5);
  expect(curves.stark.morale).toHaveLength(turns.most);
  const told = weirwood(["replay", `${out}/games/000000.weir`]).out;
  expect(told).toMatch(/── Before the first turn\..*── Round 1\.\n/s);
});
