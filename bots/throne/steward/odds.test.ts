import { houseNumber } from "@weirwood/throne/questions";
import { describe, expect, test } from "vitest";
import { position } from "../testing/tables.ts";
import { chanceToWin, oddsBetween } from "./odds.ts";

const players = ["lannister", "greyjoy", "stark", "baratheon", "tyrell"];
const [lannister, stark, greyjoy] = ["lannister", "stark", "greyjoy"].map(houseNumber);
const given = { players, phase: "planning", units: { lannisport: "lannister 1F", winterfell: "stark 1F" } };

describe("odds", () => {
  test("a margin that no card can bridge is certain, either way", () => {
    const odds = oddsBetween(position(given), stark, greyjoy);
    expect(chanceToWin(odds, 4)).toBe(1);
    expect(chanceToWin(odds, -4)).toBe(0);
  });

  test("more strength never makes a victory less likely", () => {
    const odds = oddsBetween(position(given), stark, greyjoy);
    for (let margin = -5; margin < 5; margin += 0.25) {
      expect(chanceToWin(odds, margin + 0.25)).toBeGreaterThanOrEqual(chanceToWin(odds, margin));
    }
  });

  test("what one house wins the other loses", () => {
    const state = position(given);
    for (const margin of [-2, -1, 0, 1, 2]) {
      const here = chanceToWin(oddsBetween(state, stark, greyjoy), margin);
      const there = chanceToWin(oddsBetween(state, greyjoy, stark), -margin);
      expect(here + there).toBeCloseTo(1);
    }
  });

  test("the blade is worth a point as long as it is unused", () => {
    const fresh = oddsBetween(position(given), lannister, stark);
    const used = oddsBetween(position({ ...given, "blade-used": true }), lannister, stark);
    expect(chanceToWin(fresh, 0)).toBeCloseTo(chanceToWin(used, 1));
  });

  test("hands are open: against spent cards the same strength is worth more", () => {
    const used = { greyjoy: ["euron-crows-eye", "asha-greyjoy", "theon-greyjoy"] };
    const before = chanceToWin(oddsBetween(position(given), stark, greyjoy), 0);
    expect(chanceToWin(oddsBetween(position({ ...given, used }), stark, greyjoy), 0)).toBeGreaterThan(before);
  });
});
