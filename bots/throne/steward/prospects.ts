import {
  AREAS,
  type Area,
  areaCount,
  boardOf,
  garrisonOf,
  NONE,
  neighboursOf,
  ownerOf,
  starsOf,
} from "@weirwood/throne/questions";
import { reachesInSupport, strengthIn, wallsIn } from "../reckoning.ts";
import { reachOf } from "./forces.ts";
import type { Outlook } from "./outlook.ts";

/** Where units would have something to do next: how strongly each area is pulled towards what can be won from it. */
export interface Prospects {
  readonly pull: Float64Array;
  /** Where units of mine could march from each area. */
  readonly reach: readonly (readonly Area[])[];
  readonly sieges: readonly (Siege | undefined)[];
}

/** A prize one march further away is worth so much of itself. */
const fading = 0.6;
/** Marches that are looked ahead. */
const horizon = 3;

export function prospectsOf(outlook: Outlook): Prospects {
  const { view, me } = outlook;
  const target = new Float64Array(AREAS);
  const reach: Area[][] = [];
  for (let area = 0, end = areaCount(view); area < end; area++) {
    reach.push(reachOf(view, me, area));
    target[area] = outlook.gain[area] / (1 + 0.35 * resistanceOf(outlook, area));
  }
  let pull = new Float64Array(AREAS);
  for (let march = 0; march < horizon; march++) {
    const next = new Float64Array(AREAS);
    for (let area = 0, end = areaCount(view); area < end; area++) {
      let best = 0;
      for (const to of reach[area]) best = Math.max(best, target[to], pull[to]);
      next[area] = fading * best;
    }
    pull = next;
  }
  return { pull, reach, sieges: siegesOf(outlook, reach) };
}

/** Neutral forces hold their castles against anything less than themselves, so there a whole army is worth gathering. */
export interface Siege {
  /** What an army must bring to the walls besides its order and the support of its neighbours. */
  readonly needed: number;
  readonly worth: number;
}

function siegesOf(outlook: Outlook, reach: readonly (readonly Area[])[]): (Siege | undefined)[] {
  const { view, me, gain } = outlook;
  const sieges: (Siege | undefined)[] = [];
  for (const castle of boardOf(view).castles) {
    const garrison = garrisonOf(view, castle);
    if (garrison === 0 || gain[castle] === 0) continue;
    const star = starsOf(view, me) > 0 ? 1 : 0;
    let aid = 0;
    for (const beside of neighboursOf(view, castle)) {
      if (ownerOf(view, beside) === me && reachesInSupport(view, beside, castle)) aid += strengthIn(view, beside);
    }
    for (let area = 0, end = areaCount(view); area < end; area++) {
      if (!reach[area].includes(castle)) continue;
      const isBeside = ownerOf(view, area) === me && reachesInSupport(view, area, castle);
      const needed = Math.max(1, garrison - star - (isBeside ? aid - strengthIn(view, area) : aid));
      const worth = gain[castle];
      if (worth / needed > (sieges[area]?.worth ?? 0) / (sieges[area]?.needed ?? 1)) sieges[area] = { needed, worth };
    }
  }
  return sieges;
}

/** What so much strength in an area is worth for taking a castle from its garrison next. */
export function worthOfSiege({ sieges }: Prospects, area: Area, strength: number): number {
  const siege = sieges[area];
  if (siege === undefined) return 0;
  const share = Math.min(1, strength / siege.needed);
  return siege.worth * share * share;
}

/** What stands in the way, in strength. */
function resistanceOf({ view, me }: Outlook, area: Area): number {
  if (garrisonOf(view, area) > 0) return garrisonOf(view, area);
  const owner = ownerOf(view, area);
  return owner === NONE || owner === me ? 0 : strengthIn(view, area) + wallsIn(view, area) + 1;
}
