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
import { battles } from "@weirwood/battles/rules";
import { battlesBots } from "@weirwood/bots/battles";
import { chanceFrom, isRefusal, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import type { GameBench, MidGame } from "../game-bench.ts";
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

/** The third round of the opening battle between stewards: the reader has a turn, or looks on. */
function midGame(isAsked: boolean): MidGame {
  const options = battles.readOptions(usual);
  if (isRefusal(options)) throw new Error(options.rule);
  const state = battles.setup(options, seedFrom("bench web"));
  const chance = chanceFrom(1);
  for (let seat = battles.awaited(state); seat !== NOBODY; seat = battles.awaited(state)) {
    const round = battles.round(state);
    if (round === 3 && battles.asks(state)[0].kind === "turn") {
      return { options: usual, state: battles.toJSON(state), seats: 2, round, seat: isAsked ? seat : NOBODY };
    }
    battles.apply(state, seat, battlesBots.steward.choose(battles.view(state, seat), seat, chance));
  }
  throw new Error("the battle was over before its third round");
}

const usual = { plan: "kingsroad" };

export const bench: GameBench<Battle> = {
  engine: {
    usual,
    full: { plan: "whispering-wood", directionalRetreat: true, rangeByDistance: true },
    bars: { overChess: 100, copy: 0.5, odds: 20 },
    questions: { odds: { title: (here) => sentencesFor(here).bench.odds, in: attacksIn } },
  },
  server: { options: usual, seats: 2 },
  web: { midGame, target: "[role=button][data-hex]", isArt: () => false },
};
