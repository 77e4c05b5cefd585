import { type Area, type House, isLand, isWater, SEAS } from "../state/board.ts";
import { areAdjacent, boardOf } from "../state/flow.ts";
import type { Throne } from "../state/layout.ts";
import { ownerOf } from "../state/pieces.ts";

/** Ship transport: a chain of seas with own ships makes two shores neighbours, for marches and retreats only. */

/** The seas over which a house's ships carry its units from a shore, as a set; empty for water. Ports carry nobody. */
export function seasCarrying(game: Throne, house: House, from: Area): number {
  if (!isLand(from)) return 0;
  const { seasBeside } = boardOf(game);
  let own = 0;
  for (let sea = 0; sea < SEAS; sea++) if (ownerOf(game, sea) === house) own |= 1 << sea;
  let carried = seasBeside[from] & own;
  for (let open = carried; open !== 0; ) {
    const sea = 31 - Math.clz32(open);
    open &= ~(1 << sea);
    const further = seasBeside[sea] & own & ~carried;
    carried |= further;
    open |= further;
  }
  return carried;
}

/** Whether units may go from one area to another of the same element: on foot, under sail, or carried by these seas. */
export const isReached = (game: Throne, from: Area, to: Area, carrying: number): boolean =>
  isWater(from) === isWater(to) &&
  (areAdjacent(game, from, to) || (boardOf(game).seasBeside[to] & carrying) !== 0) &&
  from !== to;
