import { type Chance, FEW, legal, oneOf } from "@weirwood/kernel";
import type { AreaTroop, ForcedMarchDecision, Pull, Troop } from "../decisions.ts";
import { printTroop } from "../notation/index.ts";
import {
  type Area,
  areaIds,
  type House,
  houseIds,
  isLand,
  isPort,
  isWater,
  NONE,
  numberIn,
  singleIds,
} from "../state/board.ts";
import { areaCount } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import {
  addUnits,
  difference,
  isWithin,
  ownerOf,
  removeUnits,
  routedTroopIn,
  sizeOf,
  sumOf,
  supplyOf,
  troopIn,
  troopSize,
} from "../state/pieces.ts";
import { checkToken, dropOrder, leaveToken, tellControlLost } from "./control.ts";
import { checkEntry } from "./ports.ts";
import { isArea, readList, readTroop } from "./reading.ts";
import { outOfReach } from "./rivers.ts";
import { areaOfSingle, checkOwnSingle, useUp } from "./single-raids.ts";
import { type Fields, type Refusal, refuse, type Step } from "./step.ts";
import { countArmies } from "./supply.ts";
import { isReached, seasCarrying } from "./transport.ts";
import { troopsOfSize } from "./troops.ts";
import { checkVictory } from "./victory.ts";

/** Forced March: own units of neighbouring areas are drawn together; ship transport makes shores neighbours. */

const FORCED_MARCH = numberIn(singleIds, "forced-march", "single-use order");

/** Whether units may be drawn from one area to the one where the order lies. */
function checkSource(game: Throne, house: House, from: Area, to: Area): Refusal | undefined {
  const isNear = isWater(from) === isWater(to) && isReached(game, to, from, seasCarrying(game, house, to));
  if (isNear && ownerOf(game, from) === house) return legal;
  const refusal = refuse("throne.single.forced-march", { from: areaIds[from], to: areaIds[to] });
  return outOfReach(game, from, to, refusal);
}

/** Why units cannot be drawn out of an area: they are routed, or not there at all. */
function unitsMissing(game: Throne, { area, ...pulled }: Pull): Refusal {
  const all = sumOf(troopIn(game, area), routedTroopIn(game, area));
  return refuse(isWithin(pulled, all) ? "throne.march.routed" : "throne.march.units", { from: areaIds[area] });
}

export const forcedMarch: Step<ForcedMarchDecision> = {
  decision: "use-forced-march",

  read(input) {
    const pulls = readList(input.pulls, readPull, (pull) => pull.area);
    return isArea(input.to) && pulls ? { kind: "use-forced-march", to: input.to, pulls } : undefined;
  },

  check(game, house, { to, pulls }) {
    const foreign = checkOwnSingle(game, house, FORCED_MARCH, to);
    if (foreign) return foreign;
    const armies = countArmies(game, house);
    let coming = 0;
    for (const pull of pulls) {
      const refusal = checkSource(game, house, pull.area, to);
      if (refusal) return refusal;
      if (!isWithin(pull, troopIn(game, pull.area))) return unitsMissing(game, pull);
      armies.add(pull.area, -troopSize(pull));
      armies.add(to, troopSize(pull));
      coming += troopSize(pull);
    }
    if (pulls.length > 0 && !armies.fits()) return refuse("throne.march.supply", { level: supplyOf(game, house) });
    if (isPort(to)) {
      const refusal = checkEntry(game, house, to, coming);
      if (refusal) return refusal;
    }
    return checkTokens(game, house, pulls);
  },

  apply(game, house, { to, pulls }, tell) {
    useUp(game, house, tell, pulls.length === 0);
    for (const pull of pulls) {
      removeUnits(game, pull.area, pull);
      addUnits(game, house, to, pull);
      const [from, units] = [areaIds[pull.area], printTroop(pull)];
      tell?.({ rule: "throne.single.forced-march", house: houseIds[house], from, to: areaIds[to], units });
      dropOrder(game, house, pull.area, tell);
      if (pull.token) leaveToken(game, house, pull.area, tell);
      else tellControlLost(game, house, pull.area, tell);
    }
    checkVictory(game, house, tell);
  },

  options(game, house) {
    const to = areaOfSingle(game, house, FORCED_MARCH);
    if (to === NONE) return [];
    const sources = sourcesOf(game, house, to).map((area) => pullsFrom(game, house, area));
    if (sources.reduce((ways, pulls) => ways * (pulls.length + 1), 1) > 8 * FEW) return undefined;
    let sets: Pull[][] = [[]];
    for (const pulls of sources) sets = sets.flatMap((set) => [set, ...pulls.map((pull) => [...set, pull])]);
    const answers = sets
      .map((pulls): ForcedMarchDecision => ({ kind: "use-forced-march", to, pulls }))
      .filter((answer) => forcedMarch.check(game, house, answer) === legal);
    return answers.length > FEW ? undefined : answers;
  },

  sample(game, house, chance) {
    const to = areaOfSingle(game, house, FORCED_MARCH);
    const sources = sourcesOf(game, house, to).map((area) => pullsFrom(game, house, area));
    for (let attempt = 0; attempt < 60; attempt++) {
      const pulls = sources.flatMap((list) => someOf(list, chance));
      const answer: ForcedMarchDecision = { kind: "use-forced-march", to, pulls };
      if (forcedMarch.check(game, house, answer) === legal) return answer;
    }
    const few = forcedMarch.options(game, house);
    return few ? oneOf(few, chance) : { kind: "use-forced-march", to, pulls: [] };
  },
};

function someOf(pulls: readonly Pull[], chance: Chance): Pull[] {
  const pick = chance.below(pulls.length + 1);
  return pick === pulls.length ? [] : [pulls[pick]];
}

/** Tokens are left where the last unit goes, one power each. */
function checkTokens(game: Throne, house: House, pulls: readonly Pull[]): Refusal | undefined {
  let left = 0;
  for (const pull of pulls) {
    if (!pull.token) continue;
    if (isLand(pull.area) && troopSize(pull) < sizeOf(game, pull.area)) {
      return refuse("throne.control.leave-token", { from: areaIds[pull.area] });
    }
    const refusal = checkToken(game, house, pull.area, ++left);
    if (refusal) return refusal;
  }
  return legal;
}

function sourcesOf(game: Throne, house: House, to: Area): Area[] {
  const areas: Area[] = [];
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (area !== to && checkSource(game, house, area, to) === legal) areas.push(area);
  }
  return areas;
}

/** Every troop that can be drawn out of an area, and a token where it can be left. */
function pullsFrom(game: Throne, house: House, area: Area): Pull[] {
  const there = troopIn(game, area);
  const troops: Troop[] = [];
  for (let size = 1; size <= troopSize(there); size++) troops.push(...troopsOfSize(there, size));
  return troops.flatMap((troop) => {
    const pull = { area, ...troop, token: false };
    const isLast = troopSize(troop) === sizeOf(game, area) && troopSize(difference(there, troop)) === 0;
    return isLast && checkToken(game, house, area) === legal ? [pull, { ...pull, token: true }] : [pull];
  });
}

function readPull(input: Fields): Pull | undefined {
  const troop = readTroop(input);
  if (!troop || !isArea(input.area) || typeof input.token !== "boolean" || troopSize(troop) === 0) return undefined;
  const pull: AreaTroop = { area: input.area, ...troop };
  return { ...pull, token: input.token };
}
