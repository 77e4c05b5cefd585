import { expect, test } from "vitest";
import type { Spot } from "./lying.ts";
import { fitRow } from "./sizes.ts";

const spot: Spot = {
  body: 0,
  thing: "b0",
  card: 0,
  controller: 0,
  now: {},
  isCharacter: true,
  isEvent: false,
  isLeaving: false,
  isDying: false,
  isPassedBy: false,
  attached: [],
  duplicates: [],
};
const row = (count: number): Spot[] => Array.from({ length: count }, () => spot);
const room = { width: 1056, height: 160, most: 104 };

test("few cards are as large as the height allows, and no larger than wanted", () => {
  expect(fitRow(row(4), room).width).toBe(104);
  expect(fitRow(row(4), { ...room, height: 120 }).width).toBe(75);
});

test("many become smaller, then lie in two lines, then are scrolled", () => {
  expect(fitRow(row(12), room)).toMatchObject({ lines: 1, isCrowded: false });
  expect(fitRow(row(12), room).width).toBeLessThan(104);
  expect(fitRow(row(20), { ...room, height: 240, lines: 2 })).toMatchObject({ lines: 2, isCrowded: false });
  expect(fitRow(row(20), room)).toEqual({ width: 64, lines: 1, isCrowded: true });
});

test("what lies on cards and how they kneel takes room", () => {
  const bearer = { ...spot, attached: [spot, spot] };
  expect(fitRow([bearer, ...row(3)], room).width).toBeLessThan(104);
  const kneeling = { ...spot, now: { isKneeling: true } };
  expect(
    fitRow(
      Array.from({ length: 10 }, () => kneeling),
      room,
    ).width,
  ).toBeLessThan(fitRow(row(10), room).width);
});
