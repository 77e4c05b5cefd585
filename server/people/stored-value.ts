import type { Store } from "../ports/store.ts";

/** A value that the server generates once and stores: every node, and every restart, reads the same. */
export async function storedValue(store: Store, name: string, make: () => string): Promise<string> {
  const found = await store.read
    .selectFrom("server_values")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  if (found !== undefined) return found.value;
  return store.write(async (rows) => {
    await rows
      .insertInto("server_values")
      .values({ name, value: make() })
      .onConflict((row) => row.column("name").doNothing())
      .execute();
    const stored = await rows
      .selectFrom("server_values")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return stored.value;
  });
}
