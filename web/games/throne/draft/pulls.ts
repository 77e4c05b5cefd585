import type { Refusal } from "@weirwood/kernel";
import {
  type Area,
  type ForcedMarchDecision,
  noTroop,
  type Pull,
  troopSize,
  type UnitKind,
} from "@weirwood/throne/questions";
import { refusalOf, type Seated } from "./seated.ts";
import { countOf, withCount, withItem } from "./troops.ts";
import { whyNot } from "./why-not.ts";

/** Units drawn together from areas around a Forced March. */

export const forcedTo = (to: Area): ForcedMarchDecision => ({ kind: "use-forced-march", to, pulls: [] });

export const pulledFrom = ({ pulls }: ForcedMarchDecision, area: Area): Pull =>
  pulls.find((pull) => pull.area === area) ?? { area, ...noTroop, token: false };

function pulling(at: Seated, draft: ForcedMarchDecision, pull: Pull): ForcedMarchDecision {
  const put = (one: Pull): ForcedMarchDecision => ({
    ...draft,
    pulls: withItem(draft.pulls, ({ area }) => area, one.area, troopSize(one) === 0 ? undefined : one),
  });
  const next = put(pull);
  return pull.token && whyNoPulledToken(at, next, pull.area) !== undefined ? put({ ...pull, token: false }) : next;
}

/** The draft with one unit of a kind more or less drawn from an area. */
export function pulled(
  at: Seated,
  draft: ForcedMarchDecision,
  area: Area,
  kind: UnitKind,
  by: 1 | -1,
): ForcedMarchDecision {
  const pull = pulledFrom(draft, area);
  return pulling(at, draft, withCount(pull, kind, countOf(pull, kind) + by));
}

export const whyNotPull = (at: Seated, draft: ForcedMarchDecision, area: Area, kind: UnitKind): Refusal | undefined =>
  whyNot(at, pulled(at, draft, area, kind, 1));

/** The draft with a token left, or not, in an area that is drawn empty. */
export const withPulledToken = (draft: ForcedMarchDecision, area: Area, token: boolean): ForcedMarchDecision => ({
  ...draft,
  pulls: draft.pulls.map((pull) => (pull.area === area ? { ...pull, token } : pull)),
});

/** The draft with tokens where one can be left now and could not be before. */
export function withPulledTokensOffered(
  at: Seated,
  before: ForcedMarchDecision,
  next: ForcedMarchDecision,
): ForcedMarchDecision {
  const isOpen = (draft: ForcedMarchDecision, area: Area): boolean =>
    troopSize(pulledFrom(draft, area)) > 0 && whyNoPulledToken(at, draft, area) === undefined;
  return next.pulls
    .filter(({ area }) => isOpen(next, area) && !isOpen(before, area))
    .reduce((draft, { area }) => withPulledToken(draft, area, true), next);
}

export function whyNoPulledToken(at: Seated, draft: ForcedMarchDecision, area: Area): Refusal | undefined {
  const refusal = refusalOf(at, withPulledToken(draft, area, true));
  const isAnyway = refusalOf(at, withPulledToken(draft, area, false))?.rule === refusal?.rule;
  return isAnyway ? undefined : refusal;
}
