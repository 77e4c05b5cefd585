import type { Store } from "../ports/store.ts";

/** Something that the house makes once and keeps: every node of it, and every restart, finds the same. */
export async function keptValue(store: Store, name: string, make: () => string): Promise<string> {
  const found = await store.read.selectFrom("house").select("value").where("name", "=", name).executeTakeFirst();
  if (found !== undefined) return found.value;
  return store.write(async (rows) => {
    await rows
      .insertInto("house")
      .values({ name, value: make() })
      .onConflict((row) => row.column("name").doNothing())
      .execute();
    const kept = await rows.selectFrom("house").select("value").where("name", "=", name).executeTakeFirstOrThrow();
    return kept.value;
  });
}
