import { expect, test } from "vitest";
import { matchPath } from "./router.ts";

test("a path fits a pattern word by word, and fills its gaps", () => {
  expect(matchPath("/", "/")).toEqual({});
  expect(matchPath("/table/:id", "/table/k7Qp")).toEqual({ id: "k7Qp" });
  expect(matchPath("/rules/:game", "/rules/a%20b")).toEqual({ game: "a b" });
});

test("a path that is too long, too short or other does not fit", () => {
  expect(matchPath("/table/:id", "/table")).toBeUndefined();
  expect(matchPath("/table/:id", "/table/1/2")).toBeUndefined();
  expect(matchPath("/table/:id", "/chair/1")).toBeUndefined();
});

test("an address with a broken escape is a page that is not there, not an error", () => {
  expect(matchPath("/table/:id", "/table/%")).toEqual({ id: "%" });
});
