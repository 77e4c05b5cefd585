import { plans } from "@weirwood/battles/plans";
import { beside, DIRECTIONS, type Hex, hexNames } from "@weirwood/battles/questions";
import { describe, expect, test } from "vitest";
import type { Point } from "../../../view/plane.ts";
import { edgeOf, middleOf } from "./geometry.ts";
import { near } from "./hex-shape.ts";
import { pictureOfPlan } from "./plan-picture.ts";
import { besideWay, bridgeOn, endsOf, isSimple, linesOf, surfaceOf } from "./ways.ts";

const hexNamed = (name: string): Hex => hexNames.indexOf(name);
const wayOver = (...names: readonly string[]): Set<Hex> => new Set(names.map(hexNamed));
const REACH = 0.4;

/** The edges of a hex at which a way leaves it, by direction. */
function leaves(board: number, way: ReadonlySet<Hex>, hex: Hex): number[] {
  const ends = new Set(endsOf(board, way, hex, REACH).map(near));
  return Array.from({ length: DIRECTIONS }, (_, direction) => direction).filter((direction) =>
    ends.has(near(edgeOf(hex, direction))),
  );
}

const far = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);

describe.each(Object.entries(plans))("%s", (_, plan) => {
  const { board, hexes } = pictureOfPlan(plan);
  const where = (...kinds: readonly string[]): Set<Hex> =>
    new Set([...hexes].filter(([, { terrain, token }]) => kinds.includes(token ?? terrain)).map(([hex]) => hex));

  test.each([
    ["rivers", where("river", "forest-river", "ford", "wood-bridge", "stone-bridge")],
    ["roads", where("road", "forest-road", "wood-bridge", "stone-bridge")],
  ])("%s run on into every hex beside of their kind, and into no other", (_kind, way) => {
    for (const hex of way) {
      for (const direction of leaves(board, way, hex)) {
        const other = beside(board, hex, direction);
        if (!hexes.has(other)) continue;
        expect(way.has(other)).toBe(true);
        expect(leaves(board, way, other)).toContain((direction + 3) % DIRECTIONS);
      }
      const besides = Array.from({ length: DIRECTIONS }, (_, direction) => direction).filter((direction) =>
        way.has(beside(board, hex, direction)),
      );
      expect(leaves(board, way, hex)).toEqual(expect.arrayContaining(besides));
    }
  });
});

test("a way that ends within the board stays in its hex; at its edge it runs off", () => {
  const road = wayOver("e2", "e3", "e4");
  const [, end] = endsOf(0, road, hexNamed("e4"), REACH);
  expect(far(end, middleOf(hexNamed("e4")))).toBeLessThan(26);
  expect(leaves(0, wayOver("h0", "h1"), hexNamed("h0"))).toHaveLength(2);
});

test("where three ways meet, each runs into both others", () => {
  const crossing = wayOver("h5", "g5", "i5", "h6");
  const [line] = linesOf(0, crossing, REACH);
  expect(line.match(/Q/g)).toHaveLength(3);
  expect(isSimple(line)).toBe(false);
});

test("water between three hexes that touch is filled, and broad water runs off the board", () => {
  const lake = wayOver("a9", "a10", "b10");
  expect(surfaceOf(0, lake).match(/Z/g)).toHaveLength(1);
  expect(surfaceOf(0, wayOver("a10", "b10"))).toBe("");
  expect(leaves(0, lake, hexNamed("a10")).length).toBeGreaterThan(2);
});

test("a bridge stands across its river, along its road", () => {
  const { angle } = bridgeOn(0, wayOver("c6", "c7", "c8"), hexNamed("c7"));
  expect(Math.abs(angle)).toBeCloseTo(90);
  const straight = bridgeOn(0, wayOver("b6", "c6", "d6"), hexNamed("c6"));
  expect(Math.abs(Math.cos((straight.angle * Math.PI) / 180))).toBeCloseTo(1);
  expect(straight.at).toEqual(middleOf(hexNamed("c6")));
});

test("trees beside a way stand clear of it", () => {
  const way = wayOver("g5", "h5", "i5");
  const ends = endsOf(0, way, hexNamed("h5"), 1);
  for (const tree of besideWay(0, way, hexNamed("h5")))
    for (const end of ends) expect(far(tree, end)).toBeGreaterThan(14);
});
