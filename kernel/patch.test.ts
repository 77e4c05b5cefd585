import { expect, test } from "vitest";
import { chanceFrom } from "./chance.ts";
import { canonical, type Json, type JsonMap } from "./json.ts";
import { mergePatch, patched } from "./patch.ts";

test("a patch names what is new and what is gone, and nothing else", () => {
  const from = { turn: 1, units: { pyke: { ships: 2 }, seagard: { footmen: 1 } }, holders: ["a", "b"] };
  const to = { turn: 2, units: { pyke: { ships: 2, knights: 1 } }, holders: ["a", "c"] };
  expect(mergePatch(from, to)).toEqual({
    turn: 2,
    units: { pyke: { knights: 1 }, seagard: null },
    holders: ["a", "c"],
  });
  expect(mergePatch(from, from)).toEqual({});
});

test("a map that takes the place of a value, and the other way round", () => {
  expect(patched({ a: 1, b: { c: 2 } }, mergePatch({ a: 1, b: { c: 2 } }, { a: { d: 3 }, b: 4 }))).toEqual({
    a: { d: 3 },
    b: 4,
  });
});

test("a hostile patch cannot reach a prototype", () => {
  const merged = patched({}, JSON.parse('{"__proto__":{"isKing":true},"a":1}') as Json);
  expect(merged).toEqual({ a: 1 });
  expect(({} as { isKing?: boolean }).isKing).toBeUndefined();
});

test("patching leads from any data to any other", () => {
  const chance = chanceFrom(7);
  for (let i = 0; i < 500; i++) {
    const [from, to] = [randomMap(3), randomMap(3)];
    const before = canonical(from);
    expect(canonical(patched(from, mergePatch(from, to)))).toBe(canonical(to));
    expect(canonical(from)).toBe(before);
  }

  function randomMap(depth: number): JsonMap {
    const keys = ["a", "b", "c", "d"].filter(() => chance.below(2) === 0);
    return Object.fromEntries(keys.map((key) => [key, randomValue(depth - 1)]));
  }

  function randomValue(depth: number): Json {
    const kind = chance.below(depth > 0 ? 4 : 2);
    if (kind === 2) return [chance.below(2), chance.below(2)];
    return kind === 3 ? randomMap(depth) : chance.below(3);
  }
});
