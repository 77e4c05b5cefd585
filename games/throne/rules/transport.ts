import { type Area, areAdjacent, type House, isSea, SEAS, seasBeside } from "../state/board.ts";
import type { Throne } from "../state/layout.ts";
import { ownerOf } from "../state/pieces.ts";

/** Ship transport: a chain of seas with own ships makes two shores neighbours, for marches and retreats only. */

/** The seas over which a house's ships carry its units from a shore, as a set; empty for a sea. */
export function seasCarrying(game: Throne, house: House, from: Area): number {
  if (isSea(from)) return 0;
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
export const isReached = (from: Area, to: Area, carrying: number): boolean =>
  isSea(from) === isSea(to) && (areAdjacent(from, to) || (seasBeside[to] & carrying) !== 0) && from !== to;
