import type { SomeGame, SomeState } from "@weirwood/catalogue";
import { fingerprint, type GameEvent, type Json, type PackedEvent, packEvents } from "@weirwood/kernel";
import type { ServerMessage } from "@weirwood/protocol";

/** The messages about one change of a table. What several of them share is packed, hashed and written once. */
export class SharedJson {
  readonly #texts = new Map<object, string>();
  readonly #packed = new Map<readonly GameEvent[], PackedEvent[]>();
  readonly #hashes = new Map<SomeState, string>();

  packed = (events: readonly GameEvent[]): PackedEvent[] => {
    const packed = this.#packed.get(events) ?? this.shared(packEvents(events));
    this.#packed.set(events, packed);
    return packed;
  };

  hash(game: SomeGame, view: SomeState): string {
    const hash = this.#hashes.get(view) ?? fingerprint(game.toJSON(view));
    this.#hashes.set(view, hash);
    return hash;
  }

  /** Marks something that will stand in more than one message. */
  shared<T extends object>(part: T): T {
    if (!this.#texts.has(part)) this.#texts.set(part, JSON.stringify(part));
    return part;
  }

  textOf(message: ServerMessage): string {
    return this.#write(message as Json);
  }

  /** JSON, but for what was written before. */
  #write(value: Json): string {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    if (Array.isArray(value)) return `[${value.map((one) => this.#write(one)).join()}]`;
    const members = Object.entries(value).filter(([, one]) => one !== undefined);
    return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${this.#write(one)}`).join()}}`;
  }
}
