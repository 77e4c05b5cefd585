import type { Transaction } from "kysely";
import type { Metrics } from "../app/metrics.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { Schema } from "../store/schema.ts";
import { shifted } from "./clocks.ts";
import type { TableFacts } from "./facts.ts";
import { dueAt } from "./play.ts";
import { RulesFault } from "./rules-fault.ts";
import { type NewTable, stateOf, type Table } from "./table-cache.ts";

/** What is needed of the tables of the server. */
interface Tables {
  readonly parts: {
    readonly clock: Clock;
    readonly log: Log;
    readonly metrics: Pick<Metrics, "tableBroke">;
    readonly store: Store;
  };
  arrange(
    id: string,
    work: (table: Table) => NewTable | undefined,
    ...notices: readonly { readonly kind: "table-broken"; readonly to: (after: Table) => readonly string[] }[]
  ): Promise<Table>;
}

/**
 * Closes a table at which the rules failed: its data are kept, its log can be read, nothing takes it up again by itself;
 * players and operators are told. The record would tell the seed of a game that may yet go on, and waits for its end.
 */
export async function closeForFault(tables: Tables, id: string, fault: RulesFault, decision?: string): Promise<void> {
  const { clock, log, metrics } = tables.parts;
  const found = { at: clock.now(), problem: fault.problem, ...(decision !== undefined && { decision }) };
  const closed = (facts: TableFacts): TableFacts => ({
    ...facts,
    votes: [],
    fault: found,
    result: { winners: [], rule: "table.broken" },
  });
  log.error({ err: fault.cause, table: id, decision }, "the rules failed at a table: it is closed to play");
  metrics.tableBroke();
  try {
    await tables.arrange(
      id,
      ({ row, facts }) =>
        row.state === "playing"
          ? {
              row: { state: "closed", due_at: null },
              facts: closed(facts),
              also: (rows) => reportFault(rows, id, found),
            }
          : undefined,
      { kind: "table-broken", to: ({ facts }) => facts.seats.flatMap(({ person }) => person ?? []) },
    );
  } catch (reason) {
    if (!(reason instanceof RulesFault)) throw reason;
    await tables.parts.store.write((rows) => closeUnread(rows, id, closed, found));
  }
}

type Found = TableFacts["fault"] & object;

/** The row alone: what it says of the game is beyond the rules, so nobody can be looking at it. */
async function closeUnread(
  rows: Transaction<Schema>,
  id: string,
  closed: (facts: TableFacts) => TableFacts,
  found: Found,
): Promise<void> {
  const row = await rows
    .selectFrom("tables")
    .select(["facts", "version"])
    .where("id", "=", id)
    .where("state", "=", "playing")
    .executeTakeFirst();
  if (row === undefined) return;
  const facts = JSON.stringify(closed(JSON.parse(row.facts) as TableFacts));
  const { numUpdatedRows } = await rows
    .updateTable("tables")
    .set({ state: "closed", due_at: null, facts, version: row.version + 1 })
    .where("id", "=", id)
    .where("version", "=", row.version)
    .executeTakeFirst();
  // Another node may have been first: it has reported it.
  if (numUpdatedRows === 1n) await reportFault(rows, id, found);
}

/** In place of the person who reports something: nobody has this id. */
export const BY_SERVER = "";

/** Among what people report: operators look there. */
async function reportFault(rows: Transaction<Schema>, table: string, { at, problem, decision }: Found): Promise<void> {
  const text = decision === undefined ? problem : `${decision}: ${problem}`;
  const unsettled = { about: null, message: null, settled_by: null, settled_at: null };
  await rows
    .insertInto("reports")
    .values({ ...unsettled, by_person: BY_SERVER, table_id: table, text, at })
    .execute();
}

/** An operator has a table go on whose fault is mended. The time between was nobody's. */
export async function reopen(tables: Tables, id: string): Promise<void> {
  const now = tables.parts.clock.now();
  await tables.arrange(id, (table) => {
    const { fault, result: _, ...facts } = table.facts;
    if (fault === undefined) throw refused("table.not-broken");
    const open: TableFacts = { ...facts, time: shifted(facts.time, now - fault.at) };
    return { facts: open, row: { state: "playing", due_at: dueAt(table, stateOf(table), open, now) } };
  });
}
