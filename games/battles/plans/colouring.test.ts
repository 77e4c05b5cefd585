import { expect, test } from "vitest";
import { canBeColoured } from "./colouring.ts";
import { plans } from "./index.ts";
import { hexesListed } from "./plan.ts";

const hexes = (list: string) => hexesListed(list);

test("the crossing of the wolf raiders can be aimed at", () => {
  expect(canBeColoured(hexes(plans["wolf-raiders"].zones?.crossing ?? ""), 3)).toBe(true);
});

test("three hexes that touch each other can", () => {
  expect(canBeColoured(hexes("a0 b0 a1"), 1)).toBe(true);
});

test("hexes in a row cannot: the ends touch one other only", () => {
  expect(canBeColoured(hexes("a0-c0"), 1)).toBe(false);
  expect(canBeColoured(hexes("a0-o0"), 5)).toBe(false);
});

test("a hex apart cannot", () => {
  expect(canBeColoured(hexes("a0 b0 a1 c0 b1 h8"), 2)).toBe(false);
});

test("nor more or fewer hexes than tokens", () => {
  expect(canBeColoured(hexes("a0 b0 a1 b1"), 1)).toBe(false);
  expect(canBeColoured([], 1)).toBe(false);
});
