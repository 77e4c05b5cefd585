import { expect, test } from "vitest";
import { timeWords } from "./time-words.ts";

const now = new Date(2026, 10, 18, 14, 30).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 6).getTime();

/** Formats put spaces of several kinds between a time and its half of the day. */
const plain = (words: string): string => words.replaceAll(/[\u00a0\u202f]/g, " ");

test("a time of today is told alone, one of another day with its date", () => {
  expect(plain(timeWords(at(18, 8), "en", now))).toBe("8:06 AM");
  expect(plain(timeWords(at(18, 14), "fr", now))).toBe("14:06");
  expect(plain(timeWords(at(17, 8), "en", now))).toBe("Nov 17, 8:06 AM");
  expect(plain(timeWords(at(17, 14), "fr", now))).toBe("17 nov., 14:06");
});
