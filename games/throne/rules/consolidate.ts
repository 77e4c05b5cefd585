import { AREAS, areaIds, crowns, houseIds, isConsolidate, NONE } from "../state/board.ts";
import { inOrderOfPlay, playersOf } from "../state/flow.ts";
import { ORDER, type Throne } from "../state/layout.ts";
import { gainPower, removeOrder } from "../state/pieces.ts";
import { areasWith } from "./raid.ts";
import type { TellRule } from "./step.ts";

/** Resolve Consolidate Power Orders: one power for the order and one for each crown, in order of play. */
export function consolidatePower(game: Throne, tell?: TellRule): void {
  for (let place = 0; place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    for (const area of areasWith(game, house, isConsolidate)) {
      removeOrder(game, area);
      const power = gainPower(game, house, 1 + crowns[area]);
      tell?.({ rule: "throne.consolidate.pays", house: houseIds[house], area: areaIds[area], power });
    }
  }
}

/** All orders that are left go back to their houses (throne.orders.cleared). */
export function clearOrders(game: Throne, tell?: TellRule): void {
  game.fill(NONE, ORDER, ORDER + AREAS);
  tell?.({ rule: "throne.orders.cleared" });
}
