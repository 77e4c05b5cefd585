import { type GameEvent, type JsonMap, packEvents } from "@weirwood/kernel";
import type { AskSummary, LogEntry } from "@weirwood/protocol";
import type { AnyGame } from "../games.ts";

/** What each viewer sees of a game, and what a decision changed for each. Viewers are the onlooker, then every seat. */
export type Views = readonly unknown[];

export const viewerAt = (index: number): number => index - 1;
export const indexOf = (viewer: number): number => viewer + 1;

export function viewsOf(game: AnyGame, state: unknown): Views {
  return Array.from({ length: game.seatsOf(state) + 1 }, (_, index) => game.view(state, viewerAt(index)));
}

/** What one decision changed for one viewer; nothing where it may not know that anything happened at all. */
export interface Change {
  readonly changes: JsonMap;
  readonly events: readonly GameEvent[];
  readonly haveAsksChanged: boolean;
}

export function changeFor(
  game: AnyGame,
  viewer: number,
  before: unknown,
  after: unknown,
  events: readonly GameEvent[],
  haveAsksChanged: boolean,
): Change | undefined {
  const changes = game.changes(before, after);
  const told = toldTo(viewer, events);
  if (told.length === 0 && !haveAsksChanged && isEmpty(changes)) return undefined;
  return { changes, events: told, haveAsksChanged };
}

function isEmpty(changes: JsonMap): boolean {
  return Object.keys(changes).length === 0;
}

/** Events that a viewer may hear. */
function toldTo(viewer: number, events: readonly GameEvent[]): readonly GameEvent[] {
  if (events.every(({ audience }) => audience === undefined)) return events;
  return events.filter(({ audience }) => audience === undefined || audience.includes(viewer));
}

/** What the game waits for, in short. Everybody may know it. */
export function asksOf(game: AnyGame, state: unknown): AskSummary[] {
  return game.asks(state).map(({ id, kind, seats, secret }) => {
    const ask = { id, kind, seats: [...seats] };
    return secret ? { ...ask, secret: true } : ask;
  });
}

/** One decision's row as a viewer's log entry, or nothing where it was told nothing. */
export function entryFor(
  viewer: number,
  row: {
    readonly round: number;
    readonly at: number;
    readonly events: readonly GameEvent[];
    readonly numbers: readonly number[];
  },
): LogEntry | undefined {
  const events = toldTo(viewer, row.events);
  if (events.length === 0) return undefined;
  return { number: row.numbers[indexOf(viewer)], round: row.round, at: row.at, events: packEvents(events) };
}
