import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { Kysely } from "kysely";
import Database from "libsql";
import { createPrivate, isWhole, provideDatabase, removeDatabase, syncToDisk } from "./database-file.ts";
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
    // Password hashes and the signing key are in there, from the first page on.
    createPrivate(unfinished);
    database.prepare("vacuum into ?").run([unfinished]);
    syncToDisk(unfinished);
    renameSync(unfinished, resolve(file));
    syncToDisk(dirname(resolve(file)));
  } finally {
    removeDatabase(unfinished);
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
    // Not as the backup's own file is, which somebody may have opened to others.
    await pipeline(createReadStream(file), createWriteStream(copy, { mode: 0o600, flags: "wx" }));
    await bringUpToDate(copy, file);
    await replaceRows(folder, copy, letGo !== undefined);
  } finally {
    removeDatabase(copy);
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
    if (!isWhole(database, "integrity_check")) throw new Error(`${file} is damaged: nothing was restored.`);
    if ((await migrationsOf(db)).length === 0) throw new Error(`${file} is not a backup of Weirwood.`);
    await migrate(db);
  } finally {
    database.close();
  }
}

async function replaceRows(folder: string, copy: string, isFree: boolean): Promise<void> {
  if (isFree) await provideDatabase(databaseIn(folder));
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
    database.prepare("delete from main.server_values where name = ?").run([RESTORED]);
    database.prepare("insert into main.server_values (name, value) values (?, ?)").run([RESTORED, randomUUID()]);
    database.exec("commit");
  } finally {
    database.close();
  }
}

function kyselyOver(database: LibsqlDatabase): Kysely<unknown> {
  return new Kysely<unknown>({ dialect: new TransactionalSqliteDialect({ database }) });
}
