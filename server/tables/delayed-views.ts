import type { Clock } from "../ports/clock.ts";
import type { DecisionRow } from "../store/schema.ts";
import { DelayedView, type Shown } from "./delayed-view.ts";
import type { Table } from "./table-cache.ts";
import type { TableReader } from "./table-reader.ts";

/** How many views that nobody follows are kept, so that whoever comes and goes does not have games played again. */
const MOST_RESTING = 200;
/** How many decisions are played again before others have their turn. */
const PAGE = 250;

/** The tables of this node as onlookers see them who are kept behind. */
export class DelayedViews {
  readonly #reader: TableReader;
  readonly #clock: Clock;
  readonly #onShown: (id: string, shown: Shown) => void;
  readonly #followed = new Map<string, DelayedView>();
  /** In order of last use. */
  readonly #resting = new Map<string, DelayedView>();

  constructor(reader: TableReader, clock: Clock, onShown: (id: string, shown: Shown) => void) {
    this.#reader = reader;
    this.#clock = clock;
    this.#onShown = onShown;
  }

  /** The table as its delayed onlookers see it now, and every change from here on. To be called within the cache's `alone`. */
  async follow(table: Table): Promise<DelayedView | undefined> {
    const { id, facts } = table;
    // A game that went on under newer rules cannot be played again from its beginning: its onlookers wait for the end.
    if (facts.upgrades.length > 0) return undefined;
    const followed = this.#followed.get(id);
    if (followed !== undefined) return followed;
    const delayed = this.#resting.get(id) ?? new DelayedView(table, this.#clock, (shown) => this.#onShown(id, shown));
    for (let page: DecisionRow[] | undefined; page === undefined || page.length === PAGE; ) {
      page = await this.#reader.decisionsAfter(id, delayed.newest, { limit: PAGE });
      delayed.catchUp(page);
    }
    this.#resting.delete(id);
    this.#followed.set(id, delayed);
    delayed.follow();
    return delayed;
  }

  /** A decision that has just been made. */
  add(id: string, row: DecisionRow): void {
    this.#followed.get(id)?.add(row);
  }

  /** Nobody looks on any more. */
  rest(id: string): void {
    const delayed = this.#followed.get(id);
    if (delayed === undefined) return;
    delayed.rest();
    this.#followed.delete(id);
    this.#resting.set(id, delayed);
    for (const oldest of this.#resting.keys()) {
      if (this.#resting.size <= MOST_RESTING) break;
      this.#resting.delete(oldest);
    }
  }

  /** After a restored backup nothing that was played before counts. */
  clear(): void {
    for (const delayed of this.#followed.values()) delayed.rest();
    this.#followed.clear();
    this.#resting.clear();
  }
}
