import { describe, expect, it } from "vitest";
import { canonical, fingerprint, hashOf, isJsonMap } from "./json.ts";

describe("the canonical text", () => {
  it("does not depend on the order of keys", () => {
    expect(canonical({ b: [1, "é", null], a: { d: true, c: 0 } })).toBe('{"a":{"c":0,"d":true},"b":[1,"é",null]}');
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  });

  it("depends on everything else", () => {
    const different = [[], {}, "", null, 0, false, [0], ["0"], { a: 0 }, { a: [0] }];
    expect(new Set(different.map(hashOf)).size).toBe(different.length);
  });

  it("can be read back", () => {
    const value = { "a b": ['\u0000\n"\\', 1e21, -0.5] };
    expect(JSON.parse(canonical(value))).toEqual(value);
  });
});

describe("a map of names", () => {
  it("is neither a list nor nothing", () => {
    expect([{}, { a: 1 }].every(isJsonMap)).toBe(true);
    expect([undefined, null, [], "a", 1].some(isJsonMap)).toBe(false);
  });
});

describe("the fingerprint", () => {
  it("is the CRC-32 of the canonical text in UTF-8", () => {
    expect(fingerprint(123456789)).toBe("cbf43926");
    expect(fingerprint({ b: [1, null], a: "é" })).toBe("689277b8");
  });
});
