import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type QueryResult,
  type Transaction,
} from "kysely";
import pg from "pg";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import { NotKept, OutcomeUnknown, type Store } from "../ports/store.ts";
import { migrate } from "./migrate.ts";
import { isDefiniteRefusal, isMachineFault, isWorthRepeating, reasonOf } from "./postgres-faults.ts";
import type { Schema } from "./schema.ts";
import { checkValues } from "./values.ts";
import { Builders, carryOut, Hold, noStreams } from "./work.ts";

/** How long to go on trying while PostgreSQL restarts, before whoever waits is told. */
const PATIENCE_WITH_POSTGRES = 8_000;
/** How long one piece of work may hold its connection. */
const PATIENCE_WITH_WORK = 30_000;

export async function openPostgresStore(
  url: string,
  clock: Clock,
  log: Log,
  patience = PATIENCE_WITH_POSTGRES,
): Promise<Store> {
  await migrateOnce(url);
  return new PostgresStore(poolFor(url, log), clock, patience);
}

/** Apart from the pool, whose time limits are for play: a migration may take as long as it takes. */
async function migrateOnce(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle has nobody to tell; whoever uses it next is told.
  pool.on("error", () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function poolFor(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "weirwood",
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    // For a network that swallows everything: the server's own limit cannot reach us there.
    query_timeout: 15_000,
    types: { getTypeParser: typeParser },
  });
  pool.on("error", (error) => log.warn({ reason: error.message }, "a connection to PostgreSQL was lost"));
  // One that is lost between two queries of a work tells its client too; the work's next query will say so.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const INT8 = 20;
const NUMERIC = 1700;

/** Numbers come back as numbers: times are bigint, counts too, and sums of them numeric. All of ours fit. */
const typeParser = ((oid: number, format: "text" | "binary") =>
  oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** One transaction a write, on any of several connections; so the order of writes is the database's. */
class PostgresStore implements Store {
  readonly kind = "postgres";
  readonly read: Kysely<Schema>;
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #builders: Builders;
  readonly #patience: number;
  readonly #begun = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  constructor(pool: pg.Pool, clock: Clock, patience: number) {
    this.#pool = pool;
    this.#clock = clock;
    this.#patience = patience;
    this.#builders = new Builders(new PostgresDialect({ pool }));
    this.read = this.#builders.forReading(new ReadingConnection(pool, patience));
  }

  async write<T>(work: (rows: Transaction<Schema>) => Promise<T>): Promise<T> {
    if (this.#closing) throw new NotKept("The store is closed.");
    const writing = patiently(() => this.#attempt(work), this.#patience);
    this.#begun.add(writing);
    try {
      return await writing;
    } finally {
      this.#begun.delete(writing);
    }
  }

  /** PostgreSQL keeps its own backups, and is stopped for a restore. */
  onReplaced(): void {}

  async probe(): Promise<void> {
    const value = String(this.#clock.now());
    await this.#attempt((rows) =>
      rows
        .insertInto("server_values")
        .values({ name: "probe", value })
        .onConflict((row) => row.column("name").doUpdateSet({ value }))
        .execute(),
    );
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await Promise.allSettled(this.#begun);
    await this.#pool.end();
  }

  async #attempt<T>(work: (rows: Transaction<Schema>) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let isSound = false;
    try {
      await client.query("begin");
      const hold = new Hold(new WritingConnection(client));
      try {
        const result = await carryOut(work, hold, this.#builders, PATIENCE_WITH_WORK);
        await commit(client);
        isSound = true;
        return result;
      } catch (error) {
        if (error instanceof OutcomeUnknown) throw error;
        isSound = await isRolledBack(client);
        // A work may wrap the error of its query in one of its own: the query's says what happened.
        if (isWorthRepeating(hold.failure)) throw hold.failure;
        if (isMachineFault(hold.failure)) throw notKept(hold.failure);
        throw error;
      }
    } finally {
      // One that is not sound is closed, which makes PostgreSQL take its transaction back.
      client.release(!isSound);
    }
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    const { command } = await client.query("commit");
    // PostgreSQL answers the commit of a transaction that has failed with a rollback, and calls it no error.
    if (command !== "COMMIT") throw new NotKept("Nothing was written: a query failed that nobody awaited.");
  } catch (error) {
    if (error instanceof NotKept || isDefiniteRefusal(error)) throw error;
    throw new OutcomeUnknown("The connection broke during the commit.", { cause: error });
  }
}

async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query("rollback");
    return true;
  } catch {
    return false;
  }
}

function notKept(error: unknown): NotKept {
  return new NotKept(`Nothing was written: ${reasonOf(error)}.`, { cause: error });
}

/** Repeats what failed because PostgreSQL was away, or because two transactions stood in each other's way. */
async function patiently<T>(attempt: () => Promise<T>, patience: number): Promise<T> {
  const givenUp = performance.now() + patience;
  for (let pause = 10; ; pause = Math.min(pause * 2, 500)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
      if (performance.now() + pause > givenUp) throw notKept(error);
      // Whoever collided shall not come back together.
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }
}

class WritingConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return queryWith(this.#client, query);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    return noStreams();
  }
}

/** Takes any connection for each query. What only reads can be repeated, so a restart goes unnoticed. */
class ReadingConnection implements DatabaseConnection {
  readonly #pool: pg.Pool;
  readonly #patience: number;

  constructor(pool: pg.Pool, patience: number) {
    this.#pool = pool;
    this.#patience = patience;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (writes.has(query.query.kind)) throw new Error("This is for reading: rows are changed in the store's write().");
    return patiently(() => queryWith(this.#pool, query), this.#patience);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    return noStreams();
  }
}

const writes: ReadonlySet<string> = new Set([
  "InsertQueryNode",
  "UpdateQueryNode",
  "DeleteQueryNode",
  "MergeQueryNode",
]);

async function queryWith<R>(
  client: pg.Pool | pg.PoolClient,
  { sql, parameters }: CompiledQuery,
): Promise<QueryResult<R>> {
  checkValues(parameters);
  const { command, rowCount, rows } = await client.query({ text: sql, values: [...parameters] });
  if (command === "INSERT" || command === "UPDATE" || command === "DELETE")
    return { numAffectedRows: BigInt(rowCount ?? 0), rows };
  return { rows };
}
