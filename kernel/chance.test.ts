import { describe, expect, it } from "vitest";
import { chanceFrom, oneOf, shuffled } from "./chance.ts";

describe("chance", () => {
  it("is the same from the same seed", () => {
    const [one, other, third] = [chanceFrom(7), chanceFrom(7), chanceFrom(8)];
    const draw = (chance = one): number[] => Array.from({ length: 20 }, () => chance.below(1000));
    const first = draw();
    expect(draw(other)).toEqual(first);
    expect(draw(third)).not.toEqual(first);
    expect(first.slice(0, 8)).toEqual([454, 63, 416, 364, 931, 864, 185, 872]);
  });

  it("gives every number below, and none beyond", () => {
    const chance = chanceFrom(1);
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i++) counts[chance.below(10)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(160);
    expect([chance.below(0), chance.below(1)]).toEqual([0, 0]);
  });

  it("shuffles without loss and picks what is there", () => {
    const list = Array.from({ length: 30 }, (_, i) => i);
    const mixed = shuffled([...list], chanceFrom(3));
    expect(mixed).not.toEqual(list);
    expect(mixed.sort((a, b) => a - b)).toEqual(list);
    expect(list).toContain(oneOf(list, chanceFrom(4)));
  });
});
