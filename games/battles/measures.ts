import type { Measure } from "@weirwood/kernel";
import { depthOf } from "./rules/morale.ts";
import { type Battle, POINTS, SEAT_HOUSE } from "./state/layout.ts";
import { figuresOf, unitsOnField } from "./state/units.ts";

/** Figures of each side at the end of a round. Morale counts spaces gained from the start: the foe's are the same lost. */
export const measures: readonly Measure<Battle>[] = [
  { id: "morale", of: (game, seat) => -depthOf(game, game[SEAT_HOUSE + seat]) },
  { id: "units", of: (game, seat) => unitsOnField(game, game[SEAT_HOUSE + seat]).length },
  {
    id: "figures",
    of: (game, seat) =>
      unitsOnField(game, game[SEAT_HOUSE + seat]).reduce((sum, unit) => sum + figuresOf(game, unit), 0),
  },
  { id: "points", of: (game, seat) => game[POINTS + game[SEAT_HOUSE + seat]] },
];
