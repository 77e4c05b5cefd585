import { commanderIds, FIGURES_OF_HOUSE, figureIds, UNITS_OF_HOUSE } from "../data/ids.ts";
import { HOUSES, houseIds, LANNISTER, rankIds, STARK, zoneOfMoraleIds } from "../data/names.ts";
import { unitTypeIds } from "../data/units.ts";
import { boardIds, DIRECTIONS, directionIds, ROWS } from "../field/hexes.ts";
import { tokenIds } from "../field/terrain.ts";
import {
  type BattlePlan,
  type Both,
  type EachHouse,
  objectiveKinds,
  type PlanObjective,
  type PlanUnit,
  type Preparation,
  type Score,
  type ScoredFor,
  type SpecialRule,
  scoreTimes,
  type Win,
  zoneIds,
} from "./plan.ts";
import {
  burningGrounds,
  burningTokens,
  burntTokens,
  edmurePlaces,
  hiddenIds,
  prizeIds,
  unitKeywords,
  wasteTerrains,
} from "./plan-words.ts";
import { either, list, map, number, type Shape, text, variants, word, words, yes } from "./shapes.ts";

/** The form of a battle plan: its fields, their words and the bounds of their numbers. `docs/battle-plans.md` says the same. */

/** Long enough for a list that names every hex of a board. */
const hexes = text(1000);
const hex = text(8);
const house = word(houseIds);
const houses = word([...houseIds, "both"]);
const zone = word(zoneIds);
const dice = number(1, 8);
const points = number(1, 10);
const often = number(1, UNITS_OF_HOUSE);

const both = (most: number): Shape<Both> => map<Both>({ en: text(most), fr: text(most) }, {});

const eachHouse = (least: number, most: number): Shape<EachHouse> => {
  const one = number(least, most);
  return either<number, Exclude<EachHouse, number>>("number", one, map({ stark: one, lannister: one }, {}));
};

const objective = map<PlanObjective>({ at: hex }, { kind: word(objectiveKinds), owner: house, whileOccupied: yes });

const unit = map<PlanUnit>(
  { type: word(unitTypeIds), rank: word(rankIds), at: hex },
  { commander: word(commanderIds), keywords: words(unitKeywords, 0) },
);

type Said<Union, Word extends PropertyKey> = Extract<Union, { readonly [word in Word]: unknown }>;

const tokensOfRank = number(0, 20);
const preparation = variants<Preparation>({
  fortify: map<Said<Preparation, "fortify">>(
    {
      fortify: map({}, { green: tokensOfRank, blue: tokensOfRank, red: tokensOfRank }),
      by: house,
      dice,
    },
    {},
  ),
  aim: map<Said<Preparation, "aim">>({ aim: zone, by: house, ofEach: number(1, 4) }, {}),
  hide: map<Said<Preparation, "hide">>({ hide: word(hiddenIds), by: house, at: hexes, false: number(1, 15) }, {}),
});

const specialRule = variants<SpecialRule>({
  scorchOnly: map<Said<SpecialRule, "scorchOnly">>({ scorchOnly: word(burningTokens) }, {}),
  crossing: map<Said<SpecialRule, "crossing">>({ crossing: house }, {}),
  archers: map<Said<SpecialRule, "archers">>({ archers: hexes, house, dice, range: number(1, 8) }, {}),
  prize: map<Said<SpecialRule, "prize">>({ prize: word(prizeIds), at: hex, takenBy: house }, {}),
  exit: map<Said<SpecialRule, "exit">>({ exit: house }, {}),
});

const scoredFor = variants<ScoredFor>({
  eliminated: map<Said<ScoredFor, "eliminated">>({ eliminated: often }, {}),
  captured: map<Said<ScoredFor, "captured">>({ captured: word([...figureIds, "any"]) }, {}),
  objective: map<Said<ScoredFor, "objective">>({ objective: word([...objectiveKinds, "any"]) }, {}),
  standing: map<Said<ScoredFor, "standing">>({ standing: word(tokenIds) }, {}),
  destroyed: map<Said<ScoredFor, "destroyed">>({ destroyed: word(burntTokens) }, {}),
  fireOn: map<Said<ScoredFor, "fireOn">>({ fireOn: word(burningGrounds) }, {}),
  devastated: map<Said<ScoredFor, "devastated">>({ devastated: word(wasteTerrains) }, {}),
  unitsIn: map<Said<ScoredFor, "unitsIn">>({ unitsIn: zone, each: often }, {}),
  enemyMorale: map<Said<ScoredFor, "enemyMorale">>({ enemyMorale: yes }, {}),
  edmure: map<Said<ScoredFor, "edmure">>({ edmure: word(edmurePlaces), of: house }, {}),
  prize: map<Said<ScoredFor, "prize">>({ prize: word(prizeIds) }, {}),
  left: map<Said<ScoredFor, "left">>({ left: often }, {}),
});

const score = map<Score>({ house: houses, when: word(scoreTimes), points, for: scoredFor }, {});

const win = map<Win>(
  { house: houses, when: word(["end", "instant"]) },
  {
    objectives: either<"all", number>("string", word(["all"]), number(1, 12)),
    kind: word(objectiveKinds),
    morale: map({ zone: word(zoneOfMoraleIds), or: word(["better", "worse"]) }, {}),
    capturedGeneral: yes,
    points: number(1, 100),
    otherwiseLoses: yes,
  },
);

const figuresOf = (of: number) => word(figureIds.slice(of * FIGURES_OF_HOUSE, (of + 1) * FIGURES_OF_HOUSE));

export const planShape = map<BattlePlan>(
  {
    name: both(60),
    brief: both(800),
    board: word(boardIds),
    rounds: number(1, 10),
    commandTokens: eachHouse(1, 10),
    orderValue: eachHouse(1, 8),
    commandValue: eachHouse(1, 8),
    momentum: house,
    rout: words(houseIds, 0),
    field: list(text(60), 1, ROWS),
    units: list(unit, 0, HOUSES * UNITS_OF_HOUSE),
  },
  {
    notes: both(800),
    directions: words(directionIds, DIRECTIONS),
    zones: map(
      {},
      {
        camp: hexes,
        crossing: hexes,
        keep: hexes,
        town: hexes,
        left: hexes,
        centre: hexes,
        right: hexes,
        "way-out": hexes,
      },
    ),
    objectives: list(objective, 0, 12),
    generals: map({}, { stark: figuresOf(STARK), lannister: figuresOf(LANNISTER) }),
    prepare: list(preparation, 0, 6),
    special: list(specialRule, 0, 6),
    score: list(score, 0, 16),
    win: list(win, 0, 6),
  },
);
