import { AREAS, type Area, areaCount, garrisonOf, NONE, ownerOf } from "@weirwood/throne/questions";
import { strengthIn, wallsIn } from "../reckoning.ts";
import { reachOf } from "./forces.ts";
import type { Outlook } from "./outlook.ts";

/** Where units would have something to do next: how strongly each area is pulled towards what can be won from it. */
export interface Prospects {
  readonly pull: Float64Array;
  /** Where units of mine could march from each area. */
  readonly reach: readonly (readonly Area[])[];
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
  return { pull, reach };
}

/** What stands in the way, in strength. */
function resistanceOf({ view, me }: Outlook, area: Area): number {
  if (garrisonOf(view, area) > 0) return garrisonOf(view, area);
  const owner = ownerOf(view, area);
  return owner === NONE || owner === me ? 0 : strengthIn(view, area) + wallsIn(view, area) + 1;
}
