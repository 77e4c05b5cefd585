import type { Json } from "@weirwood/kernel";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";

/** How long a node's report about who is there counts. */
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

  /** Takes note of who is at a table here; answers whether it changes who is there. */
  note(table: string, seats: readonly number[], onlookers: number): boolean {
    return this.#take(table, this.#node, { seats: [...seats], onlookers, at: this.#clock.now() });
  }

  /** Tells other nodes who is at a table here. */
  publish(table: string): void {
    const { seats, onlookers } = this.#heard.get(table)?.get(this.#node) ?? nobody;
    this.#bus.publish(`table:${table}`, { here: { node: this.#node, seats: [...seats], onlookers } });
  }

  /** Takes another node's report; answers whether it changes who is there. */
  hear(table: string, report: Json): boolean {
    const { node, seats, onlookers } = report as { node: string; seats: number[]; onlookers: number };
    // What comes back of our own may be old news.
    if (node === this.#node) return false;
    return this.#take(table, node, { seats, onlookers, at: this.#clock.now() });
  }

  #take(table: string, node: string, report: Heard): boolean {
    const before = this.at(table);
    const heard = this.#heard.get(table) ?? new Map<string, Heard>();
    if (report.seats.length === 0 && report.onlookers === 0) heard.delete(node);
    else heard.set(node, report);
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
    for (const report of heard.values()) {
      if (report.at < oldest) continue;
      for (const seat of report.seats) seats.add(seat);
      onlookers += report.onlookers;
    }
    return { seats: [...seats].sort((a, b) => a - b), onlookers };
  }
}

const nobody = { seats: [], onlookers: 0 };
