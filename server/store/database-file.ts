import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import Database from "libsql";
import { migrate } from "./migrate.ts";
import { type LibsqlDatabase, TransactionalSqliteDialect } from "./sqlite-connection.ts";

/** What is in the data folder is no database any more: it can only be moved away. */
export class DamagedDatabase extends Error {
  override readonly name = "DamagedDatabase";
  readonly is: "damaged" | "empty";

  constructor(file: string, is: "damaged" | "empty") {
    super(`The database ${file} is ${is}: move it away and restore a backup.`);
    this.is = is;
  }
}

const SUFFIXES = ["", "-wal", "-shm", "-journal"];

/**
 * Makes a database where there is none. It gets its name when it is whole, so that a file without a byte is never one
 * that was just begun: it is what became of somebody's data.
 */
export async function provideDatabase(file: string): Promise<void> {
  if (existsSync(file)) {
    if (statSync(file).size === 0) throw new DamagedDatabase(file, "empty");
    return;
  }
  const unfinished = `${file}.unfinished`;
  removeDatabase(unfinished);
  createPrivate(unfinished);
  const database = new Database(unfinished);
  try {
    // Not in WAL mode: what is in a log beside the file would not be renamed with it.
    await migrate(new Kysely({ dialect: new TransactionalSqliteDialect({ database }) }));
  } finally {
    database.close();
  }
  // The log of a database that is gone must not be replayed into this one.
  removeDatabase(file);
  syncToDisk(unfinished);
  renameSync(unfinished, file);
  syncToDisk(dirname(file));
}

/** Refuses a database in which something is broken, before anybody plays on with half of it. */
export function refuseDamaged(database: LibsqlDatabase, file: string): void {
  if (!isWhole(database, "quick_check")) throw new DamagedDatabase(file, "damaged");
}

/** The quick check reads every page; the thorough one also compares every index with its table. */
export function isWhole(database: LibsqlDatabase, check: "quick_check" | "integrity_check"): boolean {
  try {
    const [found] = database.prepare(`pragma ${check}(1)`).all([]) as { [column: string]: string }[];
    return Object.values(found)[0] === "ok";
  } catch {
    // So damaged that it cannot be checked, or not a database at all.
    return false;
  }
}

/** An empty file that only its owner may read, before anything is in it. SQLite gives its journals the same mode. */
export function createPrivate(file: string): void {
  writeFileSync(file, "", { mode: 0o600, flag: "wx" });
}

export function removeDatabase(file: string): void {
  for (const suffix of SUFFIXES) rmSync(file + suffix, { force: true });
}

export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
