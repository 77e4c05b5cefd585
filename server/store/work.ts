import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  Kysely,
  type KyselyProps,
  type QueryResult,
  Transaction,
} from "kysely";
import type { Schema } from "./schema.ts";

/** Kysely's builders over connections of ours. Its own transactions are closed off: they know no group commit, no retry. */
export class Builders {
  readonly #dialect: Dialect;
  readonly #compiler;
  readonly #adapter;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    this.#compiler = dialect.createQueryCompiler();
    this.#adapter = dialect.createAdapter();
  }

  forReading(connection: DatabaseConnection): Kysely<Schema> {
    return new Kysely<Schema>(this.#propsOver(connection));
  }

  forWork(connection: DatabaseConnection): Transaction<Schema> {
    return new Transaction<Schema>(this.#propsOver(connection));
  }

  #propsOver(connection: DatabaseConnection): KyselyProps {
    const executor = new DefaultQueryExecutor(this.#compiler, this.#adapter, {
      provideConnection: (consumer) => consumer(connection),
    });
    return { config: { dialect: this.#dialect }, driver: noTransactions, dialect: this.#dialect, executor };
  }
}

class NoTransactions extends DummyDriver {
  override async beginTransaction(): Promise<void> {
    throw new Error("Transactions are begun with the store's write().");
  }
}

const noTransactions = new NoTransactions();

/**
 * What one piece of work holds of a connection. It ends with the work, so that a query that nobody awaited cannot slip
 * into somebody else's transaction; and it ends with the first query that fails, because PostgreSQL would let nothing
 * more happen, and what works on one database must work on the other.
 */
export class Hold implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #failure: unknown;
  #isOver = false;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  /** The error of the first query that failed. */
  get failure(): unknown {
    return this.#failure;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isOver) throw new Error("A query came after its write was over: every query must be awaited.");
    if (this.#failure !== undefined) throw this.#failure;
    try {
      return await this.#connection.executeQuery<R>(query);
    } catch (error) {
      this.#failure ??= error;
      throw error;
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    return noStreams();
  }

  end(): void {
    this.#isOver = true;
  }
}

/** A stream would hold a connection, and on SQLite a snapshot, for as long as its reader likes. */
export function noStreams(): never {
  throw new Error("Rows are read in pages, not as a stream.");
}

/** Does the work with a hold on the connection; rejects where it throws, a query of it failed, or it does not end. */
export async function carryOut<T>(
  work: (rows: Transaction<Schema>) => Promise<T>,
  hold: Hold,
  builders: Builders,
  patience: number,
): Promise<T> {
  try {
    const result = await within(patience, work(builders.forWork(hold)));
    if (hold.failure !== undefined) throw hold.failure;
    return result;
  } finally {
    hold.end();
  }
}

/** Work that awaited something else than its own queries, and was given up. */
export class DidNotEnd extends Error {
  constructor(milliseconds: number) {
    super(`A write did not end within ${milliseconds} ms: it may await nothing but its own queries.`);
  }
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new DidNotEnd(milliseconds)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(tooLong));
  });
}
