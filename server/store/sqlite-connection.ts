import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteAdapter, SqliteDialect } from "kysely";
import type Database from "libsql";
import { checkValues } from "./values.ts";
import { noStreams } from "./work.ts";

export type LibsqlDatabase = InstanceType<typeof Database>;

/** How many prepared statements are kept. Queries with lists of varying length would otherwise pile up. */
const MOST_STATEMENTS = 500;

/**
 * A connection of libsql as Kysely wants one. Statements are prepared once: that halves the cost of a small write.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly database: LibsqlDatabase;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: LibsqlDatabase) {
    this.database = database;
  }

  async executeQuery<R>({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): Promise<QueryResult<R>> {
    checkValues(parameters);
    const { statement, gives } = this.#prepared(sql);
    if (gives) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    return noStreams();
  }

  /** A statement without parameters and rows, such as `commit`. */
  run(sql: string): void {
    this.#prepared(sql).statement.run([]);
  }

  /** The first column of the first row. */
  value(sql: string): unknown {
    const row = this.#prepared(sql).statement.all([])[0];
    return row && Object.values(row)[0];
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.database.prepare<[readonly unknown[]]>(sql);
    const prepared = { statement, gives: statement.reader };
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.delete(this.#statements.keys().next().value!);
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

interface Prepared {
  readonly statement: { run(values: readonly unknown[]): RunResult; all(values: readonly unknown[]): unknown[] };
  /** Whether it gives rows. */
  readonly gives: boolean;
}

type RunResult = { changes: number; lastInsertRowid: number | bigint };

/** Kysely believes that SQLite cannot take back a change of schema. It can, so a migration is done wholly or not at all. */
export class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): true {
    return true;
  }
}

/** Somebody else is writing. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith("SQLITE_BUSY");
}

/** Whether it was the machine that failed, and not the query. */
export function isMachineFault(error: unknown): boolean {
  return /^SQLITE_(FULL|IOERR|NOMEM|READONLY|CANTOPEN|CORRUPT|NOTADB|BUSY|LOCKED|INTERRUPT|PROTOCOL)/.test(
    codeOf(error),
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
