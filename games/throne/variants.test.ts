import { chanceOf, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { checkProperties } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { throne } from "./index.ts";
import { variantIds } from "./state/layout.ts";

/** The variants of the expansion: two by two, and all that a table allows. */

const names = ["martell", ...variantIds];
const forAnyTable = variantIds.filter((variant) => variant !== "three-board");
const largest: readonly (readonly [number, readonly string[]])[] = [
  [3, variantIds],
  [4, forAnyTable],
  [5, forAnyTable],
  [6, ["martell", ...forAnyTable]],
];

/** Plays a game by sampled answers to its end; the books are looked at now and then, and at the end. */
function play(options: unknown, seed: string): void {
  const read = throne.readOptions(options);
  if (isRefusal(read)) throw new Error(read.rule);
  const chance = chanceOf(seed);
  const game = throne.setup(read, seedFrom(seed));
  let decisions = 0;
  for (let seat = throne.awaited(game); seat !== NOBODY; seat = throne.awaited(game)) {
    throne.apply(game, seat, throne.sample(game, seat, chance));
    const wrong = ++decisions % 16 === 0 ? throne.audit(game) : [];
    if (wrong.length > 0) throw new Error(`${seed}, decision ${decisions}: ${wrong.join("; ")}`);
  }
  expect(throne.outcome(game), seed).toBeDefined();
  expect(throne.audit(game), seed).toEqual([]);
}

describe("two variants together", () => {
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));
  const possible = pairs.filter((pair) => !(pair.includes("martell") && pair.includes("three-board")));

  it.each(possible)("%s and %s carry 300 random games to their end", (a, b) => {
    for (let i = 0; i < 300; i++) {
      const players = a === "martell" ? 6 : b === "three-board" ? 3 : 3 + (i % 4);
      play({ players, variants: [a, b] }, `${a} ${b} ${i}`);
    }
  });
});

describe("everything that a table allows", () => {
  it.each(largest)("carries 300 random games of %d players to their end", (players, variants) => {
    for (let i = 0; i < 300; i++) play({ players, variants }, `everything ${players} ${i}`);
  });

  it.each(largest)("with %d players keeps the seven properties", (players, variants) => {
    checkProperties(throne, {
      options: [{ players, variants }],
      games: 30,
      seed: `everything ${players}`,
      views: { opens: ({ rule }) => rule === "throne.westeros.winter" },
    });
  });
});

describe("a combination that the rules exclude", () => {
  it.each([
    [{ players: 5, variants: ["martell"] }, "throne.variants.martell"],
    [{ players: 3, variants: ["martell"] }, "throne.variants.martell"],
    [{ players: 4, variants: ["three-board"] }, "throne.variants.three-board"],
    [{ players: 6, variants: ["three-board"] }, "throne.variants.three-board"],
    [{ players: 5, variants: ["dragons"] }, "throne.variants.unknown"],
    [{ players: 7 }, "throne.setup.players"],
    [{ players: 5, variants: "all" }, "kernel.options"],
    [{ players: 5, engines: { fly: true } }, "kernel.options"],
  ])("%j is refused by %s", (options, rule) => {
    expect(throne.readOptions(options)).toMatchObject({ rule });
  });
});
