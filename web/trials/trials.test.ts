import { expect, test } from "vitest";
import { shareOf } from "./trials.ts";

test("of many games the share is known better than of few", () => {
  const [few, many] = [shareOf(6, 10), shareOf(120, 200)];
  expect([few.share, many.share]).toEqual([0.6, 0.6]);
  expect([many.least, many.most].map((share) => Math.round(1000 * share))).toEqual([531, 665]);
  expect(few.least).toBeLessThan(many.least);
  expect(few.most).toBeGreaterThan(many.most);
});

test("who never won may still win, and without a game nothing is known", () => {
  expect(shareOf(0, 20)).toMatchObject({ share: 0, least: 0 });
  expect(shareOf(0, 20).most).toBeGreaterThan(0.1);
  expect(shareOf(0, 0)).toEqual({ share: 0, least: 0, most: 1 });
});
