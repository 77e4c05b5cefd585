import { isAsking } from "../state/asks.ts";
import { areaIds, HOUSES, houseIds, NONE } from "../state/board.ts";
import { areaCount, hasForts, hasPorts, hasSingles, isOver } from "../state/flow.ts";
import { FORT, SINGLE_AREA, type Throne, VARIANTS } from "../state/layout.ts";
import { ownerOf } from "../state/pieces.ts";
import { capturePorts } from "./ports.ts";
import { spendSingle } from "./single-orders.ts";
import type { TellRule } from "./step.ts";

/**
 * What is set right at once, whatever the cause: fortifications and orders without their owner's units go, and ports
 * whose land has changed hands are captured. Without variants nothing of the kind can happen.
 */
export function keepUp(game: Throne, tell?: TellRule): void {
  if (game[VARIANTS] === 0) return;
  if (hasForts(game)) loseForts(game, tell);
  if (hasSingles(game)) dropSingles(game, tell);
  // A captured port may bring a question of its own, so it waits for one that is open.
  if (hasPorts(game) && !isAsking(game) && !isOver(game)) capturePorts(game, tell);
}

/** A fortification goes with the last unit (throne.forts.lost). */
function loseForts(game: Throne, tell?: TellRule): void {
  for (let area = 0, end = areaCount(game); area < end; area++) {
    const house = game[FORT + area];
    if (house === NONE || ownerOf(game, area) === house) continue;
    game[FORT + area] = NONE;
    tell?.({ rule: "throne.forts.lost", house: houseIds[house], area: areaIds[area] });
  }
}

/** A single-use order whose owner has no unit left beside it is gone. */
function dropSingles(game: Throne, tell?: TellRule): void {
  for (let house = 0; house < HOUSES; house++) {
    const area = game[SINGLE_AREA + house];
    if (area !== NONE && ownerOf(game, area) !== house) spendSingle(game, house, tell);
  }
}
