import { checkProperties } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { randomDecks, twin } from "./testing/laws.ts";

/** The seven properties over whole random games, with ready-made decks and random ones. */
describe.each([
  [2, 8],
  [3, 2],
  [4, 2],
  [6, 1],
])("random games of %i players", (players, games) => {
  it("keep the seven properties", () => {
    const examined = checkProperties(randomDecks, {
      options: [{ players }],
      games,
      seed: `cards ${players}`,
      rates: { books: 0.1, deadEnds: 0.002, refusals: 0.005, views: 0.02, sameSeed: 1, spread: 0.001 },
      views: { twin, depth: 3 },
    });
    expect(examined.games).toBe(games);
    for (const [property, count] of Object.entries(examined.checks)) expect(count, property).toBeGreaterThan(0);
  });
});
