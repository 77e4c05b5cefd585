import type { ClientMessage } from "@weirwood/protocol";
import { Bucket, type Buckets, type Rate, scaled } from "../http/buckets.ts";
import type { Clock } from "../ports/clock.ts";

/** Somebody's many tabs and devices; and a school or an office, whose people share one address. */
export const mostConnections = { perPerson: 30, perAddress: 150, visitorsPerAddress: 60 };

/** New connections from one address: a whole class comes back at once after a restart, and its second tabs soon after. */
export const handshakeRate: Rate = { atOnce: 60, everySeconds: 1 / 5 };

/** For all connections of a person, and of an address, together. */
const messageRates = {
  perPerson: { atOnce: 120, everySeconds: 1 / 20 },
  perAddress: { atOnce: 600, everySeconds: 1 / 100 },
} as const satisfies { readonly [whose: string]: Rate };

/**
 * What each message counts for: building a whole table, and telling everybody at one what was said, is as much work as many
 * others.
 */
const costs: { readonly [kind in ClientMessage["do"]]: number } = {
  watch: 10,
  unwatch: 1,
  decide: 1,
  draft: 1,
  stand: 5,
  say: 10,
  read: 1,
  "watch-lobby": 1,
  "unwatch-lobby": 1,
  speak: 1,
  ping: 1,
};

/** A client may be in the wrong so often at once, and once more every second; one that goes on regardless is shown out. */
const OFFENCES: Rate = { atOnce: 100, everySeconds: 1 };

export interface MessageLimitsParts {
  /** The node's own, so that all connections draw on the same. */
  readonly buckets: Buckets;
  readonly clock: Pick<Clock, "now">;
  /** Multiplies the limits on messages; for measuring, where one machine is many people. */
  readonly rateScale?: number;
}

/** How much one connection may say. */
export class MessageLimits {
  readonly #parts: MessageLimitsParts;
  readonly #person: string;
  readonly #address: string;
  readonly #offences = new Bucket();

  constructor(parts: MessageLimitsParts, person: string, address: string) {
    this.#parts = parts;
    this.#person = person;
    this.#address = address;
  }

  /** Counts a message and answers 0, or answers how many seconds to wait. */
  take(kind: ClientMessage["do"]): number {
    const { buckets, rateScale = 1 } = this.#parts;
    const cost = costs[kind];
    const take = (key: string, rate: Rate): number => buckets.take(key, scaled(rate, rateScale), cost);
    // The person first: one who sends too much uses up nothing that neighbours need.
    return (
      take(`live person ${this.#person}`, messageRates.perPerson) ||
      take(`live address ${this.#address}`, messageRates.perAddress)
    );
  }

  /** Counts an offence; answers whether there were too many. */
  offend(): boolean {
    return this.#offences.take(this.#parts.clock.now(), OFFENCES) > 0;
  }
}
