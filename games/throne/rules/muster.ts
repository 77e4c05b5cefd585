import { AnswerList, type Chance, FEW, legal, oneOf, shuffled } from "@weirwood/kernel";
import { units, upgradeCost } from "../data/pieces.ts";
import type { CastleMuster, MusterDecision, NewShips } from "../decisions.ts";
import { printTroop } from "../notation/index.ts";
import { ask, bit } from "../state/asks.ts";
import {
  type Area,
  areaIds,
  baseBoard,
  ENGINE,
  FOOTMAN,
  type House,
  houseIds,
  isPort,
  isSea,
  KNIGHT,
  NONE,
  SHIP,
  sixBoard,
  type UnitKind,
  unitCost,
  unitLimit,
} from "../state/board.ts";
import {
  areAdjacent,
  boardOf,
  end,
  hasPorts,
  hasSiege,
  inOrderOfPlay,
  neighboursOf,
  PLACE,
  playersOf,
  pointsIn,
  register,
  setRegister,
} from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import { ENGINES_NOT_BY_UPGRADE } from "../state/layout.ts";
import {
  addUnits,
  armyOf,
  controllerOf,
  garrisonOf,
  noTroop,
  ownerOf,
  removeUnits,
  standing,
  supplyOf,
  troopSize,
} from "../state/pieces.ts";
import { checkEntry, portBeside } from "./ports.ts";
import { isArea, isCount, readList } from "./reading.ts";
import { type Fields, type Procedure, type Refusal, refuse, type Step, type TellRule } from "./step.ts";
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
    choicesAt(game, house, area).some((castle) => castle && books.allows(castle)),
  );
}

const castlesUnder = (game: Throne, house: House): Area[] =>
  boardOf(game).castles.filter((area) => controllerOf(game, area) === house);

/** One castle by itself: whose it is, its points, whom it can knight, where its ships go. */
function checkCastle(game: Throne, house: House, castle: CastleMuster): Refusal | undefined {
  const { area } = castle;
  if (pointsIn(game, area) === 0 || controllerOf(game, area) !== house) {
    return refuse("throne.muster.castle", { area: areaIds[area] });
  }
  if (costOf(castle) > pointsIn(game, area)) {
    return refuse("throne.muster.points", { area: areaIds[area], points: pointsIn(game, area) });
  }
  const recruits = recruitsIn(game, house, area);
  if (castle.upgrades > 0 && recruits < castle.upgrades)
    return refuse("throne.muster.upgrade", { area: areaIds[area] });
  if (castle.refits > 0 && !canRefit(game)) return refuse("throne.siege.no-upgrade");
  if (castle.refits > 0 && recruits < castle.upgrades + castle.refits) {
    return refuse("throne.siege.upgrade", { area: areaIds[area] });
  }
  for (const { sea, ships } of castle.fleet) {
    const refusal = checkSea(game, house, area, sea, ships);
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
  enter(castle: CastleMuster, times: 1 | -1): void {
    const { area, footmen, knights, upgrades, engines, refits, fleet } = castle;
    this.#army[FOOTMAN] += times * (footmen - upgrades - refits);
    this.#army[KNIGHT] += times * (knights + upgrades);
    this.#army[ENGINE] += times * (engines + refits);
    const come = footmen + knights + engines;
    if (come > 0) this.#armies.add(area, times * come);
    for (const { sea, ships } of fleet) {
      this.#army[SHIP] += times * ships;
      this.#armies.add(sea, times * ships);
    }
  }

  check(): Refusal | undefined {
    const kind = this.#outOfStock(0, 0, 0, 0);
    if (kind !== NONE) return refuse("throne.muster.stock", { unit: units[kind].id });
    return this.isFed() ? legal : refuse("throne.muster.supply", { level: this.#level });
  }

  isFed(): boolean {
    return this.#armies.fits();
  }

  /** Whether all would be in order with another castle's purchases entered too. Enters nothing: that costs twice as much. */
  allows(castle: CastleMuster): boolean {
    const { area, footmen, knights, upgrades, engines, refits, fleet } = castle;
    let change = this.#armies.change(area, footmen + knights + engines);
    let launched = 0;
    for (const { sea, ships } of fleet) {
      change += this.#armies.change(sea, ships);
      launched += ships;
    }
    const raised = footmen - upgrades - refits;
    return (
      this.#armies.fits(change) && this.#outOfStock(raised, knights + upgrades, launched, engines + refits) === NONE
    );
  }

  /** A kind of which there are too many, with so many more of each; or NONE. */
  #outOfStock(footmen: number, knights: number, ships: number, engines: number): UnitKind {
    if (this.#army[FOOTMAN] + footmen > unitLimit[FOOTMAN]) return FOOTMAN;
    if (this.#army[KNIGHT] + knights > unitLimit[KNIGHT]) return KNIGHT;
    if (this.#army[SHIP] + ships > unitLimit[SHIP]) return SHIP;
    return this.#army[ENGINE] + engines > unitLimit[ENGINE] ? ENGINE : NONE;
  }
}

/** Only the end is checked: each castle by itself, then stock and supply of all (throne.muster.order). */
export function checkAll(game: Throne, house: House, castlesUsed: readonly CastleMuster[]): Refusal | undefined {
  for (const castle of castlesUsed) {
    const refusal = checkCastle(game, house, castle);
    if (refusal) return refusal;
  }
  const books = new Books(game, house);
  for (const castle of castlesUsed) books.enter(castle, 1);
  return books.check();
}

/** Whether footmen may be made into siege engines: a reconstructed rule that a table can switch off. */
const canRefit = (game: Throne): boolean => hasSiege(game) && game[ENGINES_NOT_BY_UPGRADE] === 0;

/** The points that a castle's purchases take. */
export const costOf = ({ footmen, knights, upgrades, engines, refits, fleet }: CastleMuster): number =>
  footmen * unitCost[FOOTMAN] +
  knights * unitCost[KNIGHT] +
  engines * unitCost[ENGINE] +
  (upgrades + refits) * upgradeCost +
  fleet.reduce((cost, { ships }) => cost + ships * unitCost[SHIP], 0);

/** Where a new ship may be launched. */
function checkSea(game: Throne, house: House, area: Area, sea: Area, ships: number): Refusal | undefined {
  // Its own port takes a castle's ships whoever lies outside (throne.ports.blockade).
  if (isPort(sea)) {
    if (portBeside(area) !== sea) {
      return refuse("throne.ports.muster", { area: areaIds[area], sea: areaIds[sea] });
    }
    return checkEntry(game, house, sea, ships);
  }
  if (!isSea(sea) || !areAdjacent(game, area, sea)) {
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
    applyMuster(game, house, answer.castles, tell);
    setRegister(game, PLACE, register(game, PLACE) + 1);
  },

  /** Of each legal muster only a number is kept, its choices as digits; who looks at it has it made. */
  options(game, house) {
    const choices = choicesOf(game, house);
    if (choices.reduce((product, list) => product * list.length, 1) > 8 * FEW) return undefined;
    const books = new Books(game, house);
    const found: number[] = [];
    const choose = (index: number, number: number): void => {
      // A piece that is out of stock may yet be freed by an upgrade further on; a breach of supply only grows.
      if (found.length > FEW || !books.isFed()) return;
      if (index === choices.length) {
        if (books.check() === legal) found.push(number);
        return;
      }
      const list = choices[index];
      for (let digit = 0; digit < list.length; digit++) {
        const choice = list[digit];
        const next = number * list.length + digit;
        if (choice === undefined) {
          choose(index + 1, next);
        } else if (index + 1 === choices.length) {
          if (books.allows(choice)) found.push(next);
        } else {
          books.enter(choice, 1);
          choose(index + 1, next);
          books.enter(choice, -1);
        }
      }
    };
    choose(0, 0);
    if (found.length > FEW) return undefined;
    return new AnswerList(found.length, (index) => ({ kind: "muster", castles: chosen(choices, found[index]) }));
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

/** Puts what was bought on the map. */
export function applyMuster(game: Throne, house: House, bought: readonly CastleMuster[], tell?: TellRule): void {
  for (const { area, footmen, knights, upgrades, engines, refits, fleet } of bought) {
    // New units come before the old go: the area is never empty between.
    addUnits(game, house, area, { ...noTroop, knights: upgrades, engines: refits });
    removeUnits(game, area, { ...noTroop, footmen: upgrades + refits });
    if (upgrades > 0) {
      tell?.({ rule: "throne.muster.upgrade", house: houseIds[house], area: areaIds[area], count: upgrades });
    }
    const troop = { footmen, knights, ships: 0, engines: engines + refits };
    addUnits(game, house, area, { ...troop, engines });
    if (tell && troopSize(troop) > 0) {
      const units = printTroop(troop);
      tell({ rule: "throne.muster.placing", house: houseIds[house], area: areaIds[area], units });
    }
    for (const { sea, ships } of fleet) {
      addUnits(game, house, sea, { ...noTroop, ships });
      tell?.({ rule: "throne.muster.placing", house: houseIds[house], area: areaIds[sea], units: `${ships}S` });
    }
  }
}

type Choice = CastleMuster | undefined;

/**
 * Castle by castle in random order, each time among what still fits. Adding units only ever makes a muster harder, but
 * for an upgrade that frees a footman, so with some order every legal muster comes up.
 */
function sampleCastleByCastle(
  game: Throne,
  house: House,
  choices: (readonly Choice[])[],
  chance: Chance,
): MusterDecision {
  const books = new Books(game, house);
  const used: CastleMuster[] = [];
  for (const list of shuffled([...choices], chance)) {
    const fitting = list.filter((choice) => !choice || books.allows(choice));
    const choice = oneOf(fitting, chance);
    if (!choice) continue;
    books.enter(choice, 1);
    used.push(choice);
  }
  return { kind: "muster", castles: used.sort((a, b) => a.area - b.area) };
}

/** The castles that a number buys at: its digits are choices, the last castle's first. */
function chosen(choices: readonly (readonly Choice[])[], number: number): CastleMuster[] {
  const used: CastleMuster[] = [];
  let rest = number;
  for (let index = choices.length - 1; index >= 0; index--) {
    const list = choices[index];
    const choice = list[rest % list.length];
    rest = Math.trunc(rest / list.length);
    if (choice) used.unshift(choice);
  }
  return used;
}

const choicesOf = (game: Throne, house: House): (readonly Choice[])[] =>
  castlesUnder(game, house).map((area) => choicesAt(game, house, area));

/** By board and area, and by what the position allows there. */
const choicesKept = new Map(
  [baseBoard, sixBoard].map((board) => [board, areaIds.map(() => new Map<number, readonly Choice[]>())]),
);

/**
 * For one castle: nothing, or any purchase that its points pay for. There are only a few hundred different lists, so each
 * is made once and decisions share the frozen purchases in it; making them anew took a third of the time of a muster.
 */
function choicesAt(game: Throne, house: House, area: Area): readonly Choice[] {
  const kept = (choicesKept.get(boardOf(game)) as Map<number, readonly Choice[]>[])[area];
  const allowance = allowanceOf(game, house, area);
  let choices = kept.get(allowance);
  if (choices === undefined) {
    choices = [undefined, ...purchasesAt(game, house, area)];
    kept.set(allowance, choices);
  }
  return choices;
}

/** Everything in a position that decides what can be bought in an area, as digits of one number. */
function allowanceOf(game: Throne, house: House, area: Area): number {
  const most = pointsIn(game, area);
  let number = (hasSiege(game) ? 2 : 0) + (canRefit(game) ? 1 : 0);
  const write = (digit: number): void => {
    number = number * (most + 1) + digit;
  };
  write(Math.min(recruitsIn(game, house, area), most));
  for (const sea of neighboursOf(game, area)) if (isSea(sea)) write(mostShips(game, house, area, sea));
  const port = hasPorts(game) ? portBeside(area) : NONE;
  write(port === NONE ? 0 : mostShips(game, house, area, port));
  return number;
}

/** How many ships an area's points could launch into one of its waters. */
function mostShips(game: Throne, house: House, area: Area, sea: Area): number {
  let ships = 0;
  while (ships < pointsIn(game, area) && checkSea(game, house, area, sea, ships + 1) === legal) ships++;
  return ships;
}

/** Footmen that could become something better. */
const recruitsIn = (game: Throne, house: House, area: Area): number =>
  ownerOf(game, area) === house ? standing(game, area, FOOTMAN) : 0;

export function purchasesAt(game: Throne, house: House, area: Area): CastleMuster[] {
  const found: CastleMuster[] = [];
  const seas = watersBeside(game, area).filter((sea) => checkSea(game, house, area, sea, 1) === legal);
  const total = pointsIn(game, area);
  // Fleets by the most ships they may have: made once for the many purchases that include them.
  const fleets = Array.from({ length: total + 1 }, (_, most) =>
    fleetsOf(seas, most).filter((fleet) => isRoomFor(game, house, area, fleet)),
  );
  const recruits = recruitsIn(game, house, area);
  const mostEngines = hasSiege(game) ? Math.trunc(total / unitCost[ENGINE]) : 0;
  for (let engines = 0; engines <= mostEngines; engines++) {
    for (let knights = 0; engines * unitCost[ENGINE] + knights * unitCost[KNIGHT] <= total; knights++) {
      const light = total - engines * unitCost[ENGINE] - knights * unitCost[KNIGHT];
      for (let footmen = 0; footmen <= light; footmen++) {
        for (let upgrades = 0; upgrades <= Math.min(light - footmen, recruits); upgrades++) {
          const mostRefits = canRefit(game) ? Math.min(light - footmen - upgrades, recruits - upgrades) : 0;
          for (let refits = 0; refits <= mostRefits; refits++) {
            const units = engines + knights + footmen + upgrades + refits;
            for (const fleet of fleets[light - footmen - upgrades - refits]) {
              if (units + fleet.length === 0) continue;
              found.push(Object.freeze({ area, footmen, knights, upgrades, engines, refits, fleet }));
            }
          }
        }
      }
    }
  }
  return found;
}

const isRoomFor = (game: Throne, house: House, area: Area, fleet: readonly NewShips[]): boolean =>
  fleet.every(({ sea, ships }) => ships === 1 || checkSea(game, house, area, sea, ships) === legal);

/** The seas beside a castle, and its port where ports are in play. */
function watersBeside(game: Throne, area: Area): Area[] {
  const seas = neighboursOf(game, area).filter(isSea);
  return hasPorts(game) && portBeside(area) !== NONE ? [...seas, portBeside(area)] : seas;
}

/** Every way to launch at most so many ships into a list of seas. */
function fleetsOf(seas: readonly Area[], most: number): NewShips[][] {
  if (seas.length === 0) return [[]];
  const [sea, ...others] = seas;
  const found: NewShips[][] = [];
  for (let ships = 0; ships <= most; ships++) {
    for (const rest of fleetsOf(others, most - ships))
      found.push(ships > 0 ? [Object.freeze({ sea, ships }), ...rest] : rest);
  }
  return found;
}

export function readCastle(input: Fields): CastleMuster | undefined {
  const { area, footmen, knights, upgrades, engines, refits } = input;
  const fleet = readList(input.fleet, readShips, (ships) => ships.sea);
  if (!isArea(area) || !isCount(footmen) || !isCount(knights) || !isCount(upgrades) || !fleet) return undefined;
  if (!isCount(engines) || !isCount(refits)) return undefined;
  const isAny = footmen + knights + upgrades + engines + refits + fleet.length > 0;
  return isAny ? { area, footmen, knights, upgrades, engines, refits, fleet } : undefined;
}

function readShips({ sea, ships }: Fields): NewShips | undefined {
  return isArea(sea) && isCount(ships) && ships > 0 ? { sea, ships } : undefined;
}
