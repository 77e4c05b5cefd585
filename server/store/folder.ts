import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import Database from "libsql";
import { isBusy, type LibsqlDatabase } from "./sqlite-connection.ts";

/** Where the embedded database lives in a data folder. */
export function databaseIn(folder: string): string {
  return join(resolve(folder), "weirwood.db");
}

/** Another server runs on the folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/** The folder cannot be made, or what is in it cannot be opened. */
export class UnusableFolder extends Error {
  override readonly name = "UnusableFolder";
  readonly reason: string;

  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The data folder ${folder} cannot be used: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/**
 * Takes a data folder for one server; gives back how to let it go. The lock is the operating system's, on a file that
 * SQLite holds open, so it ends with the process, however that ends. A file with a process number would lie in a
 * container, where a killed server and the next one have the same number. Backups and restores do not look at it.
 */
export function takeFolder(folder: string): () => void {
  const lock = lockFileIn(folder);
  try {
    lock.exec("begin immediate");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw new UnusableFolder(folder, error);
    throw new FolderInUse(`Another server is running on the data folder ${folder}.`);
  }
  return () => {
    lock.exec("rollback");
    lock.close();
  };
}

function lockFileIn(folder: string): LibsqlDatabase {
  try {
    // Password hashes and the signing key are in there.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new Database(join(resolve(folder), "in-use"));
  } catch (error) {
    throw new UnusableFolder(folder, error);
  }
}
