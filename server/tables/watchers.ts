import type { Asker } from "../workers/fair-queue.ts";

/** Somebody who follows a table over a socket. */
export interface Watcher {
  /** Undefined for a visitor, who has given no name. */
  readonly person: string | undefined;
  /** Whether the options are to be told with every change of the arrangement: clients of old do not keep them. */
  readonly wantsOptions: boolean;
  /** In whose turn is done what costs much. */
  readonly asker: Asker;
  /** A seat, or ONLOOKER. Changes when seats do. */
  viewer: number;
  /** A message, already written out. */
  sendText(text: string): void;
  /** The table is gone. */
  end(): void;
}

/** Who follows which table on this node. */
export class Watchers {
  readonly #byTable = new Map<string, Set<Watcher>>();

  add(table: string, watcher: Watcher): void {
    let watchers = this.#byTable.get(table);
    if (watchers === undefined) {
      watchers = new Set();
      this.#byTable.set(table, watchers);
    }
    watchers.add(watcher);
  }

  remove(table: string, watcher: Watcher): void {
    const watchers = this.#byTable.get(table);
    if (watchers === undefined) return;
    watchers.delete(watcher);
    if (watchers.size === 0) this.#byTable.delete(table);
  }

  of(table: string): ReadonlySet<Watcher> {
    return this.#byTable.get(table) ?? nobody;
  }

  get tables(): Iterable<string> {
    return this.#byTable.keys();
  }
}

const nobody: ReadonlySet<Watcher> = new Set();
