import { legal, oneOf } from "@weirwood/kernel";
import { portRoom } from "../data/ports.ts";
import type { RetreatDecision, Troop } from "../decisions.ts";
import { printTroop } from "../notation/index.ts";
import { ask, bit } from "../state/asks.ts";
import { type Area, areaIds, ENGINE, type House, houseIds, isPort, isWater, NONE } from "../state/board.ts";
import { areaCount, register, setRegister } from "../state/flow.ts";
import {
  ATTACKER,
  BATTLE_AREA,
  BATTLE_FROM,
  DEFENDER,
  ENGINES_RETREAT,
  MARCHERS,
  procedures,
  type Throne,
  WINNER,
} from "../state/layout.ts";
import {
  addRouted,
  addUnits,
  difference,
  garrisonOf,
  isWithin,
  noTroop,
  ownerOf,
  removeRouted,
  removeUnits,
  routedIn,
  routedTroopIn,
  sizeOf,
  standingIn,
  tokenIn,
  troopAt,
  troopIn,
  troopSize,
} from "../state/pieces.ts";
import { tellControlLost } from "./control.ts";
import { forEachFightLeft } from "./fights.ts";
import { checkEntry } from "./ports.ts";
import { isArea, readTroop } from "./reading.ts";
import { outOfReach } from "./rivers.ts";
import { type Refusal, refuse, type Step, type TellRule } from "./step.ts";
import { ATTACK } from "./strength.ts";
import { countArmies } from "./supply.ts";
import { isReached, seasCarrying } from "./transport.ts";
import { troopsOfSize } from "./troops.ts";

/** Retreats: where beaten units go, what is lost on the way, and how the routed rise again. */

const { "sent-home": SENT_HOME } = procedures.registers.fight;

/** Beaten, kept out by a garrison, or sent home by a card of the beaten side. */
const areAttackersBeaten = (game: Throne): boolean => game[WINNER] !== ATTACK || areSentHome(game);
const areSentHome = (game: Throne): boolean => register(game, SENT_HOME) === 1;
const beatenHouse = (game: Throne): House => game[areAttackersBeaten(game) ? ATTACKER : DEFENDER];
/** Where the beaten units are counted until they have retreated: attackers still belong to their origin. */
const beatenArea = (game: Throne): Area => game[areAttackersBeaten(game) ? BATTLE_FROM : BATTLE_AREA];
const beatenTroop = (game: Throne): Troop =>
  areAttackersBeaten(game) ? troopAt(game, MARCHERS) : troopIn(game, game[BATTLE_AREA]);

/**
 * A beaten attacker goes back where he came from, if need be with losses (throne.retreat.attacker). Whom a garrison keeps
 * out has never left, but may be too many there after the march's other moves (throne.garrison.stay-in-supply).
 */
export function retreatAttackers(game: Throne, tell?: TellRule): void {
  if (!isKeptOut(game)) loseEngines(game, tell);
  if (troopSize(troopAt(game, MARCHERS)) === 0) {
    tellControlLost(game, game[ATTACKER], game[BATTLE_FROM], tell);
    return;
  }
  if (isKeptOut(game) && lossesIn(game, game[BATTLE_FROM]) === 0) return;
  chooseRetreat(game, answersOf(game), tell);
}

/** Victors whom the beaten side's card sends home go back upright, if need be with losses. */
export function turnBack(game: Throne, tell?: TellRule): void {
  setRegister(game, SENT_HOME, 1);
  if (lossesIn(game, game[BATTLE_FROM]) > 0) chooseRetreat(game, answersOf(game), tell);
}

const isKeptOut = (game: Throne): boolean => game[DEFENDER] === NONE || areSentHome(game);

/** Routed defenders are destroyed (throne.routed.again); the others look for an area, or die where there is none. */
export function retreatDefenders(game: Throne, tell?: TellRule): void {
  const area = game[BATTLE_AREA];
  const house = houseIds[game[DEFENDER]];
  if (routedIn(game, area) > 0) {
    const troop = routedTroopIn(game, area);
    removeRouted(game, area);
    tell?.({ rule: "throne.routed.again", house, units: printTroop(troop), area: areaIds[area] });
  }
  loseEngines(game, tell);
  if (standingIn(game, area) === 0) return;
  const answers = answersOf(game);
  if (answers.length > 0) {
    chooseRetreat(game, answers, tell);
    return;
  }
  const troop = troopIn(game, area);
  removeUnits(game, area, troop);
  tell?.({ rule: "throne.retreat.nowhere", house, units: printTroop(troop), area: areaIds[area] });
}

/** An engine that would have to retreat is destroyed: a reconstructed rule that a table can switch off. */
function loseEngines(game: Throne, tell?: TellRule): void {
  const { engines } = beatenTroop(game);
  if (engines === 0 || game[ENGINES_RETREAT] === 1) return;
  const area = beatenArea(game);
  removeUnits(game, area, { ...noTroop, engines });
  if (areAttackersBeaten(game)) game[MARCHERS + ENGINE] = 0;
  const house = houseIds[beatenHouse(game)];
  tell?.({ rule: "throne.siege.no-retreat", house, units: `${engines}E`, area: areaIds[area] });
}

function chooseRetreat(game: Throne, answers: readonly RetreatDecision[], tell?: TellRule): void {
  if (answers.length === 1) carryOut(game, answers[0], tell);
  else ask(game, "retreat", bit(beatenHouse(game)));
}

/** Whether beaten defenders may go to an area, supply apart. */
function checkArea(game: Throne, to: Area, carrying: number): Refusal | undefined {
  const house = game[DEFENDER];
  if (isWater(to) !== isWater(game[BATTLE_AREA])) return refuse("throne.retreat.land-and-sea", { to: areaIds[to] });
  if (to >= areaCount(game) || !isReached(game, game[BATTLE_AREA], to, carrying)) {
    return outOfReach(game, game[BATTLE_AREA], to, refuse("throne.retreat.adjacent", { to: areaIds[to] }));
  }
  if (to === game[BATTLE_FROM]) return refuse("throne.retreat.attackers-origin", { to: areaIds[to] });
  if (garrisonOf(game, to) > 0) return refuse("throne.retreat.garrison", { to: areaIds[to] });
  // One place is enough: whoever finds none is lost, like those whom supply cannot feed (throne.ports.retreat).
  if (isPort(to)) return checkEntry(game, house, to, 1) && refuse("throne.ports.retreat", { to: areaIds[to] });
  const owner = ownerOf(game, to);
  if (owner === house) return legal;
  if (owner !== NONE) return refuse("throne.retreat.enemy", { to: areaIds[to] });
  // The shield printed in another house's home closes nothing (throne.retreat.empty-home).
  const token = tokenIn(game, to);
  return token === NONE || token === house ? legal : refuse("throne.retreat.foreign-token", { to: areaIds[to] });
}

/**
 * How many of the beaten units supply, and in a port its places, allow in an area. What the same march has still to fight
 * for counts as won: nothing in between matters (throne.march.supply).
 */
function roomIn(game: Throne, to: Area): number {
  const from = beatenArea(game);
  const size = troopSize(beatenTroop(game));
  const armies = countArmies(game, beatenHouse(game));
  armies.add(from, -size);
  forEachFightLeft(game, (area, units) => {
    armies.add(from, -units);
    armies.add(area, units);
  });
  const others = sizeOf(game, to) - (to === from ? size : 0);
  const places = isPort(to) ? Math.min(size, portRoom - others) : size;
  for (let room = places; room > 0; room--) if (armies.fits(armies.change(to, room))) return room;
  return 0;
}

/** Areas in which the fewest units are lost; none where all would be (throne.retreat.fewest-losses). */
function retreatAreas(game: Throne): Area[] {
  if (areAttackersBeaten(game)) return [game[BATTLE_FROM]];
  const carrying = seasCarrying(game, game[DEFENDER], game[BATTLE_AREA]);
  let most = 1;
  let areas: Area[] = [];
  for (let to = 0, end = areaCount(game); to < end; to++) {
    if (checkArea(game, to, carrying) !== legal) continue;
    const room = roomIn(game, to);
    if (room > most) areas = [];
    if (room >= most) areas.push(to);
    most = Math.max(most, room);
  }
  return areas;
}

const lossesIn = (game: Throne, to: Area): number => troopSize(beatenTroop(game)) - roomIn(game, to);

function answersOf(game: Throne): RetreatDecision[] {
  return retreatAreas(game).flatMap((to) =>
    troopsOfSize(beatenTroop(game), lossesIn(game, to)).map((lost) => ({ kind: "retreat", to, ...lost }) as const),
  );
}

export const retreat: Step<RetreatDecision> = {
  decision: "retreat",

  read(input) {
    const troop = readTroop(input);
    return troop && isArea(input.to) ? { kind: "retreat", to: input.to, ...troop } : undefined;
  },

  bounds: (game) => ({ areas: retreatAreas(game).map((area) => areaIds[area]), units: printTroop(beatenTroop(game)) }),

  check(game, _house, answer) {
    const { to } = answer;
    const refusal = areAttackersBeaten(game)
      ? checkOrigin(game, to)
      : checkArea(game, to, seasCarrying(game, game[DEFENDER], game[BATTLE_AREA]));
    if (refusal) return refusal;
    if (!retreatAreas(game).includes(to)) return refuse("throne.retreat.fewest-losses", { to: areaIds[to] });
    const troop = beatenTroop(game);
    const due = lossesIn(game, to);
    if (isWithin(answer, troop) && troopSize(answer) === due) return legal;
    return due === 0
      ? refuse("throne.retreat.no-more-than-needed", { to: areaIds[to] })
      : refuse("throne.retreat.losses", { count: due });
  },

  apply: (game, _house, answer, tell) => carryOut(game, answer, tell),
  options: (game) => answersOf(game),
  sample: (game, _house, chance) => oneOf(answersOf(game), chance),
};

const checkOrigin = (game: Throne, to: Area): Refusal | undefined =>
  to === game[BATTLE_FROM] ? legal : refuse("throne.retreat.attacker", { from: areaIds[game[BATTLE_FROM]] });

function carryOut(game: Throne, { to, ...lost }: RetreatDecision, tell?: TellRule): void {
  const troop = beatenTroop(game);
  const house = beatenHouse(game);
  const saved = difference(troop, lost);
  removeUnits(game, beatenArea(game), troop);
  if (isKeptOut(game)) addUnits(game, house, to, saved);
  else addRouted(game, house, to, saved);
  const rule = areAttackersBeaten(game) ? "throne.retreat.attacker" : "throne.retreat.defender";
  if (troopSize(lost) > 0) {
    tell?.({ rule: "throne.retreat.losses", house: houseIds[house], units: printTroop(lost) });
  }
  if (troopSize(saved) > 0 && !isKeptOut(game))
    tell?.({ rule, house: houseIds[house], to: areaIds[to], units: printTroop(saved) });
}

/** After the last march all routed units stand up again (throne.routed.rise). */
export function raiseRouted(game: Throne, tell?: TellRule): void {
  let isAnybodyDown = false;
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (routedIn(game, area) === 0) continue;
    const [house, troop] = [ownerOf(game, area), routedTroopIn(game, area)];
    removeRouted(game, area);
    addUnits(game, house, area, troop);
    isAnybodyDown = true;
  }
  if (isAnybodyDown) tell?.({ rule: "throne.routed.rise" });
}
