import { type Area, areAdjacent, isLand, isSea, neighboursOf, ownerOf, seasCarrying } from "@weirwood/throne/questions";
import type { Seated } from "./seated.ts";

/** The seas whose ships carry a march, in order, by the shortest chain; none where it walks or sails by itself. */
export function chainOf({ view, house }: Seated, from: Area, to: Area): Area[] {
  if (!isLand(from) || !isLand(to) || areAdjacent(view, from, to)) return [];
  if (seasCarrying(view, house, from) === 0) return [];
  const isOwnSea = (area: Area): boolean => isSea(area) && ownerOf(view, area) === house;
  const cameFrom = new Map<Area, Area>();
  let shore = neighboursOf(view, from).filter(isOwnSea);
  for (const sea of shore) cameFrom.set(sea, from);
  while (shore.length > 0) {
    const last = shore.find((sea) => areAdjacent(view, sea, to));
    if (last !== undefined) return chainBack(cameFrom, last, from);
    const next: Area[] = [];
    for (const sea of shore) {
      for (const further of neighboursOf(view, sea)) {
        if (!isOwnSea(further) || cameFrom.has(further)) continue;
        cameFrom.set(further, sea);
        next.push(further);
      }
    }
    shore = next;
  }
  return [];
}

function chainBack(cameFrom: ReadonlyMap<Area, Area>, last: Area, from: Area): Area[] {
  const chain: Area[] = [];
  for (let sea: Area | undefined = last; sea !== undefined && sea !== from; sea = cameFrom.get(sea)) chain.unshift(sea);
  return chain;
}
