import { type GameEvent, type JsonMap, ONLOOKER, packEvents } from "@weirwood/kernel";
import type { AskSummary, LogEntry } from "@weirwood/protocol";
import type { AnyGame } from "../games.ts";

/** What each viewer sees of a game, and what a decision changed for each. Viewers are the onlooker, then every seat. */
export type Views = readonly unknown[];

const viewerAt = (index: number): number => index - 1;
export const indexOf = (viewer: number): number => viewer + 1;

/**
 * One view for all who see the same: between secrets everybody does, and what is worked out or written for one of them
 * then serves the others.
 */
export function viewsOf(game: AnyGame, state: unknown): Views {
  const open = game.view(state, ONLOOKER);
  const views = [open];
  for (let seat = 0; seat < game.seatsOf(state); seat++) {
    views.push(game.hasSecrets(state, seat) ? game.view(state, seat) : open);
  }
  return views;
}

/** What one decision changed for one viewer; nothing where it may not know that anything happened at all. */
export interface Change {
  readonly changes: JsonMap;
  readonly haveAsksChanged: boolean;
}

/** What one decision changed for every viewer. */
export function changesFor(
  game: AnyGame,
  before: Views,
  after: Views,
  events: readonly GameEvent[],
  haveAsksChanged: boolean,
): (Change | undefined)[] {
  const first = game.changes(before[0], after[0]);
  return after.map((view, index) => {
    const isShared = view === after[0] && before[index] === before[0];
    const changes = isShared ? first : game.changes(before[index], view);
    const isTold = haveAsksChanged || !isEmpty(changes) || toldTo(viewerAt(index), events).length > 0;
    return isTold ? { changes, haveAsksChanged } : undefined;
  });
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
  pack = packEvents,
): LogEntry | undefined {
  const events = toldTo(viewer, row.events);
  if (events.length === 0) return undefined;
  return { number: row.numbers[indexOf(viewer)], round: row.round, at: row.at, events: pack(events) };
}
