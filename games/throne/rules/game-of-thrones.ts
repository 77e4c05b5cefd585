import { AREAS, crowns, type House, houseIds } from "../state/board.ts";
import { inOrderOfPlay, playersOf } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import { controllerOf, gainPower } from "../state/pieces.ts";
import type { TellRule } from "./step.ts";

/** The Game of Thrones card: one power for each crown under a house's control (throne.income.crowns). */
export function payCrowns(game: Throne, tell?: TellRule): void {
  for (let place = 0; place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    const power = gainPower(game, house, crownsOf(game, house));
    tell?.({ rule: "throne.income.crowns", house: houseIds[house], power });
  }
}

function crownsOf(game: Throne, house: House): number {
  let count = 0;
  for (let area = 0; area < AREAS; area++) {
    if (crowns[area] > 0 && controllerOf(game, area) === house) count += crowns[area];
  }
  return count;
}
