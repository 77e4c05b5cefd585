interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

export interface ByteCacheParts<Value> {
  /** How many bytes may be cached. */
  readonly limit: number;
  readonly bytesOf: (value: Value) => number;
  /** Values in use stay, however many bytes they take. */
  readonly isInUse: (id: string) => boolean;
}

/** How many values in use are looked at to make room: where nearly all are in use, room is found little by little. */
const MOST_LOOKED_AT = 16;

/** Values by id, up to a number of bytes. The least recently used is evicted first; the last one set stays. */
export class ByteCache<Value> {
  readonly #parts: ByteCacheParts<Value>;
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;

  constructor(parts: ByteCacheParts<Value>) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Without using it. */
  peek(id: string): Value | undefined {
    return this.#entries.get(id)?.value;
  }

  get(id: string): Value | undefined {
    const entry = this.#entries.get(id);
    if (entry !== undefined) this.#makeNewest(id, entry);
    return entry?.value;
  }

  set(id: string, value: Value): void {
    const bytes = this.#parts.bytesOf(value);
    this.#bytes += bytes - (this.#entries.get(id)?.bytes ?? 0);
    this.#makeNewest(id, { value, bytes });
    this.#evict(id);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #makeNewest(id: string, entry: Entry<Value>): void {
    this.#entries.delete(id);
    this.#entries.set(id, entry);
  }

  #evict(newest: string): void {
    let looked = 0;
    for (const [id, entry] of this.#entries) {
      if (this.#bytes <= this.#parts.limit || id === newest || looked === MOST_LOOKED_AT) return;
      if (this.#parts.isInUse(id)) {
        this.#makeNewest(id, entry);
        looked++;
      } else {
        this.#entries.delete(id);
        this.#bytes -= entry.bytes;
      }
    }
  }
}
