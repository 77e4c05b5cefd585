import { expect, test } from "vitest";
import {
  bringingIn,
  type Frame,
  held,
  moved,
  openingFrame,
  openingOn,
  panningTo,
  seenIn,
  wholeMap,
  zoomedAt,
  zoomOf,
} from "./frame.ts";

const map = { left: 0, top: 0, right: 1000, bottom: 1500 };
const phone = { width: 360, height: 520 };
const wide = { width: 1200, height: 1024 };

/** Where a point of the map is on the screen. */
const onScreen = ({ x, y, scale }: Frame, [mapX, mapY]: readonly [number, number]) => [
  mapX * scale + x,
  mapY * scale + y,
];

test("the whole map touches two edges of the screen and crosses none", () => {
  const seen = seenIn(wholeMap(phone, map), phone);
  expect(seen.left).toBeLessThanOrEqual(0);
  expect(seen.right).toBeGreaterThanOrEqual(1000);
  expect(seen.top).toBeCloseTo(0);
  expect(seen.bottom).toBeCloseTo(1500);
});

test("a telephone opens on a part that can be read, around the given point", () => {
  const frame = openingFrame(phone, map, [520, 700]);
  expect(zoomOf(frame.scale)).toBe("near");
  expect(onScreen(frame, [520, 700])).toEqual([180, 260]);
});

test("a wide screen opens on the whole map", () => {
  expect(openingFrame(wide, map, [300, 300])).toEqual(wholeMap(wide, map));
});

test("a map that opens whole loses no edge, however narrow its place is", () => {
  const narrow = { width: 486, height: 640 };
  const { left, right, top, bottom } = seenIn(openingFrame(narrow, map, [520, 700], true), narrow);
  expect(left).toBeLessThanOrEqual(map.left);
  expect(top).toBeLessThanOrEqual(map.top);
  expect(right).toBeGreaterThanOrEqual(map.right);
  expect(bottom).toBeGreaterThanOrEqual(map.bottom);
});

test("zooming keeps what is under the pointer", () => {
  const frame = openingFrame(phone, map, [520, 700]);
  const before = seenIn(frame, phone);
  const at = [100, 400] as const;
  const under = [before.left + at[0] / frame.scale, before.top + at[1] / frame.scale] as const;
  const [x, y] = onScreen(zoomedAt(frame, 1.7, at, phone, map), under);
  expect(x).toBeCloseTo(at[0]);
  expect(y).toBeCloseTo(at[1]);
});

test("zooming out ends at the whole map, and zooming in ends", () => {
  const frame = openingFrame(phone, map, [520, 700]);
  expect(zoomedAt(frame, 0.001, [0, 0], phone, map)).toEqual(wholeMap(phone, map));
  expect(zoomedAt(frame, 1000, [0, 0], phone, map).scale).toBeLessThan(4);
});

test("the map cannot be dragged off the screen", () => {
  const frame = openingFrame(phone, map, [520, 700]);
  const seen = seenIn(moved(frame, 99_999, -99_999, phone, map), phone);
  expect(seen.left).toBeCloseTo(0);
  expect(seen.bottom).toBeCloseTo(1500);
  expect(held({ x: 50, y: 50, scale: 0.1 }, phone, map).x).toBe(130);
});

test("an area is brought in by the shortest way, and not at all when it is seen", () => {
  const frame = openingFrame(phone, map, [520, 700]);
  expect(bringingIn(frame, { left: 500, top: 680, right: 540, bottom: 720 }, phone, map)).toBe(frame);
  const far = bringingIn(frame, { left: 500, top: 1300, right: 540, bottom: 1340 }, phone, map);
  expect(onScreen(far, [520, 1340])[1]).toBeCloseTo(520 - 24);
  expect(far.x).toBe(frame.x);
});

test("what a question is about is seen as it opens: by moving, and from further away only where it does not fit", () => {
  const frame = openingFrame(phone, map, [520, 700]);
  const near = [
    { left: 500, top: 1300, right: 540, bottom: 1340 },
    { left: 600, top: 1250, right: 640, bottom: 1290 },
  ];
  expect(openingOn(frame, near, phone, map).scale).toBe(frame.scale);
  const wide = [
    { left: 100, top: 700, right: 200, bottom: 800 },
    { left: 700, top: 700, right: 800, bottom: 800 },
  ];
  const further = openingOn(frame, wide, phone, map);
  expect(further.scale).toBeLessThan(frame.scale);
  const seen = seenIn(further, phone);
  expect(seen.left).toBeLessThanOrEqual(100);
  expect(panningTo(frame, wide, phone, map).scale).toBe(frame.scale);
  expect(seenIn(panningTo(frame, wide, phone, map), phone).left).toBeLessThanOrEqual(100);
});
