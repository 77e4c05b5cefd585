import type { Tables } from "./tables.ts";

/**
 * Writes every position that lags behind its decisions, when the server closes: newer rules, should they open it next, need
 * not play decisions again that were made under these.
 */
export async function writeLaggingPositions(tables: Tables): Promise<void> {
  const rows = await tables.parts.store.read
    .selectFrom("tables")
    .select("id")
    .where("state", "=", "playing")
    .whereRef("position_at", "<", "decisions")
    .execute();
  for (const { id } of rows) {
    await tables.amongMany(id, () =>
      tables.cache.change(id, ({ row, stored }) => (stored?.at === row.decisions ? undefined : {})),
    );
  }
}
