import type { Json } from "@weirwood/kernel";
import type { Bus, Subscription, Topic } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Store } from "../ports/store.ts";

/** Something that is stored under a number. */
export interface Numbered {
  readonly id: number;
  /** Whom or which table it is about. */
  readonly about: string;
  readonly at: number;
}

export interface RowFeedParts {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly topic: (about: string) => Topic;
  /** The number that a message on the bus names; undefined where it says something else. */
  readonly numberIn: (message: Json) => number | undefined;
  /** The highest number so far. */
  readonly last: () => Promise<number>;
  /** What was stored under higher numbers. */
  readonly since: (id: number) => Promise<readonly Numbered[]>;
}

interface Follower {
  readonly hear: (id: number) => void;
  readonly since: number;
}

/** By how much the clocks of two nodes may differ. */
const SKEW = 2000;

/**
 * A feed of numbered rows (messages, notices): subscribers hear the number of each over the bus as it is stored. Rows
 * whose announcement the bus has lost are found in the Store by `catchUp`.
 */
export class RowFeed {
  readonly #parts: RowFeedParts;
  readonly #followers = new Map<string, Set<Follower>>();
  /** Everything up to here is settled. */
  #upTo: number | undefined;
  /** How far the last `settle` looked. A lower number may have been stored since, so only the next one settles it. */
  #looked = 0;
  /** Higher numbers that were announced already. */
  #announced = new Set<number>();

  constructor(parts: RowFeedParts) {
    this.#parts = parts;
  }

  /** Hears the number of everything about somebody or something from now on. */
  follow(about: string, hear: (id: number) => void): Subscription {
    const { bus, clock, topic, numberIn } = this.#parts;
    const follower: Follower = { hear, since: clock.now() - SKEW };
    const followers = this.#followers.get(about) ?? new Set();
    this.#followers.set(about, followers.add(follower));
    const { begun, end } = bus.subscribe(topic(about), (message) => {
      const id = numberIn(message);
      if (id === undefined) return;
      // Where nobody ever looks again, nothing needs to be remembered.
      if (this.#upTo !== undefined) this.#announced.add(id);
      hear(id);
    });
    return {
      begun,
      end: () => {
        end();
        followers.delete(follower);
        if (followers.size === 0) this.#followers.delete(about);
      },
    };
  }

  /** Announces rows that the bus has lost. */
  async catchUp(): Promise<void> {
    await this.#look();
  }

  /** As `catchUp`, run periodically: also forgets the numbers that were announced before the last run. */
  async settle(): Promise<void> {
    const looked = await this.#look();
    this.#upTo = Math.max(this.#upTo ?? 0, this.#looked);
    this.#looked = looked;
    for (const id of this.#announced) if (id <= this.#upTo) this.#announced.delete(id);
  }

  async #look(): Promise<number> {
    if (this.#upTo === undefined) {
      this.#upTo = await this.#parts.last();
      return this.#upTo;
    }
    let last = this.#upTo;
    for (const row of await this.#parts.since(this.#upTo)) {
      last = Math.max(last, row.id);
      if (this.#announced.has(row.id)) continue;
      this.#announced.add(row.id);
      for (const { hear, since } of this.#followers.get(row.about) ?? []) if (row.at >= since) hear(row.id);
    }
    return last;
  }
}

export async function lastNumber({ read }: Store, table: "messages" | "notices"): Promise<number> {
  const row = await read
    .selectFrom(table)
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}
