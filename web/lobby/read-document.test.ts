import { expect, test } from "vitest";
import { readDocument } from "./read-document.ts";

test("a document in JSON is what it says, any other its characters", () => {
  expect(readDocument('{"hexes":[1,2]}', { format: "json" })).toEqual({ is: "read", value: { hexes: [1, 2] } });
  expect(readDocument("a plan", { format: "text" })).toEqual({ is: "read", value: "a plan" });
});

test("what is too long, or no JSON, is refused before anybody is asked", () => {
  expect(readDocument("123456", { format: "json", most: 5 })).toEqual({ is: "too-long", length: 6, most: 5 });
  expect(readDocument("12345", { format: "json", most: 5 })).toEqual({ is: "read", value: 12345 });
  expect(readDocument("{", { format: "json" })).toEqual({ is: "not-json" });
});
