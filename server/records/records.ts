import type { PublishedRecord } from "@weirwood/protocol";
import { newId } from "../identifiers.ts";
import type { Clock } from "../ports/clock.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { RecordRow } from "../store/schema.ts";
import type { Asker } from "../workers/fair-queue.ts";
import type { Replays } from "../workers/replays.ts";

export interface RecordsParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly replays: Pick<Replays, "verified">;
  readonly isPlayed: (game: string) => boolean;
}

/** How many records one person may have published. */
const MOST_RECORDS = 100;

/** Publishes a game that was played away from the server, for whoever has its address. The same game again is the same record. */
export async function publishRecord(
  { store, clock, replays, isPlayed }: RecordsParts,
  asker: Asker,
  { game, record: sent }: { readonly game: string; readonly record: string },
): Promise<PublishedRecord> {
  if (!isPlayed(game)) throw refused("table.game", { game });
  const record = await replays.verified({ game, record: sent }, asker);
  const { person } = asker;
  return store.write(async (rows) => {
    const own = rows.selectFrom("records").where("person", "=", person);
    const known = await own.select(["id", "game", "created_at"]).where("record", "=", record).executeTakeFirst();
    if (known !== undefined) return published(known);
    const { number } = await own.select((eb) => eb.fn.countAll<number>().as("number")).executeTakeFirstOrThrow();
    if (Number(number) >= MOST_RECORDS) throw refused("record.too-many", { most: MOST_RECORDS });
    const row: RecordRow = { id: newId(), person, game, record, created_at: clock.now() };
    await rows.insertInto("records").values(row).execute();
    return published(row);
  });
}

/** One's own, newest first. */
export async function recordsOf({ store }: Pick<RecordsParts, "store">, person: string): Promise<PublishedRecord[]> {
  const rows = await store.read
    .selectFrom("records")
    .select(["id", "game", "created_at"])
    .where("person", "=", person)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(published);
}

export async function recordNamed({ store }: Pick<RecordsParts, "store">, id: string): Promise<string> {
  const row = await store.read.selectFrom("records").select("record").where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw refused("record.unknown");
  return row.record;
}

/** Whose record it is not is told the same as if there were none. */
export async function deleteRecord({ store }: Pick<RecordsParts, "store">, person: string, id: string): Promise<void> {
  const { numDeletedRows } = await store.write((rows) =>
    rows.deleteFrom("records").where("id", "=", id).where("person", "=", person).executeTakeFirstOrThrow(),
  );
  if (numDeletedRows === 0n) throw refused("record.unknown");
}

function published({ id, game, created_at }: Pick<RecordRow, "id" | "game" | "created_at">): PublishedRecord {
  return { id, game, createdAt: created_at };
}
