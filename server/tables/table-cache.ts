import type { SomeGame, SomeState } from "@weirwood/catalogue";
import {
  type AskSummary,
  isRefusal,
  type Json,
  type JsonMap,
  RefusedError,
  summarizeAsks,
  viewsOf,
} from "@weirwood/kernel";
import type { Transaction } from "kysely";
import type { Games, OfferedGame } from "../games.ts";
import type { Clock } from "../ports/clock.ts";
import { NotKept, type Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { Schema, TableRow } from "../store/schema.ts";
import { updateTable } from "../store/statements.ts";
import { ByteCache } from "./byte-cache.ts";
import { type TableFacts, takenOver } from "./facts.ts";
import {
  decisionsSince,
  mayLag,
  type PlayedAgain,
  POSITION_LIMITS,
  type PositionLimits,
  positionFrom,
  type StoredPosition,
} from "./positions.ts";
import { RulesFault } from "./rules-fault.ts";
import { bytesOf } from "./table-bytes.ts";

/** A table in memory: its row, what the row's JSON says, and the game on it. Never changed, only replaced. */
export interface Table {
  readonly id: string;
  readonly row: Omit<TableRow, "facts" | "position" | "position_at">;
  readonly facts: TableFacts;
  readonly offered: OfferedGame;
  readonly game: SomeGame;
  /** What is not as usual about its options, for lists. */
  readonly brief: JsonMap;
  /** The game's state; undefined until it begins. */
  readonly state: SomeState | undefined;
  /** The position in its row; undefined where there is none, or one of older rules. */
  readonly stored: StoredPosition | undefined;
  /** What each viewer sees of it. */
  readonly views: readonly SomeState[];
  /** What it waits for; everybody may know. */
  readonly asks: readonly AskSummary[];
}

/** The state of a game that has begun. */
export function stateOf({ state }: Pick<Table, "state">): SomeState {
  if (state === undefined) throw refused("table.not-playing");
  return state;
}

/** What a piece of work wants to make of a table. */
export interface NewTable {
  readonly row?: Partial<Omit<TableRow, "id" | "version" | "facts" | "position" | "position_at">>;
  readonly facts?: TableFacts;
  /** The state after a decision, or the first; the old one must not have been touched. */
  readonly state?: SomeState;
  readonly views?: readonly SomeState[];
  readonly asks?: readonly AskSummary[];
  /** Whatever else must be stored together with it. */
  readonly also?: (rows: Transaction<Schema>) => Promise<void>;
}

/** Somebody else changed the table first. */
class LostRace extends Error {}

/** The row is there, but what stands in it is no table. */
export class UnreadableTable extends Error {
  override readonly name = "UnreadableTable";
}

const MOST_RACES = 20;

export interface TableCacheParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly games: Games;
  /** How much memory tables may take. Those that are followed or worked on stay in any case. */
  readonly cacheBytes: number;
  /** When positions are written whole. */
  readonly positions?: PositionLimits;
}

/**
 * The tables of this node. No node owns one: a table in memory is good as long as its version is the row's, and every
 * change names the version it read. Within this process the work on one table is done one after another.
 */
export class TableCache {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #games: Games;
  readonly #positions: PositionLimits;
  /** Told when the Store has a newer version of a table in memory: another node was at work. */
  #onNewer: (before: Table, after: Table) => Promise<void> = async () => undefined;
  #isHeardOf: (id: string) => boolean = () => false;
  #isFollowed: (id: string) => boolean = () => false;
  readonly #tables: ByteCache<Table>;
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor({ store, clock, games, cacheBytes, positions = POSITION_LIMITS }: TableCacheParts) {
    this.#store = store;
    this.#clock = clock;
    this.#games = games;
    this.#positions = positions;
    this.#tables = new ByteCache<Table>({
      limit: cacheBytes,
      bytesOf,
      // What those who follow a table were told last is what the next change is told against.
      isInUse: (id) => this.#isFollowed(id) || this.#queues.has(id),
    });
    store.onReplaced(() => this.#tables.clear());
  }

  onNewer(tell: (before: Table, after: Table) => Promise<void>): void {
    this.#onNewer = tell;
  }

  /** Among many nodes, a table in memory is known to be current only while its changes are heard of. */
  trustWhile(isHeardOf: (id: string) => boolean): void {
    this.#isHeardOf = isHeardOf;
  }

  /** Tables that somebody follows stay in memory, however many they are. */
  keepWhile(isFollowed: (id: string) => boolean): void {
    this.#isFollowed = isFollowed;
  }

  get size(): number {
    return this.#tables.size;
  }

  get bytes(): number {
    return this.#tables.bytes;
  }

  /** The table as this node last saw it, without looking at the Store. */
  inMemory(id: string): Table | undefined {
    return this.#tables.peek(id);
  }

  /** The table as it is stored; refuses where there is none. */
  async find(id: string): Promise<Table> {
    const current = this.#current(id);
    if (current !== undefined) return current;
    const table = await this.#newest(id);
    const kept = this.#tables.peek(id);
    if (kept !== undefined && kept.row.version >= table.row.version) return kept;
    if (kept === undefined) this.#tables.set(table.id, table);
    // Whoever follows the table is told in order, among all other work on it.
    else void this.alone(id, () => this.fetch(id)).catch(ignore);
    return table;
  }

  /** As `find`, within `alone`: whoever follows the table has been told of everything up to what this gives. */
  async own(id: string): Promise<Table> {
    return this.#current(id) ?? this.fetch(id);
  }

  /** The table as the Store has it now. To be called within `alone`. */
  async fetch(id: string): Promise<Table> {
    const table = await this.#newest(id);
    const kept = this.#tables.peek(id);
    if (kept !== undefined && kept.row.version >= table.row.version) return kept;
    // Told first: if that fails, the table in memory is still what those who follow have seen, and it is told again.
    if (kept !== undefined) await this.#onNewer(kept, table);
    this.#tables.set(table.id, table);
    return table;
  }

  /** The table in memory, where it is known that nobody has changed it since. */
  #current(id: string): Table | undefined {
    const isAlone = this.#store.kind === "sqlite";
    return isAlone || this.#isHeardOf(id) ? this.#tables.get(id) : undefined;
  }

  /** The table as the Store has it; the one in memory where that is as new. */
  async #newest(id: string): Promise<Table> {
    for (let race = 0; race <= MOST_RACES; race++) {
      const row = await this.#store.read.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
      if (row === undefined) throw refused("table.unknown");
      const kept = this.#tables.peek(id);
      if (kept !== undefined && kept.row.version >= row.version) return kept;
      const since = await decisionsSince(this.#store.read, row);
      if (since !== undefined) return tableFrom(row, since, this.#games);
    }
    throw new NotKept("Nothing was read: others always changed it meanwhile.");
  }

  /** Does one piece of work at a time on each table. */
  alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id);
    const mine = before === undefined ? work() : before.then(work, work);
    const settled = mine.then(ignore, ignore);
    this.#queues.set(id, settled);
    void settled.then(() => {
      if (this.#queues.get(id) === settled) this.#queues.delete(id);
    });
    return mine;
  }

  /**
   * Changes a table: the work looks at it and says what shall become of it; that is stored, all or nothing, and only
   * then handed out. `undefined` leaves the table as it is. If another node was first, the work is done again with what that node made of the table.
   */
  change<T extends NewTable | undefined>(
    id: string,
    work: (table: Table) => T | Promise<T>,
    afterwards?: (before: Table, after: Table, made: T & object) => void,
  ): Promise<{ readonly table: Table; readonly made: T }> {
    return this.alone(id, async () => {
      let table = await this.own(id);
      for (let race = 0; ; race++) {
        let made: T;
        try {
          made = await work(table);
        } catch (reason) {
          // With other nodes about, a refusal may only mean that our copy is old: look once before saying so.
          const mayBeOld = this.#store.kind === "postgres" && race === 0 && reason instanceof RefusedError;
          if (!mayBeOld) throw reason;
          const fresh = await this.fetch(id);
          if (fresh.row.version === table.row.version) throw reason;
          table = fresh;
          continue;
        }
        if (made === undefined) return { table, made };
        const after = changed(table, made, this.#clock.now());
        const position = positionToWrite(table, after, made, this.#positions);
        try {
          await this.#store.write((rows) => write(rows, table, after, made, position));
        } catch (reason) {
          if (!(reason instanceof LostRace)) throw reason;
          if (race >= MOST_RACES) throw new NotKept("Nothing was written: others were always first.");
          table = await this.fetch(id);
          continue;
        }
        const written = position === undefined ? after : { ...after, stored: storedAs(position, after.row) };
        this.#tables.set(written.id, written);
        afterwards?.(table, written, made);
        return { table: written, made };
      }
    });
  }

  /** Stores a new table, and caches it. */
  async add(row: TableRow, also: (rows: Transaction<Schema>) => Promise<void>): Promise<Table> {
    await this.#store.write(async (rows) => {
      await rows.insertInto("tables").values(row).execute();
      await also(rows);
    });
    const table = tableFrom(row, [], this.#games);
    this.#tables.set(table.id, table);
    return table;
  }
}

const ignore = (): void => undefined;

/** The table that a row and the decisions since its position describe. */
function tableFrom(row: TableRow, since: readonly PlayedAgain[], games: Games): Table {
  try {
    return readTable(row, since, games);
  } catch (cause) {
    if (cause instanceof RulesFault && row.state === "closed") throw refused("table.broken");
    if (cause instanceof RefusedError || cause instanceof RulesFault) throw cause;
    throw new UnreadableTable(`The table ${row.id} cannot be read.`, { cause });
  }
}

/** A state that older rules wrote is brought up to date; the row follows with the next change. */
function readTable(
  { facts, position, position_at, ...row }: TableRow,
  since: readonly PlayedAgain[],
  games: Games,
): Table {
  if (!Object.hasOwn(games, row.game)) throw refused("table.game", { game: row.game });
  const offered = games[row.game];
  const { game } = offered;
  const read = JSON.parse(facts) as TableFacts;
  if (!Array.isArray(read.seats)) throw new TypeError("A table without seats.");
  const last = since.at(-1)?.number ?? position_at;
  if (position !== null && last !== row.decisions) throw new RangeError("Decisions since its position are missing.");
  const plain = position === null ? undefined : JSON.parse(position);
  const { state, views, asks } = gameFrom(game, takenOver({ facts: read, row }), () =>
    plain === undefined ? undefined : positionFrom(game, plain, row.rules, since),
  );
  const isOld = row.rules !== game.rulesVersion;
  const goesOn = isOld && row.state !== "finished";
  const upgrade = { decision: row.decisions, from: row.rules, to: game.rulesVersion };
  return {
    id: row.id,
    row: goesOn ? { ...row, rules: game.rulesVersion } : row,
    facts: isOld && state !== undefined ? { ...read, upgrades: [...read.upgrades, upgrade] } : read,
    offered,
    game,
    brief: briefOf(game, read.options),
    state,
    stored: position === null || goesOn ? undefined : { at: position_at, length: position.length },
    views,
    asks,
  };
}

/** Nothing where the rules of today do not know options of an old table any more. */
function briefOf(game: SomeGame, options: Json): JsonMap {
  const known = game.readOptions(options);
  return isRefusal(known) ? {} : game.brief(known);
}

/** The game with all that is seen of it. What the rules once wrote and cannot read any more is a fault of theirs. */
function gameFrom(
  game: SomeGame,
  successors: readonly number[],
  position: () => SomeState | undefined,
): Pick<Table, "state" | "views" | "asks"> {
  try {
    const state = position();
    if (state === undefined) return { state, views: [], asks: [] };
    return { state, views: viewsOf(game, state, successors), asks: summarizeAsks(game, state) };
  } catch (reason) {
    throw new RulesFault(reason);
  }
}

function changed(table: Table, made: NewTable, now: number): Table {
  const state = made.state ?? table.state;
  const row = { ...table.row, ...made.row, version: table.row.version + 1, changed_at: now };
  const facts = made.facts ?? table.facts;
  const successors = takenOver({ facts, row });
  const isSeenAnew = made.state !== undefined || successors.join() !== takenOver(table).join();
  return {
    ...table,
    row,
    facts,
    state,
    views: made.views ?? (state !== undefined && isSeenAnew ? viewsOf(table.game, state, successors) : table.views),
    asks: made.asks ?? (made.state === undefined ? table.asks : summarizeAsks(table.game, made.state)),
  };
}

/** The position as it is written with a change; undefined where the row's own and the decisions since say the same. */
function positionToWrite(before: Table, after: Table, made: NewTable, limits: PositionLimits): string | undefined {
  if (after.state === undefined) return undefined;
  const change = made.state === undefined ? "arrangement" : "decision";
  if (mayLag(before.stored, after.row, change, limits)) return undefined;
  return JSON.stringify(after.game.toJSON(after.state));
}

function storedAs(position: string, { decisions }: Table["row"]): StoredPosition {
  return { at: decisions, length: position.length };
}

async function write(
  rows: Transaction<Schema>,
  before: Table,
  after: Table,
  made: NewTable,
  position: string | undefined,
): Promise<void> {
  const set = {
    ...made.row,
    version: after.row.version,
    changed_at: after.row.changed_at,
    rules: after.row.rules,
    facts: JSON.stringify(after.facts),
    ...(position !== undefined && { position, position_at: after.row.decisions }),
  };
  if (!(await updateTable(rows, before.row, set))) throw new LostRace();
  await made.also?.(rows);
}
