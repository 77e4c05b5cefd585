import type { GameEvent, Seat } from "@weirwood/kernel";
import {
  areaCount,
  castlesOf,
  controllerOf,
  type House,
  houseIds,
  houseOfSeat,
  isLand,
  ownerOf,
  powerOf,
  sizeOf,
  supplyOf,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";

/** What a replay draws over time: one number a seat. */

const ofHouse =
  (measure: (view: Throne, house: House) => number) =>
  (view: Throne, seat: Seat): number =>
    measure(view, houseOfSeat(view, seat));

function areasOf(view: Throne, house: House): number {
  let count = 0;
  for (let area = 0; area < areaCount(view); area++) {
    if (isLand(area) ? controllerOf(view, area) === house : ownerOf(view, area) === house) count++;
  }
  return count;
}

function unitsOf(view: Throne, house: House): number {
  let count = 0;
  for (let area = 0; area < areaCount(view); area++) if (ownerOf(view, area) === house) count += sizeOf(view, area);
  return count;
}

/** Battles that a seat fought in a turn, as either side. */
function battlesOf(view: Throne, seat: Seat, told: readonly GameEvent[]): number {
  const house = houseIds[houseOfSeat(view, seat)];
  return told.filter(
    (event) => event.rule === "throne.battle.begins" && (event.attacker === house || event.defender === house),
  ).length;
}

export const charts = [
  { id: "castles", measure: ofHouse(castlesOf) },
  { id: "areas", measure: ofHouse(areasOf) },
  { id: "power", measure: ofHouse(powerOf) },
  { id: "supply", measure: ofHouse(supplyOf) },
  { id: "units", measure: ofHouse(unitsOf) },
  { id: "battles", measure: battlesOf },
] as const;
