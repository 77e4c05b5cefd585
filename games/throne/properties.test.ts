import type { Seat } from "@weirwood/kernel";
import { checkProperties } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { throne } from "./index.ts";
import type { Throne } from "./rules.ts";
import { DECK_SIZE, DECKS, UNKNOWN } from "./state/board.ts";
import { DECK } from "./state/layout.ts";

/** Two cards that lie face down in a Westeros deck have changed places: the last that differ, which nobody turns soon. */
function twin(state: Throne, viewer: Seat): Throne | undefined {
  const view = throne.view(state, viewer);
  for (let deck = 0; deck < DECKS; deck++) {
    const places = Array.from({ length: DECK_SIZE }, (_, place) => DECK + (deck + 1) * DECK_SIZE - 1 - place);
    const [last, ...hidden] = places.filter((at) => view[at] === UNKNOWN);
    const other = hidden.find((at) => state[at] !== state[last]);
    if (other === undefined) continue;
    const swapped = state.slice();
    swapped[last] = state[other];
    swapped[other] = state[last];
    return swapped;
  }
  return undefined;
}

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
      views: { opens: ({ rule }) => rule === "throne.westeros.winter", twin, depth: 5 },
    });
    expect(examined.games).toBe(700);
    const { deadEnds, sameSeed, spread, ...others } = examined.checks;
    expect(deadEnds).toBeGreaterThan(30);
    expect(sameSeed).toBeGreaterThan(10);
    expect(spread).toBeGreaterThan(4);
    for (const [property, count] of Object.entries(others)) expect(count, property).toBeGreaterThan(150);
  });
});
