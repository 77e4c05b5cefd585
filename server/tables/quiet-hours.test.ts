import { chanceFrom, oneOf } from "@weirwood/kernel";
import { describe, expect, test, vi } from "vitest";
import { areShortEnough, endOfQuiet, endOfSpan } from "./quiet-hours.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (text: string): number => Date.parse(text);
const nights = { hours: "22:00-08:00", timeZone: "Europe/Paris" };

const timeOfDay = (minute: number): string =>
  [Math.trunc(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The end of a span by looking at each minute whether it is quiet. */
function counted(from: number, span: number, quiet: { hours: string; timeZone: string }): number {
  let now = from;
  for (let left = span; left > 0; now += MINUTE) if (endOfQuiet(now, quiet) === now) left -= MINUTE;
  return now;
}

describe("a span that rests during quiet hours", () => {
  test("is as long as it says where nobody is quiet", () => {
    expect(endOfSpan(1000, HOUR, undefined)).toBe(1000 + HOUR);
    expect(endOfSpan(1000, HOUR, { hours: "08:00-08:00", timeZone: "UTC" })).toBe(1000 + HOUR);
    expect(endOfSpan(1000, HOUR, { hours: "always", timeZone: "UTC" })).toBe(1000 + HOUR);
  });

  test("stops in the evening and goes on in the morning", () => {
    // Paris is an hour ahead in winter: 21:00 there, one hour until quiet, the second after 08:00.
    expect(endOfSpan(at("2026-01-10T20:00:00Z"), 2 * HOUR, nights)).toBe(at("2026-01-11T08:00:00Z"));
  });

  test("that begins at night begins in the morning", () => {
    expect(endOfSpan(at("2026-01-10T23:30:00Z"), 3 * HOUR, nights)).toBe(at("2026-01-11T10:00:00Z"));
  });

  test("of several days counts only the waking hours", () => {
    // 14 waking hours a day: 08:00 to 22:00.
    expect(endOfSpan(at("2026-01-10T07:00:00Z"), 28 * HOUR, nights)).toBe(at("2026-01-11T21:00:00Z"));
  });

  test("follows hours within one day as well", () => {
    const siesta = { hours: "12:00-15:00", timeZone: "UTC" };
    expect(endOfSpan(at("2026-01-10T11:00:00Z"), 2 * HOUR, siesta)).toBe(at("2026-01-10T16:00:00Z"));
  });

  test("rests for twelve hours a day at most, whatever was stored", () => {
    const always = { hours: "00:00-23:59", timeZone: "UTC" };
    expect(endOfSpan(at("2026-01-10T00:00:00Z"), 24 * HOUR, always)).toBe(at("2026-01-12T00:00:00Z"));
    expect([areShortEnough("22:00", "10:00"), areShortEnough("22:00", "10:01")]).toEqual([true, false]);
  });

  test.each(["2026-01-10T00:00:00Z", "2026-03-15T00:00:00Z"])("asks the calendar seldom, from %s on", (from) => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    endOfSpan(at(from), 14 * 24 * HOUR, { hours: "00:00-23:59", timeZone: "Europe/Paris" });
    expect(asked.mock.calls.length).toBeLessThanOrEqual(24);
    asked.mockRestore();
  });

  test("ends when counting its minutes ends", () => {
    const chance = chanceFrom(7);
    for (let round = 0; round < 24; round++) {
      // Around both changes of the clocks of a year.
      const from =
        at(oneOf(["2026-03-20T00:00:00Z", "2026-10-16T00:00:00Z"], chance)) + chance.below(10 * 24 * 60) * MINUTE;
      const span = (1 + chance.below(6 * 24 * 60)) * MINUTE;
      const timeZone = oneOf(["Europe/Paris", "America/New_York", "Asia/Kathmandu"], chance);
      const [begins, lasts] = [chance.below(24 * 60), 1 + chance.below(12 * 60)];
      const quiet = { hours: `${timeOfDay(begins)}-${timeOfDay(begins + lasts)}`, timeZone };
      expect(endOfSpan(from, span, quiet), JSON.stringify({ from, span, quiet })).toBe(counted(from, span, quiet));
    }
  });

  test("ends for any hours and any length", () => {
    for (let from = 0; from < 24; from += 5) {
      for (let to = 0; to < 24; to += 7) {
        const hours = `${String(from).padStart(2, "0")}:30-${String(to).padStart(2, "0")}:00`;
        const end = endOfSpan(at("2026-03-29T00:10:30Z"), 50 * HOUR, { hours, timeZone: "Europe/Paris" });
        expect(end).toBeGreaterThanOrEqual(at("2026-03-29T00:10:30Z") + 50 * HOUR);
      }
    }
  });
});

test("a moment of quiet is put off to its end, others stay", () => {
  expect(endOfQuiet(at("2026-01-10T22:00:00Z"), nights)).toBe(at("2026-01-11T07:00:00Z"));
  expect(endOfQuiet(at("2026-01-10T12:00:00Z"), nights)).toBe(at("2026-01-10T12:00:00Z"));
});
