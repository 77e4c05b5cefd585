import { expect, test } from "vitest";
import { type Box, bubblePlace, lit, overlap } from "./spotlight.ts";

const bubble = { width: 390, height: 220 };
const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test.each([
  ["on a laptop", 1440, 900],
  ["on a phone", 360, 740],
  ["on a wide screen", 1920, 1080],
])("a bubble %s stays on the screen and off what it lights", (_, width, height) => {
  const small = { width: Math.min(bubble.width, width - 20), height: bubble.height };
  for (let left = 0; left < width - 60; left += 90) {
    for (let top = 0; top < height - 60; top += 90) {
      const anchor = { left, top, width: 60, height: 60 };
      const place = bubblePlace(anchor, small, width, height);
      const box = { ...place, ...small };
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(width);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.top + box.height).toBeLessThanOrEqual(height);
      expect(overlaps(box, anchor)).toBe(false);
    }
  }
});

test("a light reaches a little beyond, its ring stays on the screen, and it lights nothing that is hidden or everything", () => {
  expect(lit({ left: 5, top: 100, width: 50, height: 50 }, 1440, 900)).toEqual({
    left: 4,
    top: 90,
    width: 61,
    height: 70,
  });
  // The column of houses, down to the foot of the screen.
  expect(lit({ left: 0, top: 56, width: 272, height: 744 }, 1280, 800)).toEqual({
    left: 4,
    top: 46,
    width: 278,
    height: 750,
  });
  expect(lit({ left: 0, top: 0, width: 0, height: 0 }, 1440, 900)).toBeUndefined();
  expect(lit({ left: 270, top: 56, width: 800, height: 840 }, 1440, 900)).toBeUndefined();
  expect(lit({ left: 320, top: 56, width: 908, height: 1024 }, 1920, 1080)).toBeUndefined();
  expect(lit({ left: -500, top: 100, width: 50, height: 50 }, 1440, 900)).toBeUndefined();
});

test("of an area that goes on under the sheet only the part on the board is lit", () => {
  const board = { left: 0, top: 52, width: 360, height: 240 };
  expect(overlap({ left: 100, top: 250, width: 80, height: 90 }, board)).toEqual({
    left: 100,
    top: 250,
    width: 80,
    height: 42,
  });
  expect(overlap({ left: 100, top: 400, width: 80, height: 90 }, board)).toBeUndefined();
});

test("a hint about nothing in particular stands in the corner of the board, not over what is beside it", () => {
  const board = { left: 272, top: 56, width: 796, height: 844 };
  const place = bubblePlace(undefined, bubble, 1440, 900, board);
  expect(place.side).toBe("corner");
  expect(overlap({ ...place, ...bubble }, board)).toEqual({ left: place.left, top: place.top, ...bubble });
});
