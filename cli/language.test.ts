import { expect, test } from "vitest";
import { numberIn, percentIn } from "./language.ts";

test("numbers are written as people of the language write them, less than none with a minus sign", () => {
  expect(numberIn("en", -1234.5, 1)).toBe("−1,234.5");
  expect(numberIn("fr", -0.5, 1)).toBe("−0,5");
  expect(percentIn("en", -0.021)).toBe("−2.1 %");
});
