import { featuresOf } from "../features.ts";
import type { Seat } from "../game.ts";
import * as at from "./layout.ts";
import { hands, seatsOf, type Wager } from "./layout.ts";

const most = (state: Wager, except: Seat): number =>
  Math.max(...seatsOf(state).map((seat) => (seat === except ? 0 : state[at.COINS + seat])));

/** What there is to say in numbers about a seat at Raven's wager. */
export const features = featuresOf<Wager, Wager>(
  (state) => state,
  [
    { id: "coins", part: "coins", of: (state, seat) => state[at.COINS + seat] },
    { id: "lead", part: "coins", of: (state, seat) => state[at.COINS + seat] - most(state, seat) },
    { id: "cards", part: "cards", of: (state, seat) => hands[seat].count(state) },
    { id: "rounds-left", part: "rounds", of: (state) => state[at.ROUNDS] - state[at.ROUND] },
  ],
);
