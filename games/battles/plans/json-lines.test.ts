import type { Json } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { isUnreadable, type Lined, linedFrom, readLines } from "./json-lines.ts";

/** What was read, without lines. */
function plain(lined: Lined): Json {
  if ("value" in lined) return lined.value;
  if ("items" in lined) return lined.items.map(plain);
  return Object.fromEntries(lined.fields.map(({ name, value }) => [name, plain(value)]));
}

function read(text: string): Lined {
  const lined = readLines(text);
  if (isUnreadable(lined)) throw new Error(`unreadable in line ${lined.line}: ${lined.found}`);
  return lined;
}

test("what is read is what JSON says", () => {
  const value = {
    text: 'a "b" \\ \n\u00e9 🐺 \u2028',
    numbers: [0, -1, 2.5, 1e3, -0.25e-2],
    words: [true, false, null],
    empty: [{}, [], ""],
    "": { deep: { deeper: [[1]] } },
  };
  expect(plain(read(JSON.stringify(value)))).toEqual(value);
  expect(plain(read(JSON.stringify(value, undefined, "\t")))).toEqual(value);
  expect(plain(linedFrom(value))).toEqual(value);
});

test("every value and every name knows its line", () => {
  const lined = read('\n{ "a": 1,\n  "b": [\n    2,\r\n    {"c": 3}]\n}');
  expect(lined).toEqual({
    line: 2,
    fields: [
      { line: 2, name: "a", value: { line: 2, value: 1 } },
      {
        line: 3,
        name: "b",
        value: {
          line: 3,
          items: [
            { line: 4, value: 2 },
            { line: 5, fields: [{ line: 5, name: "c", value: { line: 5, value: 3 } }] },
          ],
        },
      },
    ],
  });
});

test("a name that comes twice is kept twice", () => {
  expect(read('{"a":1,"a":2}')).toMatchObject({ fields: [{ name: "a" }, { name: "a" }] });
});

describe("what is no JSON is found by line", () => {
  test.each([
    ["", 1, ""],
    ["{", 1, ""],
    ['{\n"a" 1}', 2, "1"],
    ["[1,\n2,\n]", 3, "]"],
    ["[1\n2]", 2, "2"],
    ["{\n\n a: 1}", 3, "a"],
    ['["never closed', 1, '"'],
    ['["a\nb"]', 1, '"'],
    ['["\\x"]', 1, '"'],
    ["[01]", 1, "1"],
    ["[NaN]", 1, "NaN"],
    ["[1] 2", 1, "2"],
    ["undefined", 1, "undefined"],
    [`${"[".repeat(50)}`, 1, "["],
  ])("%j", (text, line, found) => {
    expect(readLines(text)).toEqual({ line, found });
  });
});

test("nothing that JSON.parse refuses is read", () => {
  const whole = JSON.stringify({ a: [1, "x", { b: null }], c: -2.5 });
  for (let at = 0; at < whole.length; at++) {
    for (const damage of ["", '"', "}", "\\", "\u0000", "\t"]) {
      const text = whole.slice(0, at) + damage + whole.slice(at + 1);
      const readable = !isUnreadable(readLines(text));
      expect([text, readable]).toEqual([text, isJson(text)]);
    }
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
