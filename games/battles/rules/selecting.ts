import type { Figure, Unit } from "../data/ids.ts";
import { foeOf, type House, NONE, rankIds } from "../data/names.ts";
import type { Select } from "../data/vocabulary.ts";
import { areAdjacent } from "../field/hexes.ts";
import { commands, houseOfFigure, isInZone, unitOfFigure } from "../state/commanders.ts";
import { type Battle, units } from "../state/layout.ts";
import {
  firstUnitOf,
  hasLeader,
  hexOf,
  isEngaged,
  isOnField,
  rankOf,
  rowOfUnit,
  typeOf,
  unitsEnd,
  wasOrdered,
} from "../state/units.ts";
import { hasKeyword } from "./abilities.ts";

/**
 * Which units a command, a tactic or an ability reaches: where they stand as seen from the commander on whom it is played
 * (battles.cards.zone), and what they are. Whether a unit is ready, or can be healed, is for whoever does something with it.
 */

/** Whether a unit fits what is to be done with the units that are selected. */
export type Fits = (game: Battle, unit: Unit) => boolean;

export const houseReached = (select: Select, leader: Figure): House =>
  select.who === "enemy" ? foeOf(houseOfFigure(leader)) : houseOfFigure(leader);

/** Whether a unit of the selected House stands where the select looks for it. `chosen`: the unit that was chosen before. */
export function isInPlace(game: Battle, select: Select, leader: Figure, chosen: Unit, unit: Unit): boolean {
  switch (select.in) {
    case "self":
      return unit === unitOfFigure(game, leader);
    case "beside-self":
      return commands(game, leader) && areBeside(game, unitOfFigure(game, leader), unit);
    case "beside-controlled":
      return isBesideControlled(game, leader, unit);
    case "outside-beside-chosen":
      return chosen !== NONE && !isInZone(game, leader, unit) && areBeside(game, chosen, unit);
    default:
      return isInZone(game, leader, unit);
  }
}

const areBeside = (game: Battle, one: Unit, other: Unit): boolean =>
  isOnField(game, other) && areAdjacent(hexOf(game, one), hexOf(game, other));

function isBesideControlled(game: Battle, leader: Figure, unit: Unit): boolean {
  const house = houseOfFigure(leader);
  for (let friend = firstUnitOf(house); friend < unitsEnd(house); friend++) {
    if (isInZone(game, leader, friend) && areBeside(game, friend, unit)) return true;
  }
  return false;
}

/** Whether a unit is of the kind that is selected, wherever it stands. */
export function isOfKind(game: Battle, select: Select, unit: Unit): boolean {
  if (select.class !== undefined && !select.class.includes(typeOf(game, unit).class)) return false;
  if (select.rank !== undefined && !select.rank.includes(rankIds[rankOf(game, unit)])) return false;
  if (select.isCommander && !hasLeader(game, unit)) return false;
  if (select.isEngaged !== undefined && isEngaged(game, unit) !== select.isEngaged) return false;
  if (select.wasOrdered && !wasOrdered(game, unit)) return false;
  if (select.hasAttacked && game[rowOfUnit(unit) + units.field["has-attacked"]] === 0) return false;
  return select.keyword === undefined || hasKeyword(game, unit, select.keyword);
}

export const isReached = (game: Battle, select: Select, leader: Figure, chosen: Unit, unit: Unit): boolean =>
  isOnField(game, unit) && isOfKind(game, select, unit) && isInPlace(game, select, leader, chosen, unit);

/** The units that are reached and fit, by number. */
export function unitsReached(game: Battle, select: Select, leader: Figure, chosen: Unit, fits: Fits): Unit[] {
  const found: Unit[] = [];
  const house = houseReached(select, leader);
  for (let unit = firstUnitOf(house); unit < unitsEnd(house); unit++) {
    if (isOnField(game, unit) && fits(game, unit) && isReached(game, select, leader, chosen, unit)) found.push(unit);
  }
  return found;
}

/** Whether there is one at all: what is asked of every card in hand for every commander. */
export function reachesAny(game: Battle, select: Select, leader: Figure, chosen: Unit, fits: Fits): boolean {
  const house = houseReached(select, leader);
  for (let unit = firstUnitOf(house); unit < unitsEnd(house); unit++) {
    if (isOnField(game, unit) && fits(game, unit) && isReached(game, select, leader, chosen, unit)) return true;
  }
  return false;
}
