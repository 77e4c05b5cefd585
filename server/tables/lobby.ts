import { RefusedError } from "@weirwood/kernel";
import type { TableSummary } from "@weirwood/protocol";
import type { Bus } from "../ports/bus.ts";
import type { Log } from "../ports/log.ts";
import type { Looking } from "./looking.ts";
import type { Shelf } from "./shelf.ts";

export interface LobbyParts {
  readonly bus: Bus;
  readonly log: Log;
  readonly shelf: Shelf;
  readonly looking: Looking;
}

type Hear = (tables: TableSummary[], gone: string[]) => void;

/** The list of public tables, for those who have it open. */
export class Lobby {
  readonly #parts: LobbyParts;
  readonly #readers = new Set<Hear>();

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    parts.bus.subscribe("lobby", (message) => void this.#tell(message as { table: string }));
  }

  /** Follows the list of public tables. */
  follow(hear: Hear): () => void {
    this.#readers.add(hear);
    return () => this.#readers.delete(hear);
  }

  async #tell({ table: id }: { table: string }): Promise<void> {
    if (this.#readers.size === 0) return;
    try {
      const table = await this.#parts.shelf.alone(id, () => this.#parts.shelf.fetch(id));
      const isListed = table.row.is_public === 1 && table.row.state !== "closed";
      const [tables, gone] = isListed ? [[await this.#parts.looking.summaryFor(table, undefined)], []] : [[], [id]];
      for (const hear of this.#readers) hear(tables, gone);
    } catch (reason) {
      if (!(reason instanceof RefusedError))
        this.#parts.log.error({ err: reason, table: id }, "the lobby could not be told");
    }
  }
}
