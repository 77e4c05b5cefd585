import {
  type Battle,
  cardNumberOf,
  type Figure,
  figuresOf,
  figuresOfHouse,
  firstUnitOf,
  type House,
  holderOf,
  isOnField,
  NO_MATTER,
  NONE,
  objectives,
  SEAT_HOUSE,
  scores,
  type Unit,
  unitsEnd,
  wins,
} from "@weirwood/battles/questions";
import type { SeatPlayer } from "../../../table/game-client.ts";

/** What a House has, counted. */

/** The commanders of a House who fight in this battle. */
export const commandersOf = (view: Battle, house: House): readonly Figure[] =>
  figuresOfHouse(house).filter((figure) => cardNumberOf(view, figure) !== NONE);

export function unitsOnField(view: Battle, house: House): readonly Unit[] {
  const found: Unit[] = [];
  for (let unit = firstUnitOf(house); unit < unitsEnd(view, house); unit++) if (isOnField(view, unit)) found.push(unit);
  return found;
}

export const figuresLeft = (view: Battle, house: House): number =>
  unitsOnField(view, house).reduce((sum, unit) => sum + figuresOf(view, unit), 0);

/** Whether anything in this battle is counted in points. */
export function countsPoints(view: Battle): boolean {
  if (scores.count(view) > 0) return true;
  for (let row = 0; row < wins.count(view); row++)
    if (view[wins.row(row) + wins.field.points] !== NO_MATTER) return true;
  return false;
}

export function objectivesHeldBy(view: Battle, house: House): number {
  let held = 0;
  for (let row = 0; row < objectives.count(view); row++) if (holderOf(view, row) === house) held++;
  return held;
}

/** Who plays a House. */
export const playerOf = (view: Battle, house: House, players: readonly SeatPlayer[]): SeatPlayer | undefined =>
  players.find((_, seat) => view[SEAT_HOUSE + seat] === house);
