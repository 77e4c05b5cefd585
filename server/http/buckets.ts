import { isIPv6 } from "node:net";
import type { Clock } from "../ports/clock.ts";

/** So many at once, and one more after each so many seconds. */
export interface Rate {
  readonly atOnce: number;
  readonly everySeconds: number;
}

/**
 * How often things may be done, each by its key. Kept in memory and for this node alone: a cluster of three allows three
 * times as much, which a limit against floods and guessing can bear.
 */
export class Buckets {
  readonly #clock: Pick<Clock, "now">;
  readonly #most: number;
  // When each bucket is full again. The least recently touched first: when memory is short, those go.
  readonly #fullAt = new Map<string, number>();

  constructor(clock: Pick<Clock, "now">, most = 100_000) {
    this.#clock = clock;
    this.#most = most;
  }

  /** Takes one and answers 0, or takes nothing and answers how many seconds to wait. */
  take(key: string, { atOnce, everySeconds }: Rate): number {
    const now = this.#clock.now();
    const drop = everySeconds * 1000;
    const whole = atOnce * drop;
    const fullAt = Math.min(Math.max(this.#fullAt.get(key) ?? now, now), now + whole);
    const wait = fullAt + drop - (now + whole);
    this.#fullAt.delete(key);
    this.#fullAt.set(key, wait > 0 ? fullAt : fullAt + drop);
    if (this.#fullAt.size > this.#most) this.#forgetOldest();
    return wait > 0 ? Math.ceil(wait / 1000) : 0;
  }

  get size(): number {
    return this.#fullAt.size;
  }

  #forgetOldest(): void {
    for (const key of this.#fullAt.keys()) {
      this.#fullAt.delete(key);
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
