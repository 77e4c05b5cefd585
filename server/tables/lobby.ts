import { RefusedError } from "@weirwood/kernel";
import type { ServerMessage } from "@weirwood/protocol";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import type { TableCache } from "./table-cache.ts";
import { isDelayed, type TableReader } from "./table-reader.ts";

export interface LobbyParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly cache: TableCache;
  readonly reader: TableReader;
}

/** Clocks of nodes may differ by so much. */
const LEEWAY = 60_000;
const MOST_AT_ONCE = 200;

/** Told a message, already written out. */
type Hear = (text: string) => void;

/** The list of public tables, for those who have it open. */
export class Lobby {
  readonly #parts: LobbyParts;
  readonly #readers = new Set<Hear>();
  #heardAt: number;
  /** What was said last of tables whose onlookers are kept behind: that the same comes again would tell that something happened. */
  readonly #told = new Map<string, string>();

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.#heardAt = parts.clock.now();
    parts.bus.subscribe("lobby", (message) => {
      this.#heardAt = parts.clock.now();
      void this.#tell((message as { table: string }).table);
    });
    parts.bus.onBack(() => void this.#catchUp().catch((err) => parts.log.error({ err }, "the lobby may be behind")));
  }

  /** Follows the list of public tables. */
  follow(hear: Hear): () => void {
    this.#readers.add(hear);
    return () => this.#readers.delete(hear);
  }

  /** What changed while the bus was away was not heard of here. */
  async #catchUp(): Promise<void> {
    if (this.#readers.size === 0) return;
    const changed = await this.#parts.store.read
      .selectFrom("tables")
      .select("id")
      .where("is_public", "=", 1)
      .where("changed_at", ">=", this.#heardAt - LEEWAY)
      .orderBy("changed_at", "desc")
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id } of changed) await this.#tell(id);
  }

  async #tell(id: string): Promise<void> {
    if (this.#readers.size === 0) {
      this.#told.clear();
      return;
    }
    try {
      const table = await this.#parts.cache.alone(id, () => this.#parts.cache.fetch(id));
      const isListed = table.row.is_public === 1 && table.row.state !== "closed";
      const [tables, gone] = isListed ? [[await this.#parts.reader.summaryFor(table, undefined)], []] : [[], [id]];
      const text = JSON.stringify({ is: "lobby", tables, gone } satisfies ServerMessage);
      const isKnown = this.#told.get(id) === text;
      if (isDelayed(table)) this.#told.set(id, text);
      else this.#told.delete(id);
      if (isKnown) return;
      for (const hear of this.#readers) hear(text);
    } catch (reason) {
      if (!(reason instanceof RefusedError))
        this.#parts.log.error({ err: reason, table: id }, "the lobby could not be told");
    }
  }
}
