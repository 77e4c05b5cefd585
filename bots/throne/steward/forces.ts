import {
  AREAS,
  type Area,
  ATTACK,
  areaCount,
  bonusOf,
  canSupport,
  FOOTMAN,
  HOUSES,
  type House,
  hasPorts,
  isMarch,
  isPort,
  isReached,
  isSea,
  isSeason,
  isWater,
  NONE,
  neighboursOf,
  orderIn,
  ownerOf,
  PORTS,
  portOwner,
  portRoom,
  SEAS,
  seasCarrying,
  sizeOf,
  standing,
  supportStrength,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { reachesInSupport, strengthIn, strikeOf } from "../reckoning.ts";

/** Who can bring how much where: the ground of every judgement about danger. */
export interface Forces {
  /** The strongest army with which a house could march into an area, by house and area; 0 where it has none. */
  readonly strike: Float32Array;
  /** Strength that a house's units beside an area could add there in support. */
  readonly aid: Float32Array;
}

const noForces = (): Forces => ({
  strike: new Float32Array(HOUSES * AREAS),
  aid: new Float32Array(HOUSES * AREAS),
});

/** Whether ships of a house could put into a port: nobody else's ever. */
const isHarbour = (view: Throne, house: House, area: Area): boolean =>
  isPort(area) && hasPorts(view) && portOwner(view, area) === house && sizeOf(view, area) < portRoom;

/** Areas that units of an area could march to, whatever waits there. */
export function reachOf(view: Throne, house: House, from: Area): Area[] {
  if (isWater(from)) return neighboursOf(view, from).filter((to) => isSea(to) || isHarbour(view, house, to));
  const carrying = seasCarrying(view, house, from);
  if (carrying === 0) return neighboursOf(view, from).filter((to) => !isWater(to));
  const areas: Area[] = [];
  for (let to = SEAS; to < PORTS; to++) if (isReached(view, from, to, carrying)) areas.push(to);
  return areas;
}

/** By the orders that lie open: only what marches can strike, only what supports can aid. */
export function forcesByOrders(view: Throne): Forces {
  const forces = noForces();
  for (let area = 0, end = areaCount(view); area < end; area++) {
    const order = orderIn(view, area);
    const house = ownerOf(view, area);
    if (order === NONE || house === NONE) continue;
    if (isMarch(order)) threaten(forces, view, area, bonusOf(order));
    for (const to of neighboursOf(view, area)) {
      if (canSupport(view, area, to)) forces.aid[house * AREAS + to] += supportStrength(view, area, ATTACK, to);
    }
  }
  return forces;
}

/** While orders are secret, or for the turn to come: anybody may march, anybody may support. */
export function forcesAtLarge(view: Throne): Forces {
  const forces = noForces();
  const areFootmenMute = isSeason(view, "rains-of-autumn");
  for (let area = 0, end = areaCount(view); area < end; area++) {
    const house = ownerOf(view, area);
    if (house === NONE) continue;
    const strength = strengthIn(view, area);
    threaten(forces, view, area, 0);
    const aid = areFootmenMute ? strength - standing(view, area, FOOTMAN) : strength;
    for (const to of neighboursOf(view, area)) {
      if (reachesInSupport(view, area, to)) forces.aid[house * AREAS + to] += aid;
    }
  }
  return forces;
}

function threaten({ strike }: Forces, view: Throne, from: Area, bonus: number): void {
  const house = ownerOf(view, from);
  for (const to of reachOf(view, house, from)) {
    const at = house * AREAS + to;
    const strength = strikeOf(view, from, to) + bonus;
    if (strike[at] < strength) strike[at] = strength;
  }
}
