import { RefusedError } from "@weirwood/kernel";
import type { ServerMessage, TableSummary } from "@weirwood/protocol";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import { giveWay } from "../workers/fair-turns.ts";
import type { TableCache } from "./table-cache.ts";
import { isDelayed, type TableReader } from "./table-reader.ts";
import { Throttle } from "./throttle.ts";

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
/** How often the list is told, in milliseconds; so many changes in a row are told at once. */
const TOLD_EVERY = 250;
const TOLD_AT_ONCE = 4;

type LobbyMessage = Extract<ServerMessage, { is: "lobby" }>;

/** Told a message, already written out. */
type Hear = (text: string) => void;

/** The list of public tables, for those who have it open. */
export class Lobby {
  readonly #parts: LobbyParts;
  readonly #readers = new Set<Hear>();
  #heardAt: number;
  /** What was said last of tables whose onlookers are kept behind: that the same comes again would tell that something happened. */
  readonly #told = new Map<string, string>();
  /** Tables that are still to be told of. */
  readonly #changed = new Set<string>();
  /** However many tables change how often, all readers are told a few times a second, of all of them at once. */
  readonly #news: Throttle;
  /** The last telling: the next begins after it, so that nothing older is said after something newer. */
  #telling: Promise<void> = Promise.resolve();

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.#heardAt = parts.clock.now();
    this.#news = new Throttle(parts.clock, TOLD_EVERY, () => this.#tellNext(), TOLD_AT_ONCE);
    parts.bus.subscribe("lobby", (message) => {
      this.#heardAt = parts.clock.now();
      this.#noteChanged((message as { table: string }).table);
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
    for (const { id } of changed) this.#noteChanged(id);
  }

  #noteChanged(id: string): void {
    this.#changed.add(id);
    this.#news.want("lobby");
  }

  /** Says nothing more. */
  end(): void {
    this.#readers.clear();
    this.#news.end();
  }

  #tellNext(): void {
    this.#telling = this.#telling
      .then(() => this.#tellChanged())
      .catch((err) => this.#parts.log.error({ err }, "the lobby could not be told"));
  }

  async #tellChanged(): Promise<void> {
    const ids = [...this.#changed];
    this.#changed.clear();
    const [tables, gone]: [TableSummary[], string[]] = [[], []];
    for (const id of ids) {
      if (this.#readers.size === 0) break;
      const news = await this.#newsOf(id);
      if (news !== undefined) tables.push(...news.tables);
      if (news !== undefined) gone.push(...news.gone);
      // Each that is not in memory has its game read.
      await giveWay();
    }
    if (this.#readers.size === 0) this.#told.clear();
    if (tables.length === 0 && gone.length === 0) return;
    const text = JSON.stringify({ is: "lobby", tables, gone } satisfies ServerMessage);
    for (const hear of this.#readers) hear(text);
  }

  /** What is to be said of a table; undefined where that is known. */
  async #newsOf(id: string): Promise<Pick<LobbyMessage, "tables" | "gone"> | undefined> {
    try {
      const table = await this.#parts.cache.alone(id, () => this.#parts.cache.fetch(id));
      const isListed = table.row.is_public === 1 && table.row.state !== "closed";
      const news = isListed
        ? { tables: [await this.#parts.reader.summaryFor(table, undefined)], gone: [] }
        : { tables: [], gone: [id] };
      const text = JSON.stringify(news);
      const isKnown = this.#told.get(id) === text;
      if (isDelayed(table)) this.#told.set(id, text);
      else this.#told.delete(id);
      return isKnown ? undefined : news;
    } catch (reason) {
      if (!(reason instanceof RefusedError))
        this.#parts.log.error({ err: reason, table: id }, "the lobby could not be told");
      return undefined;
    }
  }
}
