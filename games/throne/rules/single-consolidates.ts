import { type Chance, FEW, legal, oneOf } from "@weirwood/kernel";
import type { HighgardenDecision, Toll, UseMusterDecision, UseOnAreas } from "../decisions.ts";
import {
  areaIds,
  type Card,
  cardAt,
  cardIds,
  cardStrength,
  HIGHEST_SUPPLY,
  type House,
  houseIds,
  NONE,
  numberIn,
  singleIds,
} from "../state/board.ts";
import { barrelsIn, cardSetOf, neighboursOf } from "../state/flow.ts";
import { POWER, SUPPLY, type Throne } from "../state/layout.ts";
import { cardsOf, gainPower, isInHand, powerOf, refillHand, supplyOf, takeFromHand } from "../state/pieces.ts";
import { applyMuster, checkAll, purchasesAt, readCastle } from "./muster.ts";
import { isArea, isCard, isCount, isHouse, isNone, readList } from "./reading.ts";
import { areaOfSingle, checkOwnSingle, housesIn, readOnAreas, useUp } from "./single-raids.ts";
import { type Fields, refuse, type Step } from "./step.ts";

/** Single-use orders with a consolidate icon: Muster, Supply Caravan, and the Might of Highgarden. */

const single = (id: string): number => numberIn(singleIds, id, "single-use order");
const MUSTER = single("muster");
const CARAVAN = single("caravan");
const HIGHGARDEN = single("highgarden");

/** Muster: the castle of the area, at once, by the usual rules; nothing without a castle. */
export const useMuster: Step<UseMusterDecision> = {
  decision: "use-muster",
  read(input) {
    const castles = readList(input.castles, readCastle, (castle) => castle.area);
    if (!isArea(input.area) || !castles || castles.length > 1) return undefined;
    return { kind: "use-muster", area: input.area, castles };
  },
  check(game, house, { area, castles }) {
    const foreign = checkOwnSingle(game, house, MUSTER, area);
    if (foreign) return foreign;
    const elsewhere = castles.find((castle) => castle.area !== area);
    if (elsewhere) return refuse("throne.single.muster", { area: areaIds[elsewhere.area] });
    return checkAll(game, house, castles);
  },
  apply(game, house, { area, castles }, tell) {
    useUp(game, house, tell, castles.length === 0);
    if (castles.length > 0) tell?.({ rule: "throne.single.muster", house: houseIds[house], area: areaIds[area] });
    applyMuster(game, house, castles, tell);
  },
  options(game, house) {
    const area = areaOfSingle(game, house, MUSTER);
    if (area === NONE) return [];
    const bought = purchasesAt(game, house, area).filter((castle) => checkAll(game, house, [castle]) === legal);
    return [[], ...bought.map((castle) => [castle])].map((castles) => ({ kind: "use-muster", area, castles }) as const);
  },
  sample: (game, house, chance) => oneOf(useMuster.options(game, house) ?? [], chance),
};

/** Supply Caravan: the area's barrels lift the supply marker until the next Supply card, never past the last level. */
export const caravan: Step<UseOnAreas> = {
  decision: "use-caravan",
  read(input) {
    const answer = readOnAreas(input, "use-caravan");
    return answer?.targets.length === 0 ? answer : undefined;
  },
  check: (game, house, { from }) => checkOwnSingle(game, house, CARAVAN, from),
  apply(game, house, { from }, tell) {
    useUp(game, house, undefined, false);
    const level = Math.min(HIGHEST_SUPPLY, supplyOf(game, house) + barrelsIn(game, from));
    game[SUPPLY + house] = level;
    tell?.({ rule: "throne.single.caravan", house: houseIds[house], area: areaIds[from], level });
  },
  options(game, house) {
    const from = areaOfSingle(game, house, CARAVAN);
    return from === NONE ? [] : [{ kind: "use-caravan", from, targets: [] }];
  },
  sample: (game, house, chance) => oneOf(caravan.options(game, house) ?? [], chance),
};

const housesBeside = (game: Throne, house: House, area: number): House[] =>
  housesIn(game, house, neighboursOf(game, area));

const strengthOfCard = (game: Throne, card: Card): number => cardStrength[cardAt(cardSetOf(game), card)];

/** The Might of Highgarden: a card is discarded, and up to its strength in power taken from houses beside the area. */
export const highgarden: Step<HighgardenDecision> = {
  decision: "use-highgarden",
  read(input) {
    const { from, card } = input;
    const tolls = readList(input.tolls, readToll, (toll) => toll.house);
    return isArea(from) && (isCard(card) || isNone(card)) && tolls
      ? { kind: "use-highgarden", from, card, tolls }
      : undefined;
  },
  check(game, house, { from, card, tolls }) {
    const foreign = checkOwnSingle(game, house, HIGHGARDEN, from);
    if (foreign) return foreign;
    if (card === NONE) return tolls.length === 0 ? legal : refuse("throne.single.highgarden-card");
    if (!cardsOf(game, house).includes(card) || !isInHand(game, card)) {
      return refuse("throne.single.highgarden", { card: cardIds[card] });
    }
    let left = strengthOfCard(game, card);
    for (const { house: victim, power } of tolls) {
      if (!housesBeside(game, house, from).includes(victim)) {
        return refuse("throne.single.highgarden-beside", { house: houseIds[victim] });
      }
      const most = Math.min(left, powerOf(game, victim));
      if (power > most) return refuse("throne.single.highgarden-power", { most, house: houseIds[victim] });
      left -= power;
    }
    return legal;
  },
  apply(game, house, { card, tolls }, tell) {
    useUp(game, house, tell, card === NONE);
    if (card === NONE) return;
    takeFromHand(game, card);
    tell?.({ rule: "throne.single.highgarden", house: houseIds[house], card: cardIds[card] });
    for (const { house: victim, power: taken } of tolls) {
      game[POWER + victim] -= taken;
      const power = gainPower(game, house, taken);
      tell?.({ rule: "throne.single.highgarden-power", house: houseIds[house], victim: houseIds[victim], power });
    }
    if (refillHand(game, house)) tell?.({ rule: "throne.single.highgarden-last", house: houseIds[house] });
  },
  options(game, house) {
    const from = areaOfSingle(game, house, HIGHGARDEN);
    if (from === NONE) return [];
    const answers: HighgardenDecision[] = [{ kind: "use-highgarden", from, card: NONE, tolls: [] }];
    for (const card of cardsOf(game, house)) {
      for (const tolls of tollsOf(game, housesBeside(game, house, from), strengthOfCard(game, card))) {
        answers.push({ kind: "use-highgarden", from, card, tolls });
      }
      if (answers.length > FEW) return undefined;
    }
    return answers;
  },
  sample(game, house, chance) {
    const few = highgarden.options(game, house);
    if (few) return oneOf(few, chance);
    const from = areaOfSingle(game, house, HIGHGARDEN);
    const card = oneOf(cardsOf(game, house), chance);
    return {
      kind: "use-highgarden",
      from,
      card,
      tolls: someTolls(game, housesBeside(game, house, from), strengthOfCard(game, card), chance),
    };
  },
};

/** Every way to take at most so much power from some houses. */
function tollsOf(game: Throne, victims: readonly House[], most: number): Toll[][] {
  if (victims.length === 0) return [[]];
  const [house, ...others] = victims;
  const found: Toll[][] = [];
  for (let power = 0; power <= Math.min(most, powerOf(game, house)); power++) {
    for (const rest of tollsOf(game, others, most - power)) found.push(power > 0 ? [{ house, power }, ...rest] : rest);
  }
  return found;
}

function someTolls(game: Throne, victims: readonly House[], most: number, chance: Chance): Toll[] {
  let left = most;
  return victims.flatMap((house) => {
    const power = chance.below(Math.min(left, powerOf(game, house)) + 1);
    left -= power;
    return power > 0 ? [{ house, power }] : [];
  });
}

function readToll({ house, power }: Fields): Toll | undefined {
  return isHouse(house) && isCount(power) && power > 0 ? { house, power } : undefined;
}
