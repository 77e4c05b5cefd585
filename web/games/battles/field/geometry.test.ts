import { beside, DIRECTIONS, hexesOf, hexNames, OFF } from "@weirwood/battles/questions";
import { describe, expect, test } from "vitest";
import { boxOf, edgeOf, hexUnder, middleOf, outlineOf, sizeOf, VIEW_SCALE } from "./geometry.ts";
import { near } from "./hex-shape.ts";

const hexNamed = (name: string): number => hexNames.indexOf(name);

describe.each([0, 1])("side %i of the board", (board) => {
  test("hexes beside each other share an edge", () => {
    for (const hex of hexesOf[board]) {
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const other = beside(board, hex, direction);
        if (other === OFF) continue;
        expect(near(edgeOf(hex, direction))).toBe(near(edgeOf(other, (direction + 3) % DIRECTIONS)));
      }
    }
  });

  test("every hex lies on the drawing, and is found under its middle", () => {
    const { width, height } = sizeOf(board);
    for (const hex of hexesOf[board]) {
      const { left, top, right, bottom } = boxOf(hex);
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect(right).toBeLessThan(width * VIEW_SCALE);
      expect(bottom).toBeLessThan(height * VIEW_SCALE);
      expect(hexUnder(board, middleOf(hex))).toBe(hex);
    }
    expect(hexUnder(board, [-40, 100])).toBeUndefined();
  });

  test("the line around all hexes is one ring, of edges that no two hexes share", () => {
    const outer = hexesOf[board].flatMap((hex) =>
      Array.from({ length: DIRECTIONS }, (_, direction) => beside(board, hex, direction)).filter((one) => one === OFF),
    );
    const line = outlineOf(board, hexesOf[board]);
    expect(line.match(/M/g)).toHaveLength(1);
    expect(line.match(/[ML]/g)).toHaveLength(outer.length);
  });
});

test("a hole among hexes has a line of its own", () => {
  const ring = ["h4", "i4", "g5", "i5", "h6", "i6"].map(hexNamed);
  expect(outlineOf(0, ring).match(/M/g)).toHaveLength(2);
  expect(outlineOf(0, [...ring, hexNamed("h5")]).match(/M/g)).toHaveLength(1);
});
