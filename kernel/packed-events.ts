import type { GameEvent } from "./game.ts";
import type { Json } from "./json.ts";

/**
 * Events on their way to a reader. Runs of events of one rule with the same facts, as when all orders are turned up or
 * all bids shown, are written as a table: `["game.orders.reveal", ["house", "area", "order"], ["stark", "karhold",
 * "raid"], …]`; any other event stays the object that it is. Who else may hear an event is not part of it.
 */
export type PackedEvent = { readonly [fact: string]: Json } | readonly Json[];

/** Shorter runs are as short written out. */
const LEAST = 2;

export function packEvents(events: readonly GameEvent[]): PackedEvent[] {
  const packed: PackedEvent[] = [];
  for (let from = 0; from < events.length; ) {
    const names = factsOf(events[from]);
    let to = from + 1;
    while (to < events.length && isAlike(events[from], events[to], names)) to++;
    if (to - from < LEAST) packed.push(plain(events[from], names));
    else {
      const rows = events.slice(from, to).map((event) => names.map((name) => event[name] as Json));
      packed.push([events[from].rule, names, ...rows]);
    }
    from = to;
  }
  return packed;
}

export function unpackEvents(packed: readonly PackedEvent[]): GameEvent[] {
  return packed.flatMap((one) => {
    if (!Array.isArray(one)) return [one as unknown as GameEvent];
    const [rule, names, ...rows] = one as unknown as readonly [string, readonly string[], ...(readonly Json[])[]];
    return rows.map((row) => ({ rule, ...Object.fromEntries(names.map((name, i) => [name, row[i]])) }));
  });
}

function factsOf(event: GameEvent): string[] {
  return Object.keys(event).filter((name) => name !== "rule" && name !== "audience" && event[name] !== undefined);
}

function isAlike(one: GameEvent, other: GameEvent, names: readonly string[]): boolean {
  if (one.rule !== other.rule) return false;
  const others = factsOf(other);
  return others.length === names.length && others.every((name, i) => name === names[i]);
}

function plain(event: GameEvent, names: readonly string[]): { readonly [fact: string]: Json } {
  const facts: { [fact: string]: Json } = { rule: event.rule };
  for (const name of names) facts[name] = event[name] as Json;
  return facts;
}
