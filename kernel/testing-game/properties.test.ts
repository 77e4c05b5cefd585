import { describe, expect, it } from "vitest";
import type { GameEvent, Seat } from "../game.ts";
import { checkProperties } from "../testing/index.ts";
import { ravensWager } from "./game.ts";
import { SEAT_NAMES } from "./layout.ts";
import { twin } from "./twin.ts";

/** A feast's die may change nothing, and a card taken and a card drawn may make up for each other. */
function opens({ rule, seat, target }: GameEvent, viewer: Seat): boolean {
  const name = SEAT_NAMES[viewer];
  return rule === "wager.feast" || (rule !== "wager.play" && (seat === name || target === name));
}

describe("Raven's wager keeps all seven properties", () => {
  it.each([
    { seats: 2, spread: 0.004 },
    { seats: 3, spread: 0.002 },
    { seats: 4, spread: 0.001 },
  ])("with $seats seats", ({ seats, spread }) => {
    const examined = checkProperties(ravensWager, {
      options: [{ seats }, { seats, rounds: 2 }],
      games: 60,
      seed: `properties of ${seats}`,
      rates: {
        asks: 0.3,
        deadEnds: 0.02,
        notation: 0.3,
        options: 0.3,
        refusals: 0.02,
        roundTrip: 0.1,
        sameSeed: 1,
        measures: 0.1,
        simultaneous: 0.3,
        spread,
        views: 0.3,
      },
      views: { opens, twin, depth: 4 },
    });
    expect(examined.games).toBe(60);
    const { spread: spreads, ...checks } = examined.checks;
    expect(spreads).toBeGreaterThan(2);
    for (const [property, count] of Object.entries(checks)) expect(count, property).toBeGreaterThan(20);
  });
});
