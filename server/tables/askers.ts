import type { Asker } from "../workers/fair-queue.ts";

const MOST_KNOWN = 20_000;

/**
 * From where people last came, in memory and for this node alone: what their tables need is done in their turn, and in that
 * of their address. Of somebody who has not been heard of since the start, nobody else shares the turn.
 */
export class Askers {
  /** In order of last word. */
  readonly #addresses = new Map<string, string>();
  /** Who made tables that are due and perhaps not in memory. */
  readonly #hosts = new Map<string, string | null>();

  note({ person, address }: Asker): void {
    keep(this.#addresses, person, address);
  }

  noteHost(table: string, host: string | null): void {
    keep(this.#hosts, table, host);
  }

  /** In whose turn a table is looked at that nobody here has in memory. */
  ofTable(table: string): Asker {
    const host = this.#hosts.get(table);
    return host === undefined ? { person: table, address: `of ${table}` } : this.of(host);
  }

  /** In whose turn a table's bots think: whoever made it. */
  of(host: string | null): Asker {
    const person = host ?? "nobody";
    return { person, address: this.#addresses.get(person) ?? `of ${person}` };
  }
}

function keep<Value>(known: Map<string, Value>, key: string, value: Value): void {
  known.delete(key);
  known.set(key, value);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) return;
    known.delete(oldest);
  }
}
