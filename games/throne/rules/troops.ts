import type { Troop } from "../decisions.ts";

/** Every way to choose so many units out of a troop, by kind. */
export function troopsOfSize(from: Troop, size: number): Troop[] {
  const found: Troop[] = [];
  for (let knights = 0; knights <= Math.min(from.knights, size); knights++) {
    for (let footmen = 0; footmen <= Math.min(from.footmen, size - knights); footmen++) {
      const ships = size - knights - footmen;
      if (ships <= from.ships) found.push({ footmen, knights, ships });
    }
  }
  return found;
}
