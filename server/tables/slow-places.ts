/** At how many tables bots whom nobody sees go on. */
const MOST_SLOW = 50;

/** Games among bots that nobody follows, and that go on here slowly: there are so many places, shared among addresses. */
export class SlowPlaces {
  readonly #addressOf = new Map<string, string>();

  /** Whether a table has a place now. Where all are taken, the address that has most of them gives one up to those who have fewer. */
  take(table: string, address: string): boolean {
    if (!this.#addressOf.has(table) && !this.#hasRoomFor(address)) return false;
    this.#addressOf.set(table, address);
    return true;
  }

  leave(table: string): void {
    this.#addressOf.delete(table);
  }

  #hasRoomFor(address: string): boolean {
    if (this.#addressOf.size < MOST_SLOW) return true;
    const taken = new Map<string, string[]>();
    for (const [table, whose] of this.#addressOf) taken.set(whose, [...(taken.get(whose) ?? []), table]);
    const most = [...taken.values()].reduce((one, other) => (other.length > one.length ? other : one));
    if (most.length <= (taken.get(address)?.length ?? 0) + 1) return false;
    this.leave(most.at(-1) as string);
    return true;
  }
}
