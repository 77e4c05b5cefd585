import { seatIds } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { CardsSymbol } from "./art/symbol-names.ts";

const isSeat = (fact: unknown): fact is string => (seatIds as readonly unknown[]).includes(fact);

/** Pictures of events in the log, and the players they are about. */
export function eventMark(event: GameEvent): { readonly symbol: CardsSymbol; readonly seats: readonly string[] } {
  return { symbol: "ui-info", seats: [event.player, event.foe].filter(isSeat) };
}
