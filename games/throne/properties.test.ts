import { checkProperties } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { throne } from "./index.ts";

/** The seven properties over whole random games: cheap laws at every decision, costly ones now and then. */
describe.each([3, 4, 5])("random games of %d players", (players) => {
  it("keep the seven properties", () => {
    const examined = checkProperties(throne, {
      options: [{ players }, { players, printedCourt: true, saanSparesOwn: true, freeOrders: true }],
      games: 700,
      seed: `throne ${players}`,
      // A deck that is turned may bring up Winter, which goes back under the cards it was found among.
      rates: {
        asks: 0.02,
        deadEnds: 0.0005,
        events: 0.02,
        notation: 0.03,
        options: 0.005,
        refusals: 0.002,
        roundTrip: 0.005,
        sameSeed: 0.03,
        simultaneous: 0.004,
        spread: 0.00006,
        views: 0.004,
      },
      views: { opens: ({ rule }) => rule === "throne.westeros.winter" },
    });
    expect(examined.games).toBe(700);
    expect(Math.min(...Object.values(examined.checks))).toBeGreaterThan(0);
  });
});
