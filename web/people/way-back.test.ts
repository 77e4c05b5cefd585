import { expect, test } from "vitest";
import { wayBack } from "./way-back.ts";

test("whoever signs in goes back to where they came from", () => {
  expect(wayBack("?back=%2Ftable%2Fabc")).toBe("/table/abc");
  expect(wayBack("")).toBe("/");
});

test("nobody is led to another site", () => {
  for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    expect(wayBack(`?back=${encodeURIComponent(elsewhere)}`)).toBe("/");
  }
});
