import type { Refusal } from "@weirwood/kernel";
import {
  type Area,
  type AreaTroop,
  type CasualtiesDecision,
  type DisbandDecision,
  noTroop,
  type RetreatDecision,
  troopSize,
  type UnitKind,
} from "@weirwood/throne/questions";
import type { Seated } from "./seated.ts";
import { countOf, withCount, withItem } from "./troops.ts";
import { whyNot } from "./why-not.ts";

/** Units given up: to swords, to hunger, to the wildlings, on a retreat. */

export const noCasualties: CasualtiesDecision = { kind: "casualties", ...noTroop };
export const nobodyDisbanded: DisbandDecision = { kind: "disband", units: [] };
export const retreatTo = (to: Area): RetreatDecision => ({ kind: "retreat", to, ...noTroop });

/** The draft with one unit of a kind more or less lost. */
export const lost = <Answer extends CasualtiesDecision | RetreatDecision>(
  draft: Answer,
  kind: UnitKind,
  by: 1 | -1,
): Answer => withCount(draft, kind, countOf(draft, kind) + by);

export const whyNotLose = (
  at: Seated,
  draft: CasualtiesDecision | RetreatDecision,
  kind: UnitKind,
): Refusal | undefined => whyNot(at, lost(draft, kind, 1));

/** Why nobody can retreat to an area; which units are lost on the way is chosen after. */
export const whyNotRetreat = (at: Seated, to: Area): Refusal | undefined => whyNot(at, retreatTo(to));

export const disbandedIn = ({ units }: DisbandDecision, area: Area): AreaTroop =>
  units.find((troop) => troop.area === area) ?? { area, ...noTroop };

export function disbanded(draft: DisbandDecision, area: Area, kind: UnitKind, by: 1 | -1): DisbandDecision {
  const there = disbandedIn(draft, area);
  const troop = withCount(there, kind, countOf(there, kind) + by);
  return {
    ...draft,
    units: withItem(draft.units, (one) => one.area, area, troopSize(troop) === 0 ? undefined : troop),
  };
}

export const whyNotDisband = (at: Seated, draft: DisbandDecision, area: Area, kind: UnitKind): Refusal | undefined =>
  whyNot(at, disbanded(draft, area, kind, 1));
