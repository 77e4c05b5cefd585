import type { Refusal } from "@weirwood/kernel";
import {
  type Area,
  type BidDecision,
  type CaptureDecision,
  type Card,
  type HighgardenDecision,
  type House,
  NONE,
} from "@weirwood/throne/questions";
import { refusalOf, type Seated } from "./seated.ts";
import { withItem } from "./troops.ts";
import { whyNot } from "./why-not.ts";

/** Numbers: power bid or spent, ships taken over, power demanded of neighbours. */

export const bidding = (kind: BidDecision["kind"], power: number): BidDecision => ({ kind, power });
export const capturing = (ships: number): CaptureDecision => ({ kind: "capture", ships });

/** The largest number that may be said: legal answers are all from nothing to there. */
export function mostOf(at: Seated, sayNumber: (count: number) => BidDecision | CaptureDecision): number {
  let most = 0;
  while (refusalOf(at, sayNumber(most + 1)) === undefined) most++;
  return most;
}

export const highgardenFrom = (from: Area): HighgardenDecision => ({
  kind: "use-highgarden",
  from,
  card: NONE,
  tolls: [],
});

/** The draft with another card given for power; what was demanded stays where the new card allows it. */
export function paidWith(at: Seated, draft: HighgardenDecision, card: Card): HighgardenDecision {
  const next: HighgardenDecision = { ...draft, card };
  return refusalOf(at, next) === undefined ? next : { ...next, tolls: [] };
}

export const tollOf = ({ tolls }: HighgardenDecision, house: House): number =>
  tolls.find((toll) => toll.house === house)?.power ?? 0;

export function tolled(draft: HighgardenDecision, house: House, by: 1 | -1): HighgardenDecision {
  const power = tollOf(draft, house) + by;
  return {
    ...draft,
    tolls: withItem(draft.tolls, (toll) => toll.house, house, power === 0 ? undefined : { house, power }),
  };
}

export const whyNotToll = (at: Seated, draft: HighgardenDecision, house: House): Refusal | undefined =>
  whyNot(at, tolled(draft, house, 1));
