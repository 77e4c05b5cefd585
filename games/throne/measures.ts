import type { GameEvent, Measure, Seat } from "@weirwood/kernel";
import { castlesOf } from "./rules/victory.ts";
import { type House, houseIds, isLand } from "./state/board.ts";
import { areaCount, houseOfSeat } from "./state/flow.ts";
import type { Throne } from "./state/layout.ts";
import { controllerOf, ownerOf, powerOf, sizeOf, supplyOf } from "./state/pieces.ts";

/** What charts and simulations follow over time: one number a seat. */

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

export const measures: readonly Measure<Throne>[] = [
  { id: "castles", of: ofHouse(castlesOf) },
  { id: "areas", of: ofHouse(areasOf) },
  { id: "power", of: ofHouse(powerOf) },
  { id: "supply", of: ofHouse(supplyOf) },
  { id: "units", of: ofHouse(unitsOf) },
  { id: "battles", of: battlesOf },
];
