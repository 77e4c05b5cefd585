import type { Asker } from "../workers/fair-queue.ts";

const MOST_KNOWN = 20_000;

/**
 * From where people last came, in memory and for this node alone: what their tables need is done in their turn, and in that
 * of their address. Of somebody who has not been heard of since the start, nobody else shares the turn.
 */
export class Askers {
  /** In order of last word. */
  readonly #addresses = new Map<string, string>();

  note({ person, address }: Asker): void {
    this.#addresses.delete(person);
    this.#addresses.set(person, address);
    for (const oldest of this.#addresses.keys()) {
      if (this.#addresses.size <= MOST_KNOWN) return;
      this.#addresses.delete(oldest);
    }
  }

  /** In whose turn a table's bots think: whoever made it. */
  of(host: string | null): Asker {
    const person = host ?? "nobody";
    return { person, address: this.#addresses.get(person) ?? `of ${person}` };
  }
}
