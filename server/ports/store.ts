import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../store/schema.ts";

/** The truth: what is not in here did not happen. SQLite in one process, PostgreSQL for many; one schema, same queries. */
export interface Store {
  readonly kind: "sqlite" | "postgres";
  /** For reading: sees what is on disk, and never what is still being written. */
  readonly read: Kysely<Schema>;
  /**
   * For writing: all or nothing, and on disk when it resolves. If the work throws, nothing of it is kept, and the error
   * comes back. Work must await nothing but its own queries, since others wait for it, and change nothing but rows,
   * since it is done again after a deadlock or a lost connection. Its first query that fails ends it: what may collide
   * is written with `onConflict`.
   */
  write<T>(work: (rows: Transaction<Schema>) => Promise<T>): Promise<T>;
  /**
   * Called when somebody else has rewritten everything (a restored backup): what was kept in memory is void. Writes that
   * were waiting at that moment reject with `NotKept`, since they were thought out before.
   */
  onReplaced(forget: () => void): void;
  /** Throws where the store cannot be reached or written. */
  probe(): Promise<void>;
  /** What was begun is finished first. */
  close(): Promise<void>;
}

/** Nothing of a write was kept, and the work is not to blame: the disk is full, the database away. Later it may succeed. */
export class NotKept extends Error {
  override readonly name = "NotKept";
}

/** The connection broke after the commit was sent: the write was kept or it was not. Whoever needs to know reads. */
export class OutcomeUnknown extends Error {
  override readonly name = "OutcomeUnknown";
}

/** Whether a query failed because a key that must be unique is taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && uniqueViolations.has(String(error.code));
}

/** SQLite's two names for it, and PostgreSQL's number. */
const uniqueViolations = new Set(["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"]);
