import { expect, test } from "vitest";
import { chanceOfHits, hitsShortOf } from "./chances.ts";

test("one die hits as often as its faces say", () => {
  expect(chanceOfHits(1, 4 / 8, 1)).toBeCloseTo(0.5);
  expect(chanceOfHits(1, 4 / 8, 2)).toBe(0);
  expect(hitsShortOf(1, 4 / 8, 2)).toBeCloseTo(0.5);
});

test("of three dice at three eighths, at least two hit nearly one time in three", () => {
  expect(chanceOfHits(3, 3 / 8, 2)).toBeCloseTo(3 * (3 / 8) ** 2 * (5 / 8) + (3 / 8) ** 3);
  expect(hitsShortOf(3, 3 / 8, 2)).toBeCloseTo(3 * (3 / 8) * (5 / 8) ** 2);
});

test("none needed is always enough, and more dice are never worse", () => {
  for (let dice = 0; dice < 10; dice++) {
    expect(chanceOfHits(dice, 2 / 8, 0)).toBe(1);
    expect(chanceOfHits(dice + 1, 2 / 8, 2)).toBeGreaterThanOrEqual(chanceOfHits(dice, 2 / 8, 2));
  }
});
