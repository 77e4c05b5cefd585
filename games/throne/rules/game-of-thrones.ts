import { type Area, areaIds, type House, houseIds } from "../state/board.ts";
import { areaCount, crownsIn, hasPorts, inOrderOfPlay, playersOf } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import { controllerOf, gainPower } from "../state/pieces.ts";
import { payPorts } from "./ports.ts";
import type { TellRule } from "./step.ts";

/** The Game of Thrones card: one power for each crown under a house's control (throne.income.crowns). */
export function payCrowns(game: Throne, tell?: TellRule): void {
  for (let place = 0; place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    const power = gainPower(game, house, crownsOf(game, house));
    tell?.({ rule: "throne.income.crowns", house: houseIds[house], power });
    if (hasPorts(game)) payPorts(game, house, (port) => payPort(game, house, port, tell));
  }
}

function payPort(game: Throne, house: House, port: Area, tell?: TellRule): void {
  const power = gainPower(game, house, 1);
  tell?.({ rule: "throne.ports.income", house: houseIds[house], area: areaIds[port], power });
}

function crownsOf(game: Throne, house: House): number {
  let count = 0;
  for (let area = 0, end = areaCount(game); area < end; area++) {
    if (crownsIn(game, area) > 0 && controllerOf(game, area) === house) count += crownsIn(game, area);
  }
  return count;
}
