import { isIPv6 } from "node:net";
import type { Clock } from "../ports/clock.ts";

/** So many at once, and one more after each so many seconds. */
export interface Rate {
  readonly atOnce: number;
  readonly everySeconds: number;
}

interface Bucket {
  /** Drops spilled out of the bucket; it holds `atOnce` when this is 0. */
  spilled: number;
  at: number;
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

  /** Takes one and answers 0, or takes nothing and answers how many seconds to wait. */
  take(key: string, rate: Rate): number {
    const now = this.#clock.now();
    const bucket = this.#buckets.get(key) ?? { spilled: 0, at: now };
    const refilled = Math.max(0, now - bucket.at) / (rate.everySeconds * 1000);
    const spilled = Math.max(0, bucket.spilled - refilled);
    const wait = spilled + 1 - rate.atOnce;
    this.#buckets.delete(key);
    this.#buckets.set(key, { spilled: wait > 0 ? spilled : spilled + 1, at: now });
    if (this.#buckets.size > this.#most) this.#forgetOldest();
    return wait > 0 ? Math.max(1, Math.ceil(wait * rate.everySeconds)) : 0;
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
export function neighbourhood(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.split("::");
  const front = head === "" ? [] : head.split(":");
  if (tail === undefined) return front.slice(0, 4).join(":");
  const back = tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
