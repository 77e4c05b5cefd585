import { expect, test } from "vitest";
import { placeLabel, wraps } from "./labels.ts";
import { roomIn } from "./room.ts";
import type { MapArea } from "./topology.ts";

/** A rectangle of land. */
const land = (width: number, height: number): MapArea => {
  const points = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ] as const;
  const anchor = [width / 2, height / 2] as const;
  return {
    id: "here",
    kind: "land",
    rings: [[{ arc: { id: "a", type: "coast", points }, isReversed: false }]],
    name: anchor,
    army: anchor,
    order: anchor,
    barrels: [],
    crowns: [],
    decoration: [],
  };
};

const half = (line: string): number => line.length / 2;
const place = (name: string, width: number, height: number) =>
  placeLabel(roomIn(land(width, height), []), name, [width / 2, height / 2], 10, half);

test("names break between words, in every way, into three lines at most", () => {
  expect(wraps("Widow’s Watch")).toEqual([["Widow’s Watch"], ["Widow’s", "Watch"]]);
  expect(wraps("The Mountains of the Moon")).toContainEqual(["The Mountains", "of the", "Moon"]);
  expect(Math.max(...wraps("The Mountains of the Moon").map((lines) => lines.length))).toBe(3);
});

test("a name stays where it was drawn if it fits, in as many lines as it needs", () => {
  expect(place("Dorne", 200, 60)).toMatchObject({ lines: ["Dorne"], at: [100, 30], height: 10 });
  expect(place("The Stony Shore", 64, 60).lines).toEqual(["The Stony", "Shore"]);
});

test("letters shrink only where nothing else helps", () => {
  expect(place("Crackclaw", 42, 60).height).toBeLessThan(10);
  expect(place("Crackclaw", 60, 60).height).toBe(10);
});

test("a name moves out of the way of what is printed", () => {
  const room = roomIn(land(200, 100), [{ left: 70, top: 40, right: 130, bottom: 60 }]);
  const { box } = placeLabel(room, "Dorne", [100, 50], 10, half);
  expect(box.bottom <= 42 || box.top >= 58).toBe(true);
});
