import { expect, test } from "vitest";
import { sharedStart } from "./command-line.tsx";

test("Tab goes as far as all candidates agree", () => {
  expect(sharedStart(["march riverrun: ", "march riverlands: "])).toBe("march river");
  expect(sharedStart(["raid pyke"])).toBe("raid pyke");
  expect(sharedStart(["a", "b"])).toBe("");
  expect(sharedStart([])).toBe("");
});
