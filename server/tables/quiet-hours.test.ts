import { describe, expect, test, vi } from "vitest";
import { areShortEnough, endOfQuiet, endOfSpan } from "./quiet-hours.ts";

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const nights = { hours: "22:00-08:00", timeZone: "Europe/Paris" };

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

  test("asks the calendar about each of its days only, however long it is", () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    const always = { hours: "00:00-23:59", timeZone: "Europe/Paris" };
    endOfSpan(at("2026-03-10T00:00:00Z"), 14 * 24 * HOUR, always);
    // Twelve hours of each day count: two weeks are over after four, with two looks at each day.
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2 * 29);
    asked.mockRestore();
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
