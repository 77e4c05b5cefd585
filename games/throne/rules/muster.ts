import { type Chance, legal, oneOf, shuffled } from "@weirwood/kernel";
import { units, upgradeCost } from "../data/pieces.ts";
import type { CastleMuster, MusterDecision, NewShips } from "../decisions.ts";
import { printTroop } from "../notation.ts";
import { ask, bit } from "../state/asks.ts";
import {
  type Area,
  areAdjacent,
  areaIds,
  castles,
  FOOTMAN,
  type House,
  houseIds,
  isSea,
  KNIGHT,
  NONE,
  neighbours,
  points,
  SHIP,
  unitCost,
} from "../state/board.ts";
import { end, inOrderOfPlay, PLACE, playersOf, register, setRegister } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import {
  addUnits,
  armyOf,
  controllerOf,
  garrisonOf,
  ownerOf,
  removeUnits,
  standing,
  supplyOf,
} from "../state/pieces.ts";
import { isArea, isCount, readList } from "./reading.ts";
import { FEW, type Fields, type Procedure, type Refusal, refuse, type Step } from "./step.ts";
import { type ArmyCount, countArmies } from "./supply.ts";

/** Mustering: each house in order of play spends the points of its castles, all in one decision. */
export const mustering: Procedure = (game) => {
  for (let place = register(game, PLACE); place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    if (!canMuster(game, house)) continue;
    setRegister(game, PLACE, place);
    ask(game, "muster", bit(house));
    return;
  }
  end(game);
};

/** Whether a single purchase is possible anywhere; if not, everybody can see that there is nothing to decide. */
function canMuster(game: Throne, house: House): boolean {
  const books = new Books(game, house);
  return castlesUnder(game, house).some((area) =>
    purchasesAt(game, house, area).some((castle) => books.checkWith(castle) === legal),
  );
}

const castlesUnder = (game: Throne, house: House): Area[] =>
  castles.filter((area) => controllerOf(game, area) === house);

/** One castle by itself: whose it is, its points, whom it can knight, where its ships go. */
function checkCastle(game: Throne, house: House, castle: CastleMuster): Refusal | undefined {
  const { area } = castle;
  if (points[area] === 0 || controllerOf(game, area) !== house) {
    return refuse("throne.muster.castle", { area: areaIds[area] });
  }
  if (costOf(castle) > points[area]) {
    return refuse("throne.muster.points", { area: areaIds[area], points: points[area] });
  }
  if (castle.upgrades > 0 && (ownerOf(game, area) !== house || standing(game, area, FOOTMAN) < castle.upgrades)) {
    return refuse("throne.muster.upgrade", { area: areaIds[area] });
  }
  for (const { sea } of castle.fleet) {
    const refusal = checkSea(game, house, area, sea);
    if (refusal) return refusal;
  }
  return legal;
}

/** All castles together: pieces in stock, and supply. Only the end counts, not the order of purchases. */
class Books {
  readonly #level: number;
  readonly #army: number[];
  readonly #armies: ArmyCount;

  constructor(game: Throne, house: House) {
    this.#level = supplyOf(game, house);
    this.#army = armyOf(game, house);
    this.#armies = countArmies(game, house);
  }

  /** Enters a castle's purchases, or takes them out again (times −1). */
  enter({ area, footmen, knights, upgrades, fleet }: CastleMuster, times: 1 | -1): void {
    this.#army[FOOTMAN] += times * (footmen - upgrades);
    this.#army[KNIGHT] += times * (knights + upgrades);
    if (footmen + knights > 0) this.#armies.add(area, times * (footmen + knights));
    for (const { sea, ships } of fleet) {
      this.#army[SHIP] += times * ships;
      this.#armies.add(sea, times * ships);
    }
  }

  check(): Refusal | undefined {
    for (const [kind, { id, limit }] of units.entries()) {
      if (this.#army[kind] > limit) return refuse("throne.muster.stock", { unit: id });
    }
    return this.#armies.fits() ? legal : refuse("throne.muster.supply", { level: this.#level });
  }

  checkWith(castle: CastleMuster): Refusal | undefined {
    this.enter(castle, 1);
    const refusal = this.check();
    this.enter(castle, -1);
    return refusal;
  }
}

/** Only the end is checked: each castle by itself, then stock and supply of all (throne.muster.order). */
function checkAll(game: Throne, house: House, castlesUsed: readonly CastleMuster[]): Refusal | undefined {
  for (const castle of castlesUsed) {
    const refusal = checkCastle(game, house, castle);
    if (refusal) return refusal;
  }
  const books = new Books(game, house);
  for (const castle of castlesUsed) books.enter(castle, 1);
  return books.check();
}

const costOf = ({ footmen, knights, upgrades, fleet }: CastleMuster): number =>
  footmen * unitCost[FOOTMAN] +
  knights * unitCost[KNIGHT] +
  upgrades * upgradeCost +
  fleet.reduce((cost, { ships }) => cost + ships * unitCost[SHIP], 0);

/** Where a new ship may be launched. */
function checkSea(game: Throne, house: House, area: Area, sea: Area): Refusal | undefined {
  if (!isSea(sea) || !areAdjacent(area, sea)) {
    return refuse("throne.muster.ships-adjacent", { area: areaIds[area], sea: areaIds[sea] });
  }
  if (garrisonOf(game, sea) > 0) return refuse("throne.muster.garrison-sea", { sea: areaIds[sea] });
  const owner = ownerOf(game, sea);
  if (owner !== NONE && owner !== house) return refuse("throne.muster.enemy-ships", { sea: areaIds[sea] });
  return legal;
}

export const muster: Step<MusterDecision> = {
  decision: "muster",

  read(input) {
    const used = readList(input.castles, readCastle, (castle) => castle.area);
    return used && { kind: "muster", castles: used };
  },

  check: (game, house, answer) => checkAll(game, house, answer.castles),

  apply(game, house, answer, tell) {
    for (const { area, footmen, knights, upgrades, fleet } of answer.castles) {
      if (upgrades > 0) {
        removeUnits(game, area, { footmen: upgrades, knights: 0, ships: 0 });
        addUnits(game, house, area, { footmen: 0, knights: upgrades, ships: 0 });
        tell?.({ rule: "throne.muster.upgrade", house: houseIds[house], area: areaIds[area], count: upgrades });
      }
      const troop = { footmen, knights, ships: 0 };
      addUnits(game, house, area, troop);
      const units = printTroop(troop);
      if (footmen + knights > 0) {
        tell?.({ rule: "throne.muster.placing", house: houseIds[house], area: areaIds[area], units });
      }
      for (const { sea, ships } of fleet) {
        addUnits(game, house, sea, { footmen: 0, knights: 0, ships });
        tell?.({ rule: "throne.muster.placing", house: houseIds[house], area: areaIds[sea], units: `${ships}S` });
      }
    }
    setRegister(game, PLACE, register(game, PLACE) + 1);
  },

  options(game, house) {
    const choices = choicesOf(game, house);
    if (choices.reduce((product, list) => product * list.length, 1) > 8 * FEW) return undefined;
    const books = new Books(game, house);
    const answers: MusterDecision[] = [];
    const choose = (index: number, used: readonly CastleMuster[]): void => {
      if (answers.length > FEW) return;
      const refusal = books.check();
      // A piece that is out of stock may yet be freed by an upgrade further on; a breach of supply only grows.
      if (refusal?.rule === "throne.muster.supply") return;
      if (index === choices.length) {
        if (refusal === legal) answers.push({ kind: "muster", castles: used });
        return;
      }
      for (const choice of choices[index]) {
        if (choice) books.enter(choice, 1);
        choose(index + 1, choice ? [...used, choice] : used);
        if (choice) books.enter(choice, -1);
      }
    };
    choose(0, []);
    return answers.length > FEW ? undefined : answers;
  },

  sample(game, house, chance) {
    const choices = choicesOf(game, house);
    const books = new Books(game, house);
    for (let attempt = 0; attempt < 40; attempt++) {
      const used = choices.map((list) => oneOf(list, chance)).filter((choice) => choice !== undefined);
      for (const castle of used) books.enter(castle, 1);
      if (books.check() === legal) return { kind: "muster", castles: used };
      for (const castle of used) books.enter(castle, -1);
    }
    const few = muster.options(game, house);
    return few ? oneOf(few, chance) : sampleCastleByCastle(game, house, choices, chance);
  },
};

type Choice = CastleMuster | undefined;

/**
 * Castle by castle in random order, each time among what still fits. Adding units only ever makes a muster harder, but
 * for an upgrade that frees a footman, so with some order every legal muster comes up.
 */
function sampleCastleByCastle(game: Throne, house: House, choices: Choice[][], chance: Chance): MusterDecision {
  const books = new Books(game, house);
  const used: CastleMuster[] = [];
  for (const list of shuffled([...choices], chance)) {
    const fitting = list.filter((choice) => !choice || books.checkWith(choice) === legal);
    const choice = oneOf(fitting, chance);
    if (!choice) continue;
    books.enter(choice, 1);
    used.push(choice);
  }
  return { kind: "muster", castles: used.sort((a, b) => a.area - b.area) };
}

/** For each castle: nothing, or any purchase that its points pay for. */
const choicesOf = (game: Throne, house: House): Choice[][] =>
  castlesUnder(game, house).map((area) => [undefined, ...purchasesAt(game, house, area)]);

function purchasesAt(game: Throne, house: House, area: Area): CastleMuster[] {
  const seas = neighbours[area].filter((sea) => isSea(sea) && checkSea(game, house, area, sea) === legal);
  const recruits = ownerOf(game, area) === house ? standing(game, area, FOOTMAN) : 0;
  const found: CastleMuster[] = [];
  for (let knights = 0; knights * unitCost[KNIGHT] <= points[area]; knights++) {
    for (let footmen = 0; footmen <= points[area] - knights * unitCost[KNIGHT]; footmen++) {
      const left = points[area] - knights * unitCost[KNIGHT] - footmen;
      for (let upgrades = 0; upgrades <= Math.min(left, recruits); upgrades++) {
        for (const fleet of fleetsOf(seas, left - upgrades)) {
          if (knights + footmen + upgrades + fleet.length > 0) found.push({ area, footmen, knights, upgrades, fleet });
        }
      }
    }
  }
  return found;
}

/** Every way to launch at most so many ships into a list of seas. */
function fleetsOf(seas: readonly Area[], most: number): NewShips[][] {
  if (seas.length === 0) return [[]];
  const [sea, ...others] = seas;
  const found: NewShips[][] = [];
  for (let ships = 0; ships <= most; ships++) {
    for (const rest of fleetsOf(others, most - ships)) found.push(ships > 0 ? [{ sea, ships }, ...rest] : rest);
  }
  return found;
}

function readCastle(input: Fields): CastleMuster | undefined {
  const { area, footmen, knights, upgrades } = input;
  const fleet = readList(input.fleet, readShips, (ships) => ships.sea);
  if (!isArea(area) || !isCount(footmen) || !isCount(knights) || !isCount(upgrades) || !fleet) return undefined;
  return footmen + knights + upgrades + fleet.length > 0 ? { area, footmen, knights, upgrades, fleet } : undefined;
}

function readShips({ sea, ships }: Fields): NewShips | undefined {
  return isArea(sea) && isCount(ships) && ships > 0 ? { sea, ships } : undefined;
}
