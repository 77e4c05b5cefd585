import { eventsFor, type GameEvent, ONLOOKER, packEvents, viewerIndex } from "@weirwood/kernel";
import type { LogEntry } from "@weirwood/protocol";

/**
 * One decision's row as a viewer's log entry, or nothing where it may hear none of its events. Of what was told before
 * `since`, when somebody else sat there, the viewer hears what everybody did.
 */
export function entryFor(
  viewer: number,
  row: {
    readonly round: number;
    readonly at: number;
    readonly events: readonly GameEvent[];
    readonly numbers: readonly number[];
  },
  { pack = packEvents, since = 0 }: { readonly pack?: typeof packEvents; readonly since?: number } = {},
): LogEntry | undefined {
  const events = eventsFor(row.at < since ? ONLOOKER : viewer, row.events);
  if (events.length === 0) return undefined;
  return { number: row.numbers[viewerIndex(viewer)], round: row.round, at: row.at, events: pack(events) };
}
