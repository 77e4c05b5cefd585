import { describe, expect, it } from "vitest";
import { garbage } from "./testing/index.ts";
import { plainCopy } from "./untrusted.ts";

describe("a plain copy", () => {
  it("is equal, and shares nothing", () => {
    const input = { kind: "march", from: 3, groups: [{ units: [1, 0], to: "x" }], done: null, last: true };
    const copy = plainCopy(input) as typeof input;
    expect(copy).toEqual(input);
    expect(copy.groups).not.toBe(input.groups);
    expect(plainCopy(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 });
  });

  it("keeps a field called constructor as a field, and nothing else", () => {
    const copy = plainCopy(JSON.parse('{"constructor": 1, "toString": 2}')) as object;
    expect(Object.keys(copy)).toEqual(["constructor", "toString"]);
  });

  it("reads everything exactly once, and only what belongs to plain data", () => {
    let looks = 0;
    const shifty = Object.defineProperty({}, "a", { get: () => ++looks, enumerable: true });
    expect([plainCopy(shifty), looks]).toEqual([{ a: 1 }, 1]);
    expect(plainCopy({ a: 1, [Symbol("b")]: 2 })).toEqual({ a: 1 });
    expect(plainCopy(Object.assign([1], { extra: 1 }))).toEqual([1]);
    expect(plainCopy(Object.create({ a: 1 }))).toBeUndefined();
  });

  const hostile: Record<string, unknown> = {
    NaN: Number.NaN,
    infinity: [Number.POSITIVE_INFINITY],
    undefined: { a: undefined },
    bigint: { a: 1n },
    symbol: { a: Symbol("a") },
    function: { a: () => 1 },
    "an own __proto__": JSON.parse('{"__proto__": {"a": 1}}'),
    "an object of a class": new Map(),
    "bytes in place of a list": new Uint8Array(3),
    "a list with a hole": new Array(3),
    "too deep": [[[[[[[[[1]]]]]]]]],
    "too long": new Array(5000).fill(0),
    "too much in all": new Array(100).fill(new Array(100).fill(0)),
  };

  it.each(Object.entries(hostile))("is refused to %s", (_, input) => {
    expect(plainCopy(input)).toBeUndefined();
  });

  it("never throws, whatever it is given", () => {
    for (const { what, input } of garbage()) expect(() => plainCopy(input), what).not.toThrow();
  });
});
