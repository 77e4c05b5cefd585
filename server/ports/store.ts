import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../store/schema.ts";

/** The truth: what is not in here did not happen. SQLite in one process, PostgreSQL for many; one schema, same queries. */
export interface Store {
  readonly kind: "sqlite" | "postgres";
  /** For reading. */
  readonly read: Kysely<Schema>;
  /**
   * For writing: all or nothing, and on disk when it resolves. If the work throws, nothing of it is kept, and the error
   * comes back. Work must await nothing but its own queries: others wait for it.
   */
  write<T>(work: (rows: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Called when somebody else has rewritten everything (a restored backup): what was kept in memory is void. */
  onReplaced(forget: () => void): void;
  /** Throws where the store cannot be reached or written. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
