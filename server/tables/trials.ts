import { closeForFault } from "./faults.ts";
import { RulesFault } from "./rules-fault.ts";
import type { Tables } from "./tables.ts";
import { takeTurns } from "./turns.ts";

/** Tables that have been due for so long when a process starts: whoever should have taken them up may have ended over one. */
const OVERDUE = 3_000;
const MOST_TABLES = 20;
const MOST_TRIALS = 2;
/** A table that is still thinking by then has not stopped the event loop. */
const LONGEST_TRIAL = 5_000;

/**
 * Takes up what is overdue when a process starts, one table at a time, each marked while it is tried. A table at which
 * processes end again and again (the watchdog ends those whose event loop stands still) is still marked when the next
 * one starts, and is closed after two trials. What stops a loop is never done, so it is soon the longest overdue.
 */
export async function tryOverdue(tables: Tables): Promise<void> {
  const { store, clock, crew } = tables.parts;
  const rows = await store.read
    .selectFrom("tables")
    .select("id")
    .where("state", "=", "playing")
    .where("due_at", "<=", clock.now() - OVERDUE)
    .orderBy("due_at")
    .limit(MOST_TABLES)
    .execute();
  for (const { id } of rows) if (!crew.isClosed) await tryTable(tables, id);
}

async function tryTable(tables: Tables, id: string): Promise<void> {
  const { store, log } = tables.parts;
  const name = `trial:${id}`;
  const row = await store.read.selectFrom("house").select("value").where("name", "=", name).executeTakeFirst();
  const trials = Number(row?.value ?? 0);
  try {
    if (trials >= MOST_TRIALS) {
      await closeForFault(tables, id, new RulesFault("the process ended whenever it took up this table"));
    } else {
      const value = String(trials + 1);
      await store.write(async (rows) => {
        const mark = rows.insertInto("house").values({ name, value });
        await mark.onConflict((house) => house.column("name").doUpdateSet({ value })).execute();
      });
      await Promise.race([takeTurns(tables, id), longEnough()]);
    }
  } catch (err) {
    log.error({ err, table: id }, "a table could not be taken up; the sweep finds it again");
  }
  await store.write(async (rows) => void (await rows.deleteFrom("house").where("name", "=", name).execute()));
}

function longEnough(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LONGEST_TRIAL).unref());
}
