import { describe, expect, it } from "vitest";
import { NONE } from "../data/names.ts";
import { canBeColoured } from "./colouring.ts";
import { areAdjacent, type Hex, hexNames } from "./hexes.ts";

const hexes = (...names: string[]): Hex[] => names.map((name) => hexNames.indexOf(name));
const free = (group: readonly Hex[]): number[] => group.map(() => NONE);
const crossing = hexes("c11", "d11", "e11", "f11", "c12", "d12", "e12", "f12", "g12");

const withColour = (laid: readonly number[], place: number, colour: number): number[] =>
  laid.map((one, index) => (index === place ? colour : one));

/** All colourings of a group, by trying every one: what the search must agree with. */
function* allColourings(laid: readonly number[], left: number[]): Generator<number[]> {
  const place = laid.indexOf(NONE);
  if (place < 0) {
    yield [...laid];
    return;
  }
  for (let colour = 0; colour < 3; colour++) {
    if (left[colour] === 0) continue;
    yield* allColourings(
      withColour(laid, place, colour),
      left.map((count, one) => (one === colour ? count - 1 : count)),
    );
  }
}

const isRight = (group: readonly Hex[], colours: readonly number[]): boolean =>
  group.every((hex, place) => {
    const beside = group.flatMap((other, index) => (areAdjacent(hex, other) ? [colours[index]] : []));
    return new Set([...beside, colours[place]]).size === 3;
  });

describe("a colouring", () => {
  it("exists for the crossing", () => {
    expect(canBeColoured(crossing, free(crossing), 3)).toBe(true);
  });

  it("needs three hexes for each that is laid", () => {
    expect(canBeColoured(crossing, free(crossing), 2)).toBe(false);
  });

  it("does not exist for hexes in a line", () => {
    const line = hexes("a0", "b0", "c0");
    expect(canBeColoured(line, free(line), 1)).toBe(false);
    const corner = hexes("a0", "b0", "a1");
    expect(canBeColoured(corner, free(corner), 1)).toBe(true);
  });

  it("is looked for as every colouring of the crossing says, whatever the first two tokens are", () => {
    const right = [...allColourings(free(crossing), [3, 3, 3])].filter((colours) => isRight(crossing, colours));
    expect(right.length).toBeGreaterThan(0);
    for (const [first, second] of [
      [0, 1],
      [0, 4],
      [3, 8],
      [5, 6],
    ]) {
      for (let one = 0; one < 3; one++) {
        for (let other = 0; other < 3; other++) {
          const laid = withColour(withColour(free(crossing), first, one), second, other);
          const exists = right.some((colours) => colours[first] === one && colours[second] === other);
          expect(canBeColoured(crossing, laid, 3), `${first} ${one} ${second} ${other}`).toBe(exists);
        }
      }
    }
  });
});
