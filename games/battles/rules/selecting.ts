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

type Place = Select["in"];

/** Whether a unit on the field stands where a select looks for it. `chosen`: the unit that was chosen before. */
function isAt(game: Battle, place: Place, leader: Figure, chosen: Unit, unit: Unit): boolean {
  switch (place) {
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

const areBeside = (game: Battle, one: Unit, other: Unit): boolean => areAdjacent(hexOf(game, one), hexOf(game, other));

function isBesideControlled(game: Battle, leader: Figure, unit: Unit): boolean {
  const house = houseOfFigure(leader);
  for (let friend = firstUnitOf(house); friend < unitsEnd(game, house); friend++) {
    if (isInZone(game, leader, friend) && areBeside(game, friend, unit)) return true;
  }
  return false;
}

/** Whether a unit on the field stands where the select looks for it. */
export const isInPlace = (game: Battle, select: Select, leader: Figure, chosen: Unit, unit: Unit): boolean =>
  isAt(game, select.in, leader, chosen, unit);

/** Whether a unit is of the kind that is selected, wherever it stands. */
export function isOfKind(game: Battle, select: Select, unit: Unit): boolean {
  if (select.class !== undefined && !select.class.includes(typeOf(game, unit).class)) return false;
  if (select.rank !== undefined && !select.rank.includes(rankIds[rankOf(game, unit)])) return false;
  if (select.isCommander && !hasLeader(game, unit)) return false;
  if (wantedOf(game, select, unit) !== undefined) return false;
  return select.keyword === undefined || hasKeyword(game, unit, select.keyword);
}

/** What a unit would have to be, or to have done this turn, to be selected. */
export type Wanted = "engaged" | "unengaged" | "ordered" | "attacked";

/** What a unit is not, or has not done, though the select wants it; nothing where all is as it wants. */
export function wantedOf(game: Battle, select: Select, unit: Unit): Wanted | undefined {
  if (select.isEngaged !== undefined && isEngaged(game, unit) !== select.isEngaged) {
    return select.isEngaged ? "engaged" : "unengaged";
  }
  if (select.wasOrdered && !wasOrdered(game, unit)) return "ordered";
  if (select.hasAttacked && game[rowOfUnit(unit) + units.field["has-attacked"]] === 0) return "attacked";
  return undefined;
}

export const isReached = (game: Battle, select: Select, leader: Figure, chosen: Unit, unit: Unit): boolean =>
  isInPlace(game, select, leader, chosen, unit) && isOfKind(game, select, unit);

/** Whether there is a unit that is reached and fits. */
export function reachesAny(game: Battle, select: Select, leader: Figure, chosen: Unit, fits: Fits): boolean {
  const place = select.in;
  const house = houseReached(select, leader);
  // What costs least comes first: this is asked of every card in hand for every commander.
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    if (!isOnField(game, unit) || !isAt(game, place, leader, chosen, unit)) continue;
    if (fits(game, unit) && isOfKind(game, select, unit)) return true;
  }
  return false;
}

/** The units that are reached and fit, by number. */
export function unitsReached(game: Battle, select: Select, leader: Figure, chosen: Unit, fits: Fits): Unit[] {
  const found: Unit[] = [];
  const house = houseReached(select, leader);
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    if (isOnField(game, unit) && isReached(game, select, leader, chosen, unit) && fits(game, unit)) found.push(unit);
  }
  return found;
}
