import { readFileSync } from "node:fs";
import { type Throne, throne } from "@weirwood/throne";
import { castlesOf, houseOfSeat, powerOf } from "@weirwood/throne/questions";
import { describe, expect, test } from "vitest";
import { replayOf } from "../testing/replay-of.ts";
import { EVERYTHING } from "./replayed-game.ts";
import { seriesOf, spread, ticksFor, turnEnds } from "./series.ts";

const file = new URL("../../games/throne/golden/five-1.weir", import.meta.url);
const replayed = await replayOf(readFileSync(file, "utf8"));
const { summary } = replayed;

describe("the ends of turns", () => {
  const ends = turnEnds(summary);

  test("are the set-up, and one for each turn in order", () => {
    expect(ends.map(({ round }) => round)).toEqual(ends.map((_, place) => place));
    expect(ends.at(-1)?.at).toBe(summary.steps.length - 1);
  });

  test("share out everything that was told, each thing once", () => {
    const told = ends.flatMap((end) => end.told);
    expect(told).toEqual(summary.steps.flatMap(({ events }) => events));
  });
});

test("what is prepared before the first turn is part of the set-up", async () => {
  const prepared = new URL("../../games/battles/golden/green-fork-1.weir", import.meta.url);
  const game = await replayOf(readFileSync(prepared, "utf8"));
  expect(game.summary.steps[0].round).toBe(0);
  expect(turnEnds(game.summary).map(({ round }) => round)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a series has a line for each seat and a point for each turn, measured by the game", () => {
  const ends = turnEnds(summary);
  const views = ends.map(({ at }) => throne.fromJSON(replayed.view(at, EVERYTHING)));
  const measures = [
    {
      id: "castles",
      of: (view: Throne, seat: number) => castlesOf(view, houseOfSeat(view, seat)),
    },
    {
      id: "power",
      of: (view: Throne, seat: number) => powerOf(view, houseOfSeat(view, seat)),
    },
    { id: "told", of: (_: Throne, __: number, told: readonly unknown[]) => told.length },
  ];
  const [castles, power, told] = seriesOf(measures, ends, views, summary.seats.length);
  expect(castles.lines).toHaveLength(5);
  expect(castles.lines[0]).toHaveLength(ends.length);
  expect(power.lines.map(([first]) => first)).toEqual([5, 5, 5, 5, 5]);
  const winner = summary.result?.winners[0] ?? 0;
  const final = castles.lines.map((line) => line.at(-1) ?? 0);
  expect(final[winner]).toBe(Math.max(...final));
  expect(told.lines[0][0]).toBe(0);
});

test("axes have few round numbers and reach the largest value", () => {
  expect(ticksFor(0)).toEqual([0, 1]);
  expect(ticksFor(5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticksFor(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksFor(20)).toEqual([0, 5, 10, 15, 20]);
  expect(ticksFor(7, -7)).toEqual([-10, -5, 0, 5, 10]);
  for (const largest of [1, 3, 11, 26, 99, 640]) expect(ticksFor(largest).at(-1)).toBeGreaterThanOrEqual(largest);
});

test("shields at one height are set apart, in order, and inside the chart", () => {
  const placed = spread([50, 50, 52, 10, 98], 20, 0, 100);
  const sorted = [...placed].sort((a, b) => a - b);
  for (let place = 1; place < sorted.length; place++)
    expect(sorted[place] - sorted[place - 1]).toBeGreaterThanOrEqual(20);
  expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...placed)).toBeLessThanOrEqual(100);
  expect(placed[3]).toBeLessThan(placed[0]);
});
