import { randomUUID } from "node:crypto";
import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Kysely } from "kysely";
import Database from "libsql";
import { databaseIn, FolderInUse, takeFolder } from "./folder.ts";
import { isUpToDate, migrate, migrationsOf } from "./migrate.ts";
import type { StoreAddress } from "./open-store.ts";
import { RESTORED } from "./restored-mark.ts";
import { type LibsqlDatabase, TransactionalSqliteDialect } from "./sqlite-connection.ts";

/** Writes everything to one file, as it is at this moment, whether or not a server is running on the folder. */
export function backup(from: StoreAddress, file: string): void {
  const folder = folderOf(from, "pg_dump");
  if (!existsSync(databaseIn(folder))) throw new Error(`There is nothing to back up in ${folder}.`);
  const unfinished = `${resolve(file)}.${randomUUID()}.unfinished`;
  const database = new Database(databaseIn(folder));
  try {
    database.pragma("busy_timeout = 10000");
    database.prepare("vacuum into ?").run([unfinished]);
    // Password hashes and the signing key are in there.
    chmodSync(unfinished, 0o600);
    syncToDisk(unfinished);
    renameSync(unfinished, resolve(file));
    syncToDisk(dirname(resolve(file)));
  } finally {
    rmSync(unfinished, { force: true });
    database.close();
  }
}

/**
 * Puts everything back as it was in a backup. A server that is running on the folder goes on: it sees either the old
 * rows or the new, and forgets what it had in memory. The backup file itself is only read.
 */
export async function restore(to: StoreAddress, file: string): Promise<void> {
  const folder = folderOf(to, "pg_restore");
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`);
  const letGo = takeFolderIfFree(folder);
  const copy = join(resolve(folder), `${randomUUID()}.restoring`);
  try {
    copyFileSync(file, copy);
    await bringUpToDate(copy, file);
    await replaceRows(folder, copy, letGo !== undefined);
  } finally {
    for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(copy + suffix, { force: true });
    letGo?.();
  }
}

function folderOf(where: StoreAddress, tool: string): string {
  if ("folder" in where) return where.folder;
  throw new Error(`The data are in PostgreSQL, which has tools of its own for this: use ${tool}.`);
}

/** If no server is running, none shall start before this is done. */
function takeFolderIfFree(folder: string): (() => void) | undefined {
  try {
    return takeFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  }
}

/** Looks whether the copy of a backup is whole, and migrates it where it comes from an older version. */
async function bringUpToDate(copy: string, file: string): Promise<void> {
  const database = new Database(copy);
  try {
    const db = kyselyOver(database);
    if (!isWhole(database)) throw new Error(`${file} is damaged: nothing was restored.`);
    if ((await migrationsOf(db)).length === 0) throw new Error(`${file} is not a backup of Weirwood.`);
    await migrate(db);
  } finally {
    database.close();
  }
}

function isWhole(database: LibsqlDatabase): boolean {
  try {
    const found = database.prepare("pragma integrity_check").all([]) as { integrity_check: string }[];
    return found.length === 1 && found[0].integrity_check === "ok";
  } catch {
    // Not a database at all.
    return false;
  }
}

async function replaceRows(folder: string, copy: string, isFree: boolean): Promise<void> {
  const database = new Database(databaseIn(folder));
  try {
    database.pragma("busy_timeout = 30000");
    database.pragma("journal_mode = wal");
    database.pragma("synchronous = full");
    const db = kyselyOver(database);
    if (isFree) await migrate(db);
    // A running server knows one schema: it must not be handed rows of another.
    else if (!(await isUpToDate(db)))
      throw new Error("The server that is running is of another version: stop it first.");
    database.prepare("attach ? as backup").run([copy]);
    const tables = await db.introspection.getTables();
    database.exec("begin immediate");
    database.exec("create temp table replaced as select id, version from main.tables");
    // The numbers that were given out go back too, like everything else.
    for (const name of [...tables.map((table) => table.name), "sqlite_sequence"]) {
      database.exec(`delete from main."${name}"; insert into main."${name}" select * from backup."${name}"`);
    }
    // Whoever has thought out a write before this must lose the race, even if the version in the backup is the same.
    database.exec(`
      update main.tables set version = 1 + max(version, (select version from replaced where replaced.id = tables.id))
      where id in (select id from replaced)`);
    database.prepare("delete from main.house where name = ?").run([RESTORED]);
    database.prepare("insert into main.house (name, value) values (?, ?)").run([RESTORED, randomUUID()]);
    database.exec("commit");
  } finally {
    database.close();
  }
}

function kyselyOver(database: LibsqlDatabase): Kysely<unknown> {
  return new Kysely<unknown>({ dialect: new TransactionalSqliteDialect({ database }) });
}

function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
