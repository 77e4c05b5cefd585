import { expect, test } from "vitest";
import { isStorable } from "./storable.ts";

const nested = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}1${"]".repeat(levels)}`);

test("plain JSON can be stored, characters of two halves included", () => {
  expect(
    isStorable({ title: "Hiver 🐺", seats: [{ sitter: "me" }, {}], clock: null, players: 5, isPublic: true }),
  ).toBe(true);
});

test("text with a NUL or half a character cannot, wherever it stands", () => {
  for (const text of ["a\0b", "\ud83d", "\udc3a\ud83d"]) {
    for (const value of [text, [[text]], { a: { b: text } }, { [text]: 1 }]) expect(isStorable(value)).toBe(false);
  }
});

test("what lies deeper than anything we know cannot, and exhausts no stack", () => {
  expect(isStorable(nested(32))).toBe(true);
  expect(isStorable(nested(33))).toBe(false);
  expect(isStorable(nested(30_000))).toBe(false);
});
