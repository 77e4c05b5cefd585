import type { Battle } from "@weirwood/battles/questions";
import type { GameEvent, Seat } from "@weirwood/kernel";
import type { Circumstances, Moment } from "../../../table/telling.ts";

/** A great moment that begins with an event, and the place of the first event after it. */
export interface FoundMoment {
  readonly upTo: number;
  readonly moment: Moment;
}

/** Looks for a moment that begins at a place among events. */
export type MomentFinder = (
  events: readonly GameEvent[],
  at: number,
  circumstances: Circumstances<Battle>,
) => FoundMoment | undefined;

/** Both Houses see what happens to them in full; whoever looks on sees it in the corner. */
export const bothSeats: readonly Seat[] = [0, 1];

/** Facts of events. */
export const words = (fact: unknown): string => String(fact);
export const list = (fact: unknown): readonly string[] => (Array.isArray(fact) ? fact.map(String) : []);
