import { Kysely, type Transaction } from "kysely";
import Database from "libsql";
import type { Clock, Timer } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import { NotKept, type Store } from "../ports/store.ts";
import { provideDatabase, refuseDamaged } from "./database-file.ts";
import { databaseIn, takeFolder } from "./folder.ts";
import { migrate } from "./migrate.ts";
import { restoredMark } from "./restored-mark.ts";
import type { Schema } from "./schema.ts";
import {
  isBusy,
  isMachineFault,
  type LibsqlDatabase,
  SqliteConnection,
  TransactionalSqliteDialect,
} from "./sqlite-connection.ts";
import { Builders, carryOut, DidNotEnd, Hold } from "./work.ts";

/** More in one commit would keep sockets waiting longer than it saves: the disk is asked once for this many already. */
const MOST_IN_ONE_COMMIT = 200;
/** How long a write may hold up the others before it is given up. */
const PATIENCE_WITH_WORK = 5_000;
/** How long writes wait for another process that writes: a restore. */
const PATIENCE_WITH_OTHERS = 60_000;
/** How often to look whether a backup was restored. */
const LOOK_EVERY = 1_000;

export async function openSqliteStore(folder: string, clock: Clock, log: Log): Promise<Store> {
  const letGo = takeFolder(folder);
  try {
    const file = databaseIn(folder);
    await provideDatabase(file);
    const writer = new Database(file);
    writer.pragma("busy_timeout = 5000");
    refuseDamaged(writer, file);
    writer.pragma("journal_mode = wal");
    // A commit is on the disk, not only on its way there, when it returns: it survives a power cut.
    writer.pragma("synchronous = full");
    // The same on macOS, where it must be asked for by another name.
    writer.pragma("fullfsync = 1");
    writer.pragma("cache_size = -32000");
    writer.pragma("wal_autocheckpoint = 2000");
    await migrate(new Kysely({ dialect: new TransactionalSqliteDialect({ database: writer }) }));
    // From here on nobody may wait inside SQLite, since the whole process would: see #begin.
    writer.pragma("busy_timeout = 0");
    const reader = new Database(file);
    reader.pragma("busy_timeout = 1000");
    reader.pragma("query_only = 1");
    return new SqliteStore(writer, reader, letGo, clock, log);
  } catch (error) {
    letGo();
    throw error;
  }
}

/** A write that waits for its turn. */
interface Waiting {
  readonly work: (rows: Transaction<Schema>) => Promise<unknown>;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes that come in the same turn of the event loop share one transaction, and so one wait for the disk: each works
 * for itself, one after the other, without harm to the others, and all hear their result when the commit has returned.
 * Reads go through a second connection, which in WAL mode sees only what was committed.
 */
class SqliteStore implements Store {
  readonly kind = "sqlite";
  readonly read: Kysely<Schema>;
  readonly #writer: SqliteConnection;
  readonly #reader: LibsqlDatabase;
  readonly #builders: Builders;
  readonly #letGo: () => void;
  readonly #clock: Clock;
  readonly #log: Log;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  readonly #forget: (() => void)[] = [];
  #dataVersion: unknown;
  #restoredMark: unknown;
  #nextLook: Timer;

  constructor(writer: LibsqlDatabase, reader: LibsqlDatabase, letGo: () => void, clock: Clock, log: Log) {
    this.#writer = new SqliteConnection(writer);
    this.#reader = reader;
    this.#builders = new Builders(new TransactionalSqliteDialect({ database: writer }));
    this.read = this.#builders.forReading(new SqliteConnection(reader));
    this.#letGo = letGo;
    this.#clock = clock;
    this.#log = log;
    this.#dataVersion = this.#writer.value("pragma data_version");
    this.#restoredMark = this.#writer.value(restoredMark);
    this.#nextLook = this.#lookLater();
  }

  write<T>(work: (rows: Transaction<Schema>) => Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(new NotKept("The store is closed."));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  onReplaced(forget: () => void): void {
    this.#forget.push(forget);
  }

  async probe(): Promise<void> {
    const value = String(this.#clock.now());
    await this.write((rows) =>
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
    await this.#writing;
    this.#nextLook.cancel();
    this.#reader.close();
    this.#writer.database.close();
    this.#letGo();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Once round the event loop: whatever has arrived on the sockets by then joins the same commit.
      await new Promise(setImmediate);
      await this.#commitTogether(this.#waiting.splice(0, MOST_IN_ONE_COMMIT));
    }
    this.#writing = undefined;
  }

  async #commitTogether(batch: readonly Waiting[]): Promise<void> {
    let verdicts: readonly (() => void)[];
    try {
      await this.#begin();
      verdicts = await (batch.length > 1 ? this.#trustingAll(batch) : this.#trustingNone(batch));
      if (this.#writer.database.inTransaction) this.#writer.run("commit");
    } catch (error) {
      // Also whoever was refused hears this: what refused it may be what was not kept.
      const reason = this.#notKept(error);
      this.#rollBack();
      for (const { reject } of batch) reject(reason);
      return;
    }
    for (const tell of verdicts) tell();
  }

  /** Waits for a process that restores a backup without holding up the event loop. */
  async #begin(): Promise<void> {
    const givenUp = performance.now() + PATIENCE_WITH_OTHERS;
    for (;;) {
      try {
        this.#rollBack();
        this.#writer.run("begin immediate");
        break;
      } catch (error) {
        if (!isBusy(error) || performance.now() > givenUp) throw error;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    if (this.#isReplaced()) throw new NotKept("Nothing was written: a backup was being restored.");
  }

  /** Leaves a transaction that could not be committed, if SQLite has not done so itself. */
  #rollBack(): void {
    try {
      if (this.#writer.database.inTransaction) this.#writer.run("rollback");
    } catch (error) {
      this.#log.error({ err: error }, "a transaction could not be taken back; it will be tried again");
    }
  }

  /**
   * Nearly always all succeed, and savepoints would cost as much as the writes. Where one does not, everything is taken
   * back and done again, each for itself; but for one that did not end, which would hold up everybody once more.
   */
  async #trustingAll(batch: readonly Waiting[]): Promise<(() => void)[]> {
    const verdicts: (() => void)[] = [];
    for (const waiting of batch) {
      try {
        const result = await carryOut(waiting.work, new Hold(this.#writer), this.#builders, PATIENCE_WITH_WORK);
        verdicts.push(() => waiting.resolve(result as never));
      } catch (error) {
        await this.#begin();
        if (!(error instanceof DidNotEnd)) return this.#trustingNone(batch);
        const others = await this.#trustingNone(batch.filter((one) => one !== waiting));
        return [...others, () => waiting.reject(error)];
      }
    }
    return verdicts;
  }

  async #trustingNone(batch: readonly Waiting[]): Promise<(() => void)[]> {
    const verdicts: (() => void)[] = [];
    for (const waiting of batch) verdicts.push(await this.#verdictOn(waiting, batch.length > 1));
    return verdicts;
  }

  /** Does one piece of work; what it comes to is told only after the commit. Throws if it took the others' with it. */
  async #verdictOn({ work, resolve, reject }: Waiting, isShared: boolean): Promise<() => void> {
    const hold = new Hold(this.#writer);
    if (isShared) this.#writer.run("savepoint work");
    try {
      const result = await carryOut(work, hold, this.#builders, PATIENCE_WITH_WORK);
      if (isShared) this.#writer.run("release work");
      return () => resolve(result as never);
    } catch (error) {
      // On a full or failing disk SQLite takes the whole transaction back, and with it what the others wrote.
      if (!this.#writer.database.inTransaction) throw hold.failure ?? error;
      if (isShared) {
        this.#writer.run("rollback to work");
        this.#writer.run("release work");
      } else {
        this.#writer.run("rollback");
      }
      const reason = isMachineFault(hold.failure) ? this.#notKept(hold.failure) : error;
      return () => reject(reason);
    }
  }

  #notKept(error: unknown): NotKept {
    if (error instanceof NotKept) return error;
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.error({ err: error }, "a commit failed");
    return new NotKept(`Nothing was written: ${reason}.`, { cause: error });
  }

  #lookLater(): Timer {
    return this.#clock.at(this.#clock.now() + LOOK_EVERY, () => {
      try {
        // A write that is under way looks itself.
        if (!this.#writing) this.#isReplaced();
      } catch (error) {
        this.#log.warn({ err: error }, "could not look whether a backup was restored");
      }
      // Not at once: a clock that a test turns by a month would otherwise look two million times on its way.
      setImmediate(() => {
        if (!this.#closing) this.#nextLook = this.#lookLater();
      });
    });
  }

  /** Whether a backup was restored since the last look; if so, everybody is told to forget. */
  #isReplaced(): boolean {
    // Grows with what other connections commit, and only then.
    const dataVersion = this.#writer.value("pragma data_version");
    if (dataVersion === this.#dataVersion) return false;
    const mark = this.#writer.value(restoredMark);
    this.#dataVersion = dataVersion;
    if (mark === this.#restoredMark) return false;
    this.#restoredMark = mark;
    this.#log.warn({}, "a backup was restored: everything is read again");
    for (const forget of this.#forget) {
      try {
        forget();
      } catch (error) {
        this.#log.error({ err: error }, "what was kept in memory could not be forgotten");
      }
    }
    return true;
  }
}
