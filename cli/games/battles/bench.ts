import {
  type Battle,
  firstUnitOf,
  foeOf,
  hexOf,
  isInRange,
  isOnField,
  odds,
  SEAT_HOUSE,
  typeOf,
  unitsEnd,
} from "@weirwood/battles/questions";
import type { Seat } from "@weirwood/kernel";
import type { GameBench } from "../game-bench.ts";
import { sentencesFor } from "./text/index.ts";

/** The odds of every attack for which a unit of the seat's House stands near enough to an enemy. */
function attacksIn(state: Battle, seat: Seat): (() => number)[] {
  const house = state[SEAT_HOUSE + seat];
  const attacks: (() => number)[] = [];
  for (let unit = firstUnitOf(house); unit < unitsEnd(state, house); unit++) {
    if (!isOnField(state, unit)) continue;
    for (let target = firstUnitOf(foeOf(house)); target < unitsEnd(state, foeOf(house)); target++) {
      if (!isOnField(state, target)) continue;
      const isNear = isInRange(state, hexOf(state, unit), hexOf(state, target), typeOf(state, unit).range);
      if (isNear) attacks.push(() => odds(state, unit, target).dice);
    }
  }
  return attacks;
}

export const bench: GameBench<Battle> = {
  engine: {
    usual: { plan: "kingsroad" },
    full: { plan: "whispering-wood", directionalRetreat: true, rangeByDistance: true },
    bars: { overChess: 100, copy: 0.5, odds: 20 },
    questions: { odds: { title: (here) => sentencesFor(here).bench.odds, in: attacksIn } },
  },
  server: { options: { plan: "kingsroad" }, seats: 2 },
};
