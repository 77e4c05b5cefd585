import { expect, test } from "vitest";
import { inFigures, signed, withMinus } from "./figures.ts";

test("less than none bears a minus sign", () => {
  expect([-12, 0, 3].map(inFigures)).toEqual(["−12", "0", "3"]);
  expect(withMinus(new Intl.NumberFormat("fr", { minimumFractionDigits: 1 }).format(-1.5))).toBe("−1,5");
});

test("what is added bears a plus sign, what is taken away a minus sign, and nothing neither", () => {
  expect([-2, 0, 2].map(signed)).toEqual(["−2", "0", "+2"]);
});
