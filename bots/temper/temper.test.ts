import { chanceFrom } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { characterOf, drawTemper, EVEN, isSeen, temperOf, traits } from "./index.ts";

const some = Array.from({ length: 400 }, (_, table) => temperOf(`table ${table}`));

test("a character has one trait before all and another behind it, and every pair of them comes up", () => {
  const pairs = new Set<string>();
  for (const temper of some) {
    const { traits: strengths } = characterOf(temper);
    const marked = traits.filter((trait) => strengths[trait] > 0).sort((a, b) => strengths[b] - strengths[a]);
    expect(marked).toHaveLength(2);
    expect(strengths[marked[0]]).toBeGreaterThan(strengths[marked[1]]);
    pairs.add(marked.join());
  }
  expect(pairs.size).toBe(traits.length * (traits.length - 1));
});

test("half of the characters are strangers, and no pair of traits is among both halves", () => {
  const [seen, strange] = [true, false].map(
    (isKnown) =>
      new Set(
        some
          .filter((temper) => isSeen(temper) === isKnown)
          .map((temper) => traits.filter((trait) => characterOf(temper).traits[trait] > 0).join()),
      ),
  );
  expect([seen.size, strange.size]).toEqual([5, 5]);
  for (const pair of seen) expect(strange.has(pair)).toBe(false);
});

test("who learns draws among those it may see", () => {
  const chance = chanceFrom(1);
  for (let draw = 0; draw < 50; draw++) expect(isSeen(drawTemper(chance, "seen"))).toBe(true);
});

test("habits are the same for the same person, and differ between persons", () => {
  expect(characterOf(some[0]).habit(3)).toBe(characterOf(some[0]).habit(3));
  expect(new Set(some.slice(0, 20).map((temper) => characterOf(temper).habit(3))).size).toBeGreaterThan(15);
});

test("nobody in particular has neither traits nor habits", () => {
  const { traits: strengths, habit } = characterOf(EVEN);
  expect(Object.values(strengths)).toEqual([0, 0, 0, 0, 0]);
  expect(habit(5)).toBe(0);
});
