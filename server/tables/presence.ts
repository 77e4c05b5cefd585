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

/** What a report changes about who is there, over all nodes. */
export interface PresenceChange {
  readonly came: readonly number[];
  readonly left: readonly number[];
}

/** Who is at a table, over all nodes: each node says who is there with it, and repeats it now and then. */
export class Presence {
  readonly #node: string;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #heard = new Map<string, Map<string, Heard>>();
  readonly #followed = new Map<string, number>();

  constructor(node: string, bus: Bus, clock: Clock) {
    this.#node = node;
    this.#bus = bus;
    this.#clock = clock;
  }

  /** From now on other nodes' reports about a table are heard here; those that have one are asked for it. */
  follow(table: string): void {
    if (this.#followed.has(table)) return;
    this.#followed.set(table, this.#clock.now());
    this.#bus.publish(`table:${table}`, { whoIsHere: this.#node });
  }

  unfollow(table: string): void {
    this.#followed.delete(table);
    this.#heard.delete(table);
  }

  /** Since when other nodes' reports are heard; undefined where nobody here follows the table. */
  followedSince(table: string): number | undefined {
    return this.#followed.get(table);
  }

  /** Takes note of who is at a table here; answers what it changes, or undefined. */
  note(table: string, seats: readonly number[], onlookers: number): PresenceChange | undefined {
    return this.#take(table, this.#node, { seats: [...seats], onlookers, at: this.#clock.now() });
  }

  /** Tells other nodes who is at a table here. */
  publish(table: string): void {
    const { seats, onlookers } = this.#heard.get(table)?.get(this.#node) ?? nobody;
    this.#bus.publish(`table:${table}`, { here: { node: this.#node, seats: [...seats], onlookers } });
  }

  /** Takes another node's report; answers what it changes, or undefined. */
  hear(table: string, report: Json): PresenceChange | undefined {
    const { node, seats, onlookers } = report as { node: string; seats: number[]; onlookers: number };
    // What comes back of our own may be old news.
    if (node === this.#node) return undefined;
    return this.#take(table, node, { seats, onlookers, at: this.#clock.now() });
  }

  #take(table: string, node: string, report: Heard): PresenceChange | undefined {
    const before = this.at(table);
    const heard = this.#heard.get(table) ?? new Map<string, Heard>();
    if (report.seats.length === 0 && report.onlookers === 0) heard.delete(node);
    else heard.set(node, report);
    if (heard.size === 0) this.#heard.delete(table);
    else this.#heard.set(table, heard);
    const after = this.at(table);
    const came = after.seats.filter((seat) => !before.seats.includes(seat));
    const left = before.seats.filter((seat) => !after.seats.includes(seat));
    const isNews = came.length > 0 || left.length > 0 || before.onlookers !== after.onlookers;
    return isNews ? { came, left } : undefined;
  }

  at(table: string): { readonly seats: readonly number[]; readonly onlookers: number } {
    const heard = this.#heard.get(table);
    if (heard === undefined) return nobody;
    const oldest = this.#clock.now() - GOOD_FOR;
    const seats = new Set<number>();
    let onlookers = 0;
    for (const [node, report] of heard) {
      // What this node knows itself needs no repeating.
      if (node !== this.#node && report.at < oldest) continue;
      for (const seat of report.seats) seats.add(seat);
      onlookers += report.onlookers;
    }
    return { seats: [...seats].sort((a, b) => a - b), onlookers };
  }
}

const nobody = { seats: [], onlookers: 0 };
