import type { Clock } from "../ports/clock.ts";
import type { DecisionRow } from "../store/schema.ts";
import { DelayedSight, type Shown } from "./delayed.ts";
import type { Looking } from "./looking.ts";
import type { Table } from "./shelf.ts";

/** How many sights that nobody follows are kept, so that whoever comes and goes does not have games played again. */
const MOST_RESTING = 200;
/** How many decisions are played again before others have their turn. */
const PAGE = 250;

/** The tables of this node as onlookers see them who are kept behind. */
export class DelayedSights {
  readonly #looking: Looking;
  readonly #clock: Clock;
  readonly #onShown: (id: string, shown: Shown) => void;
  readonly #followed = new Map<string, DelayedSight>();
  /** In order of last use. */
  readonly #resting = new Map<string, DelayedSight>();

  constructor(looking: Looking, clock: Clock, onShown: (id: string, shown: Shown) => void) {
    this.#looking = looking;
    this.#clock = clock;
    this.#onShown = onShown;
  }

  /** The table as its delayed onlookers see it now, and every change from here on. To be called within the shelf's `alone`. */
  async follow(table: Table): Promise<DelayedSight | undefined> {
    const { id, facts } = table;
    // A game that went on under newer rules cannot be played again from its beginning: its onlookers wait for the end.
    if (facts.upgrades.length > 0) return undefined;
    const followed = this.#followed.get(id);
    if (followed !== undefined) return followed;
    const sight = this.#resting.get(id) ?? new DelayedSight(table, this.#clock, (shown) => this.#onShown(id, shown));
    for (let page: DecisionRow[] | undefined; page === undefined || page.length === PAGE; ) {
      page = await this.#looking.decisionsAfter(id, sight.newest, { limit: PAGE });
      sight.catchUp(page);
    }
    this.#resting.delete(id);
    this.#followed.set(id, sight);
    sight.follow();
    return sight;
  }

  /** A decision that has just been made. */
  add(id: string, row: DecisionRow): void {
    this.#followed.get(id)?.add(row);
  }

  /** Nobody looks on any more. */
  rest(id: string): void {
    const sight = this.#followed.get(id);
    if (sight === undefined) return;
    sight.rest();
    this.#followed.delete(id);
    this.#resting.set(id, sight);
    for (const oldest of this.#resting.keys()) {
      if (this.#resting.size <= MOST_RESTING) break;
      this.#resting.delete(oldest);
    }
  }

  /** After a restored backup nothing that was played before counts. */
  clear(): void {
    for (const sight of this.#followed.values()) sight.rest();
    this.#followed.clear();
    this.#resting.clear();
  }
}
