import type { CompiledQuery, DialectAdapter, Transaction } from "kysely";
import type { DecisionRow, Schema, TableRow } from "./schema.ts";

/**
 * What is written by the thousand. Building a statement costs Kysely as much time as SQLite needs to run it, so each
 * is built once for its columns and used with other values from then on.
 */

/** By database, which each have their own way of writing them, and then by kind and columns. */
const built = new WeakMap<DialectAdapter, Map<string, CompiledQuery>>();

export async function insertDecision(rows: Transaction<Schema>, row: DecisionRow): Promise<void> {
  const statement = once(rows, `insert ${Object.keys(row)}`, () => rows.insertInto("decisions").values(row).compile());
  await rows.executeQuery({ ...statement, parameters: Object.values(row) });
}

/** Changes a table that still has this version; false where somebody else was first. */
export async function updateTable(
  rows: Transaction<Schema>,
  { id, version }: Pick<TableRow, "id" | "version">,
  set: Partial<TableRow>,
): Promise<boolean> {
  const statement = once(rows, `update ${Object.keys(set)}`, () =>
    rows.updateTable("tables").set(set).where("id", "=", id).where("version", "=", version).compile(),
  );
  const parameters = [...Object.values(set), id, version];
  const { numAffectedRows } = await rows.executeQuery({ ...statement, parameters });
  return numAffectedRows === 1n;
}

function once(rows: Transaction<Schema>, name: string, build: () => CompiledQuery): CompiledQuery {
  const { adapter } = rows.getExecutor();
  const known = built.get(adapter) ?? new Map<string, CompiledQuery>();
  built.set(adapter, known);
  const statement = known.get(name) ?? build();
  known.set(name, statement);
  return statement;
}
