import type { Person } from "@weirwood/protocol";
import { personRow, publicPeople } from "../people/rows.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";

const MOST = 500;

export async function mutedPeople(store: Store, person: string): Promise<Person[]> {
  const rows = await store.read.selectFrom("mutes").select("muted").where("person", "=", person).execute();
  const people = await publicPeople(
    store.read,
    rows.map(({ muted }) => muted),
  );
  return [...people.values()];
}

/** Hears somebody no more, at any table. They are not told. */
export async function mute(store: Store, person: string, muted: string): Promise<void> {
  await personRow(store.read, muted);
  await store.write(async (rows) => {
    const { count } = await rows
      .selectFrom("mutes")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("person", "=", person)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) throw refused("people.too-many", { most: MOST });
    await rows
      .insertInto("mutes")
      .values({ person, muted })
      .onConflict((row) => row.columns(["person", "muted"]).doNothing())
      .execute();
  });
}

export async function unmute(store: Store, person: string, muted: string): Promise<void> {
  await store.write(async (rows) => {
    await rows.deleteFrom("mutes").where("person", "=", person).where("muted", "=", muted).execute();
  });
}
