import type { Refusal } from "@weirwood/kernel";
import {
  type AcceptDecision,
  type Area,
  areaNumber,
  FOR_ATTACKER,
  FOR_DEFENDER,
  NO_SIDE,
  type SupportDecision,
} from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import type { Seated } from "./seated.ts";
import { toggled, withItem } from "./troops.ts";
import { whyNot } from "./why-not.ts";

/** Support offered to a side, area by area; and foreign offers, taken or declined. */

export const sides: readonly number[] = [FOR_ATTACKER, NO_SIDE, FOR_DEFENDER];

/** The areas that the ask is about: own supporters, or foreign offers. */
export function areasAsked({ view }: Seated): Area[] {
  const { areas } = throne.asks(view)[0].bounds;
  return Array.isArray(areas) ? areas.map((id) => areaNumber(String(id))) : [];
}

export const noPledges: SupportDecision = { kind: "support", pledges: [] };

export const sideFor = ({ pledges }: SupportDecision, area: Area): number | undefined =>
  pledges.find((pledge) => pledge.area === area)?.side;

export const pledged = (draft: SupportDecision, area: Area, side: number): SupportDecision => ({
  ...draft,
  pledges: withItem(draft.pledges, (pledge) => pledge.area, area, { area, side }),
});

export const whyNotPledge = (at: Seated, draft: SupportDecision, area: Area, side: number): Refusal | undefined =>
  whyNot(at, pledged(draft, area, side));

export const acceptedAll = (at: Seated): AcceptDecision => ({ kind: "accept", areas: areasAsked(at) });

export const acceptanceToggled = (draft: AcceptDecision, area: Area): AcceptDecision => ({
  ...draft,
  areas: toggled(draft.areas, area),
});
