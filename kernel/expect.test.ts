import { describe, expect, it } from "vitest";
import { mismatch, unknownWord } from "./expect.ts";

describe("expectations", () => {
  it("match maps by the keys they name", () => {
    expect(mismatch({ power: { stark: 2 } }, { power: { stark: 2, tyrell: 5 }, turn: 1 })).toBeUndefined();
    expect(mismatch({ power: { stark: 2 } }, { power: { stark: 3 } })).toBe("power.stark: expected 2, was 3");
    expect(mismatch({ power: { stark: 2 } }, { power: {} })).toBe("power.stark: expected 2, was missing");
    expect(mismatch({ power: { stark: 2 } }, {})).toBe("power.stark: expected 2, was missing");
    expect(mismatch({ power: { stark: 2 } }, { power: 7 })).toBe("power: expected { stark: 2 }, was 7");
  });

  it("never mistake what every object inherits for something that is there", () => {
    expect(mismatch({ constructor: "none", toString: "none" }, {})).toBeUndefined();
  });

  it("match lists exactly, members by what they name", () => {
    expect(mismatch([1, { a: 1 }], [1, { a: 1, b: 2 }])).toBeUndefined();
    expect(mismatch({ track: ["a", "b"] }, { track: ["b", "a"] })).toBe("track[0]: expected a, was b");
    const unordered = new Set(["hand"]);
    expect(mismatch({ hand: { ash: ["a", "b"] } }, { hand: { ash: ["b", "a"] } }, { unordered })).toBeUndefined();
    expect(mismatch({ hand: { ash: ["a", "a"] } }, { hand: { ash: ["b", "a"] } }, { unordered })).toBe(
      "hand.ash: expected [a, a], was [b, a]",
    );
    expect(mismatch({ track: ["a", "b"] }, { track: ["b", "a"] }, { unordered })).toMatch("expected a");
    expect(mismatch({ track: ["a"] }, { track: ["a", "b"] })).toBe("track: expected [a], was [a, b]");
    expect(mismatch({ track: [] }, { track: "x" })).toBe("track: expected [], was x");
  });

  it("match lists by some members where they say so", () => {
    expect(mismatch({ includes: ["b", "a"] }, ["a", "c", "b"])).toBeUndefined();
    expect(mismatch({ includes: [{ card: 1 }] }, [{ card: 1, by: 2 }])).toBeUndefined();
    expect(mismatch({ hand: { includes: ["a", "a"] } }, { hand: ["a", "b"] })).toBe(
      "hand: expected { includes: [a] }, was [a, b]",
    );
    expect(mismatch({ includes: ["a"] }, { a: 1 })).toBe("expected { includes: [a] }, was { a: 1 }");
  });

  it("count the members of lists where they say a number", () => {
    expect(mismatch({ hand: 2 }, { hand: ["a", "b"] })).toBe(undefined);
    expect(mismatch({ hand: 1 }, { hand: ["a", "b"] })).toBe("hand: expected 1, was [a, b]");
  });

  it("take none for whatever is not there", () => {
    for (const nothing of [undefined, null, 0, "", {}, [], "none"]) expect(mismatch("none", nothing)).toBeUndefined();
    for (const something of [1, "x", [0], { a: 0 }, false])
      expect(mismatch("none", something)).toMatch("expected none");
    expect(mismatch({ orders: { eyrie: { stark: "none" } } }, { orders: {} })).toBeUndefined();
  });

  it("tell a number from a text", () => {
    expect(mismatch({ a: "2" }, { a: 2 })).toBe('a: expected "2", was 2');
    expect(mismatch({ a: 2 }, { a: "2" })).toBe('a: expected 2, was "2"');
    expect(mismatch({ a: null }, { a: 0 })).toBe("a: expected null, was 0");
  });

  it("know which words a position has, there or not", () => {
    const words = { turn: [], units: [["eyrie", "pyke"]], placed: [["stark"], ["eyrie"]], hands: [["stark"]] };
    const known = {
      turn: 3,
      units: { pyke: "none" },
      placed: { stark: { eyrie: "none" } },
      hands: { includes: ["a"] },
    };
    expect(unknownWord(known, words)).toBeUndefined();
    expect(unknownWord({ unitz: "none" }, words)).toBe("a position has no “unitz”");
    expect(unknownWord({ toString: "none" }, words)).toBe("a position has no “toString”");
    expect(unknownWord({ units: { pike: "none" } }, words)).toBe("units has no “pike”");
    expect(unknownWord({ placed: { stark: { pyke: "none" } } }, words)).toBe("placed.stark has no “pyke”");
    expect(unknownWord({ turn: { stark: "none" } }, words)).toBe("turn has no “stark”");
  });

  it("do not flood the reader", () => {
    expect((mismatch("x", "y".repeat(10_000)) as string).length).toBeLessThan(400);
  });
});
