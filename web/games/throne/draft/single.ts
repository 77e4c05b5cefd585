import type { Refusal } from "@weirwood/kernel";
import { type Area, NONE, SINGLES, type SingleDecision, singlesLeft } from "@weirwood/throne/questions";
import { refusalOf, type Seated } from "./seated.ts";

/** A single-use order laid face down, or none this turn. */

export const noSingle: SingleDecision = { kind: "single", area: NONE, single: NONE };

export const laid = (area: Area, single: number): SingleDecision => ({ kind: "single", area, single });

export interface SingleToken {
  readonly single: number;
  readonly left: number;
  readonly refusal: Refusal | undefined;
}

/** The house's own single-use orders, and which may be laid in an area. */
export function singleTray(at: Seated, area: Area): SingleToken[] {
  const { view, house } = at;
  return Array.from({ length: SINGLES }, (_, single) => single)
    .map((single) => ({ single, left: singlesLeft(view, house, single), refusal: refusalOf(at, laid(area, single)) }))
    .filter(({ left }) => left > 0);
}

/** Why nothing can be laid in an area, or undefined. */
export function whyNoSingle(at: Seated, area: Area): Refusal | undefined {
  const refusals = singleTray(at, area).map(({ refusal }) => refusal);
  return refusals.some((refusal) => refusal === undefined) ? undefined : refusals[0];
}
