import { expect, test } from "vitest";
import { duration } from "./duration.ts";

const units = { day: "d", hour: "h" };
const plain = (milliseconds: number): string => duration(milliseconds, units).replaceAll("\u00a0", " ");
const minute = 60_000;
const hour = 60 * minute;

test("the two largest units are said", () => {
  expect(plain(52 * hour)).toBe("2 d 4 h");
  expect(plain(48 * hour)).toBe("2 d");
  expect(plain(11 * hour)).toBe("11 h");
  expect(plain(2 * hour + 5 * minute)).toBe("2 h 05");
  expect(plain(59 * minute + 59_000)).toBe("59:59");
  expect(plain(7_200)).toBe("0:08");
});

test("time that has run out is nought, not less", () => {
  expect(plain(-5_000)).toBe("0:00");
});
