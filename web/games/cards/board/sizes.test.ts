import { expect, test } from "vitest";
import type { Spot } from "./lying.ts";
import { fitRow, GAP, roomFor, tiltedAmong } from "./sizes.ts";

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
  expect(fitRow(row(4), { ...room, height: 120 }).width).toBe(78);
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

test("what leaves play lies askew too: as many lie in a line as were counted", () => {
  const leaving = { ...spot, isLeaving: true };
  const many = Array.from({ length: 10 }, () => leaving);
  expect(fitRow(many, room).width).toBeLessThan(fitRow(row(10), room).width);
  const fit = fitRow(many, { ...room, width: 500, height: 260, lines: 2 });
  expect(fit.lines).toBe(2);
  // Six to the left and to the right of each.
  const line = 5 * (fit.width + 12) + 4 * GAP;
  expect(roomFor(many.length, fit, GAP, tiltedAmong(many))).toBeGreaterThanOrEqual(line);
});
