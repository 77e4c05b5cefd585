import {
  type Area,
  barrelsIn,
  controllerOf,
  crownsIn,
  garrisonOf,
  type House,
  isLand,
  isMarch,
  NONE,
  neighboursOf,
  type OrdersDecision,
  ownerOf,
  pointsIn,
  type Troop,
  troopIn,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { Seated } from "../draft/seated.ts";
import type { Gains } from "./text/en.ts";

/** Rules of thumb in words: where an army could go from an area, what is to be gained there, and who stands in the way. */

export interface Aim {
  readonly to: Area;
  readonly sort: "empty" | "foe" | "garrison";
  readonly gain: Gains;
  readonly ours: number;
  readonly theirs: number;
  /** Whose units stand there, or NONE. */
  readonly foe: House;
}

export const strengthOfTroop = ({ footmen, knights, ships }: Troop): number => footmen + 2 * knights + ships;

export function gainsIn(view: Throne, area: Area): Gains {
  const points = pointsIn(view, area);
  return {
    castle: points > 1 ? "stronghold" : points === 1 ? "city" : undefined,
    crowns: crownsIn(view, area),
    barrels: barrelsIn(view, area),
  };
}

/** What stands in the way of a house in an area: the garrison, or the units of another house. */
export const resistanceIn = (view: Throne, area: Area): number =>
  garrisonOf(view, area) || (ownerOf(view, area) === NONE ? 0 : strengthOfTroop(troopIn(view, area)));

/** Castles decide games; crowns and barrels help; a fight must look as if it could be won. */
function worthOf({ gain, ours, theirs }: Aim): number {
  const prize = (gain.castle === undefined ? 0 : 4) + gain.crowns + gain.barrels;
  return prize * (theirs === 0 ? 1 : theirs < ours ? 0.8 : 0.2);
}

function aimAt({ view, house }: Seated, from: Area, to: Area): Aim | undefined {
  const owner = ownerOf(view, to);
  if (isLand(from) !== isLand(to) || owner === house || controllerOf(view, to) === house) return undefined;
  const garrison = garrisonOf(view, to);
  return {
    to,
    sort: garrison > 0 ? "garrison" : owner === NONE ? "empty" : "foe",
    gain: gainsIn(view, to),
    ours: strengthOfTroop(troopIn(view, from)),
    theirs: resistanceIn(view, to),
    foe: owner,
  };
}

/** For each area that is told to march, the best that it could go for; no two go for the same. */
export function aimsOf(at: Seated, { place }: OrdersDecision): ReadonlyMap<Area, Aim> {
  const possible = place
    .filter(({ order }) => isMarch(order))
    .flatMap(({ area: from }) => neighboursOf(at.view, from).map((to) => ({ from, aim: aimAt(at, from, to) })))
    .flatMap(({ from, aim }) => (aim === undefined ? [] : [{ from, aim, worth: worthOf(aim) }]))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  const aims = new Map<Area, Aim>();
  for (const { from, aim } of possible) {
    const isTaken = [...aims.values()].some(({ to }) => to === aim.to);
    if (!aims.has(from) && !isTaken) aims.set(from, aim);
  }
  return aims;
}

/** An area beside this one where another house stands, the strongest first. */
export function threatTo({ view, house }: Seated, area: Area): Area | undefined {
  return neighboursOf(view, area)
    .filter((beside) => ownerOf(view, beside) !== NONE && ownerOf(view, beside) !== house)
    .sort((one, other) => resistanceIn(view, other) - resistanceIn(view, one))[0];
}

/** A fight beside this area that its support could help. */
export const fightBeside = ({ view }: Seated, area: Area, aims: ReadonlyMap<Area, Aim>): Area | undefined =>
  [...aims].find(
    ([from, { to, sort }]) => from !== area && sort !== "empty" && neighboursOf(view, area).includes(to),
  )?.[1].to;

/** An own area beside this one that marches towards something. */
export function aimBeside({ view }: Seated, area: Area, aims: ReadonlyMap<Area, Aim>): Area | undefined {
  const near = neighboursOf(view, area);
  return [...aims.values()].map(({ to }) => to).find((to) => near.includes(to));
}

/** The tokens of a kind stand together. */
export type OrderSort = "march" | "defense" | "support" | "raid" | "consolidate";
export const orderSorts: readonly OrderSort[] = ["march", "defense", "support", "raid", "consolidate"];
export const sortOf = (id: string): OrderSort => orderSorts.find((sort) => id.startsWith(sort)) as OrderSort;
