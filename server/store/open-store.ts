import { systemClock } from "../app/clock.ts";
import type { Clock } from "../ports/clock.ts";
import { type Log, silentLog } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import { openPostgresStore } from "./postgres.ts";
import { openSqliteStore } from "./sqlite.ts";

/** A data folder for the embedded database, or the URL of a PostgreSQL. */
export type StoreAddress = { readonly folder: string } | { readonly url: string };

/** Opens the store, migrated to the schema of today. */
export function openStore(
  where: StoreAddress,
  { clock = systemClock(), log = silentLog }: { readonly clock?: Clock; readonly log?: Log } = {},
): Promise<Store> {
  return "folder" in where ? openSqliteStore(where.folder, clock, log) : openPostgresStore(where.url, clock, log);
}
