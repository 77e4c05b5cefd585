import { describe, expect, it } from "vitest";
import type { GameEvent, Seat } from "../game.ts";
import { checkProperties } from "../testing/index.ts";
import { ravensWager } from "./game.ts";
import { SEAT_NAMES } from "./layout.ts";

/** A feast's die may change nothing, and a card taken and a card drawn may make up for each other. */
function opens({ rule, seat, target }: GameEvent, viewer: Seat): boolean {
  const name = SEAT_NAMES[viewer];
  return rule === "wager.feast" || (rule !== "wager.play" && (seat === name || target === name));
}

describe("Raven's wager keeps all seven properties", () => {
  it.each([2, 3, 4])("with %i seats", (seats) => {
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
        simultaneous: 0.3,
        views: 0.3,
      },
      views: { opens },
    });
    expect(examined.games).toBe(60);
    const { spread: _, ...checks } = examined.checks;
    for (const [property, count] of Object.entries(checks)) expect(count, property).toBeGreaterThan(10);
  });
});
