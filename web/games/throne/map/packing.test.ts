import { expect, test } from "vitest";
import { contains, shapeOf } from "./geometry.ts";
import { packFirst } from "./packing.ts";
import { boxAt, fits, isOverlapping, nearestPlace, roomIn } from "./room.ts";
import { mapNamed } from "./topology.ts";

const riverrun = mapNamed("base").areas.get("riverrun");
if (riverrun === undefined) throw new Error("Riverrun is not on the map");
const room = roomIn(riverrun, []);
const unit = { width: 25, height: 27 };

test("what fits lies inside the area with all its corners", () => {
  const shape = shapeOf(riverrun);
  let tried = 0;
  for (let x = 180; x < 490; x += 7) {
    for (let y = 690; y < 840; y += 7) {
      const box = boxAt([x, y], unit);
      if (!fits(room, box)) continue;
      tried++;
      for (const corner of [
        [box.left, box.top],
        [box.right, box.top],
        [box.left, box.bottom],
        [box.right, box.bottom],
      ] as const) {
        expect(contains(shape, corner)).toBe(true);
      }
    }
  }
  expect(tried).toBeGreaterThan(100);
});

test("the nearest place is the point itself if it is free, and beside it if it is not", () => {
  const [x, y] = nearestPlace(room, unit, riverrun.army, []) ?? [0, 0];
  expect(Math.hypot(x - riverrun.army[0], y - riverrun.army[1])).toBeLessThan(4);
  const taken = boxAt([x, y], unit);
  const beside = nearestPlace(room, unit, riverrun.army, [taken]) ?? [x, y];
  expect(isOverlapping(taken, boxAt(beside, unit))).toBe(false);
  expect(Math.hypot(beside[0] - x, beside[1] - y)).toBeLessThan(40);
});

test("a set that has room keeps its size; one that has not shrinks together", () => {
  const pack = { block: { count: 3, size: unit }, others: [{ width: 36, height: 36 }] };
  const attempts = [1, 0.8, 0.6].map((scale) => ({ pack, scale }));
  expect(packFirst(room, [riverrun.army], attempts).scale).toBe(1);
  const [x, y] = riverrun.army;
  const narrow = roomIn(riverrun, [
    { left: 0, top: 0, right: 1000, bottom: y - 30 },
    { left: 0, top: y + 30, right: 1000, bottom: 1500 },
    { left: 0, top: 0, right: x - 35, bottom: 1500 },
    { left: x + 40, top: 0, right: 1000, bottom: 1500 },
  ]);
  const packed = packFirst(narrow, [riverrun.army], attempts);
  expect(packed.scale).toBeLessThan(1);
  expect(packed.block.length).toBe(3);
});

test("where there is no room at all pieces still come out, over what is there", () => {
  const full = roomIn(riverrun, [{ left: 0, top: 0, right: 1000, bottom: 1500 }]);
  const pack = { block: { count: 2, size: unit }, others: [unit] };
  const packed = packFirst(full, [riverrun.army], [{ pack, scale: 1 }]);
  expect([packed.block.length, packed.others.length]).toEqual([2, 1]);
});
