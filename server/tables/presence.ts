import type { Json } from "@weirwood/kernel";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";

/** How long a node's word about who is there counts. */
const GOOD_FOR = 90_000;

interface Heard {
  readonly seats: readonly number[];
  readonly onlookers: number;
  readonly at: number;
}

/** Who is at a table, over all nodes: each node says who is there with it, and repeats it now and then. */
export class Presence {
  readonly #node: string;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #heard = new Map<string, Map<string, Heard>>();

  constructor(node: string, bus: Bus, clock: Clock) {
    this.#node = node;
    this.#bus = bus;
    this.#clock = clock;
  }

  /** Tells all nodes, this one included, who is at a table here. */
  say(table: string, seats: readonly number[], onlookers: number): void {
    this.hear(table, { node: this.#node, seats: [...seats], onlookers });
    this.#bus.publish(`table:${table}`, { here: { node: this.#node, seats: [...seats], onlookers } });
  }

  /** Takes a node's word; answers whether it changes who is there. */
  hear(table: string, word: Json): boolean {
    const { node, seats, onlookers } = word as { node: string; seats: number[]; onlookers: number };
    const before = this.at(table);
    const heard = this.#heard.get(table) ?? new Map<string, Heard>();
    if (seats.length === 0 && onlookers === 0) heard.delete(node);
    else heard.set(node, { seats, onlookers, at: this.#clock.now() });
    if (heard.size === 0) this.#heard.delete(table);
    else this.#heard.set(table, heard);
    const after = this.at(table);
    return before.seats.join() !== after.seats.join() || before.onlookers !== after.onlookers;
  }

  at(table: string): { readonly seats: readonly number[]; readonly onlookers: number } {
    const heard = this.#heard.get(table);
    if (heard === undefined) return nobody;
    const oldest = this.#clock.now() - GOOD_FOR;
    const seats = new Set<number>();
    let onlookers = 0;
    for (const word of heard.values()) {
      if (word.at < oldest) continue;
      for (const seat of word.seats) seats.add(seat);
      onlookers += word.onlookers;
    }
    return { seats: [...seats].sort((a, b) => a - b), onlookers };
  }
}

const nobody = { seats: [], onlookers: 0 };
