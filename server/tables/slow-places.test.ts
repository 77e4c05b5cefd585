import { expect, test } from "vitest";
import { SlowPlaces } from "./slow-places.ts";

function taken(places: SlowPlaces, whose: string, count: number): number {
  return Array.from({ length: count }, (_, n) => places.take(`${whose} ${n}`, whose)).filter(Boolean).length;
}

test("one address may have all fifty places, as long as nobody else wants any", () => {
  expect(taken(new SlowPlaces(), "Eve", 60)).toBe(50);
});

test("whoever has most gives places up to whoever has fewer, until both have as many", () => {
  const places = new SlowPlaces();
  taken(places, "Eve", 50);
  expect(taken(places, "Ann", 50)).toBe(25);
  expect(taken(places, "Ben", 50)).toBe(16);
});

test("a table that has a place keeps it, and one that leaves makes room", () => {
  const places = new SlowPlaces();
  taken(places, "Eve", 50);
  expect(places.take("Eve 7", "Eve")).toBe(true);
  expect(places.take("Eve 50", "Eve")).toBe(false);
  places.leave("Eve 7");
  expect(places.take("Eve 50", "Eve")).toBe(true);
});
