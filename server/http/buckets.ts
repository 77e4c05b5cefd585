import { isIPv6 } from "node:net";
import type { Clock } from "../ports/clock.ts";

/** So many at once, and one more after each so many seconds. */
export interface Rate {
  readonly atOnce: number;
  readonly everySeconds: number;
}

/** A rate for measuring, where one machine is many people. */
export function scaled({ atOnce, everySeconds }: Rate, scale: number): Rate {
  return { atOnce: atOnce * scale, everySeconds: everySeconds / scale };
}

/** An allowance that refills by itself. */
export class Bucket {
  #fullAt = 0;

  /** Takes so much and answers 0, or takes nothing and answers how many seconds to wait. */
  take(now: number, { atOnce, everySeconds }: Rate, cost = 1): number {
    const drop = everySeconds * 1000;
    const whole = atOnce * drop;
    const fullAt = Math.min(Math.max(this.#fullAt, now), now + whole);
    const wait = fullAt + cost * drop - (now + whole);
    this.#fullAt = wait > 0 ? fullAt : fullAt + cost * drop;
    return wait > 0 ? Math.ceil(wait / 1000) : 0;
  }
}

/**
 * How often things may be done, each by its key. Kept in memory and for this node alone: a cluster of three allows three
 * times as much, which a limit against floods and guessing can bear.
 */
export class Buckets {
  readonly #clock: Pick<Clock, "now">;
  readonly #most: number;
  // The least recently touched first: when memory is short, those go.
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Pick<Clock, "now">, most = 100_000) {
    this.#clock = clock;
    this.#most = most;
  }

  /** Takes so much and answers 0, or takes nothing and answers how many seconds to wait. */
  take(key: string, rate: Rate, cost?: number): number {
    const bucket = this.#buckets.get(key) ?? new Bucket();
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#most) this.#forgetOldest();
    return bucket.take(this.#clock.now(), rate, cost);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #forgetOldest(): void {
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key);
      return;
    }
  }
}

/** Who shares a limit by address: one IPv4 address, or one IPv6 network, of which everybody has 2⁶⁴ addresses. */
export function neighbourhood(address: string | undefined): string {
  // Whoever has hung up in the meantime has no address any more, whatever the types of the socket say.
  if (address === undefined) return "gone";
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.split("::");
  const front = head === "" ? [] : head.split(":");
  if (tail === undefined) return front.slice(0, 4).join(":");
  const back = tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
