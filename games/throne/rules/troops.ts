import type { Troop } from "../decisions.ts";

/** Every way to choose so many units out of a troop, by kind. */
export function troopsOfSize(from: Troop, size: number): Troop[] {
  const found: Troop[] = [];
  for (let engines = 0; engines <= Math.min(from.engines, size); engines++) {
    for (let knights = 0; knights <= Math.min(from.knights, size - engines); knights++) {
      for (let footmen = 0; footmen <= Math.min(from.footmen, size - engines - knights); footmen++) {
        const ships = size - engines - knights - footmen;
        if (ships <= from.ships) found.push({ footmen, knights, ships, engines });
      }
    }
  }
  return found;
}
