import type { Cards } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { Circumstances, Moment } from "../../../table/telling.ts";

/** A great moment that begins with an event, and the place of the first event after it. */
export interface FoundMoment {
  readonly upTo: number;
  readonly moment: Moment;
}

/** Looks for a moment that begins at a place among events; the rules with which one can begin are its own. */
export type MomentFinder = (
  events: readonly GameEvent[],
  at: number,
  circumstances: Circumstances<Cards>,
) => FoundMoment | undefined;

/** Facts of events. */
export const words = (fact: unknown): string => String(fact);
export const list = (fact: unknown): readonly string[] => (Array.isArray(fact) ? fact.map(String) : []);
export const numbers = (fact: unknown): readonly number[] => (Array.isArray(fact) ? fact.map(Number) : []);

/** Events before a place, the latest first, into what was told earlier: nothing is copied, whoever has seen enough stops. */
export function* backFrom(
  events: readonly GameEvent[],
  at: number,
  told: readonly GameEvent[] = [],
): Generator<GameEvent> {
  for (let place = at - 1; place >= 0; place--) yield events[place];
  for (let place = told.length - 1; place >= 0; place--) yield told[place];
}
