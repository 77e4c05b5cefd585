import { closeForFault } from "./faults.ts";
import { RulesFault } from "./rules-fault.ts";
import type { Tables } from "./tables.ts";

/** Tables that have been due for so long when a process starts: whoever should have taken them up may have ended over one. */
const OVERDUE = 3_000;
const MOST_TABLES = 20;
const MOST_TRIALS = 2;
/** More than bots may think. A younger mark in a cluster is of a node that tries the table at this moment. */
const LONGEST_TRIAL = 25_000;

/** How a table is taken up: what is due there is done. */
type TakeUp = (tables: Tables, id: string) => Promise<void>;

/**
 * Takes up what is overdue when a process starts, one table at a time, each marked until its turn has ended, however long
 * its bots think. A table at which processes end again and again (the watchdog ends those whose event loop stands still)
 * is still marked when the next one starts, and is closed after two trials. What stops a loop is never done, so it is
 * soon the longest overdue.
 */
export async function tryOverdue(tables: Tables, takeUp: TakeUp): Promise<void> {
  const { store, clock, botPool } = tables.parts;
  const rows = await store.read
    .selectFrom("tables")
    .select("id")
    .where("state", "=", "playing")
    .where("due_at", "<=", clock.now() - OVERDUE)
    .orderBy("due_at")
    .limit(MOST_TABLES)
    .execute();
  for (const { id } of rows) if (!botPool.isClosed) await tryTable(tables, id, takeUp);
}

/**
 * Takes up one table that may end the process, marked meanwhile, and closes it where two processes ended so. Answers
 * whether that was for us to do: a table that another node tries at this moment is left to it.
 */
export async function tryTable(tables: Tables, id: string, takeUp: TakeUp): Promise<boolean> {
  const { store, clock, log } = tables.parts;
  const name = `trial:${id}`;
  const row = await store.read.selectFrom("server_values").select("value").where("name", "=", name).executeTakeFirst();
  const [trials, since] = (row?.value ?? "0 0").split(" ").map(Number);
  const now = clock.now();
  if (store.kind === "postgres" && now - since < LONGEST_TRIAL) return false;
  try {
    if (trials >= MOST_TRIALS) {
      await closeForFault(tables, id, new RulesFault("the process ended whenever it took up this table"));
    } else {
      const value = `${trials + 1} ${now}`;
      await store.write(async (rows) => {
        const mark = rows.insertInto("server_values").values({ name, value });
        await mark.onConflict((row) => row.column("name").doUpdateSet({ value })).execute();
      });
      await takeUp(tables, id);
    }
  } catch (err) {
    log.error({ err, table: id }, "a table could not be taken up; the sweep finds it again");
  }
  await store.write(async (rows) => void (await rows.deleteFrom("server_values").where("name", "=", name).execute()));
  return true;
}
