import { expect, test } from "vitest";
import { nextPlace } from "../../../view/directions.ts";
import type { Point } from "../../../view/plane.ts";
import { mapNamed } from "./topology.ts";

const places = new Map<string, Point>([...mapNamed("base").areas.values()].map(({ id, army }) => [id, army]));
const from = (id: string): Point => places.get(id) ?? [0, 0];

test("arrows go to the nearest area in their direction", () => {
  expect(nextPlace("ArrowUp", from("lannisport"), places)).toBe("riverrun");
  expect(nextPlace("ArrowRight", from("lannisport"), places)).toBe("stoney-sept");
  expect(nextPlace("ArrowDown", from("lannisport"), places)).toBe("searoad-marches");
  expect(nextPlace("ArrowLeft", from("lannisport"), places)).toBe("golden-sound");
});

test("at the edge of the map an arrow goes nowhere", () => {
  expect(nextPlace("ArrowUp", from("castle-black"), places)).toBeUndefined();
  expect(nextPlace("Tab", from("castle-black"), places)).toBeUndefined();
});

test("every area can be reached from every other by arrows alone", () => {
  const reached = new Set(["winterfell"]);
  for (const id of reached) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = nextPlace(key, from(id), places);
      if (next !== undefined) reached.add(next);
    }
  }
  expect([...places.keys()].filter((id) => !reached.has(id))).toEqual([]);
});
