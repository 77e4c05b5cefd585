import { viewerIndex } from "@weirwood/kernel";
import type { Kysely, Transaction } from "kysely";
import { refused } from "../refusals.ts";
import type { DecisionRow, Schema } from "../store/schema.ts";
import { insertDecision } from "../store/statements.ts";

/** How often one seat may replace its answer to one ask. Nobody changes their mind so often, and every key is kept. */
export const MOST_REPLACED = 100;

/** A key that was answered, and the seat's own number after it. */
type AnsweredKey = readonly [key: string, number: number];

/** Stores an answer. One that replaces another takes its row, which remembers the keys of those before. */
export async function storeAnswer(rows: Transaction<Schema>, decision: DecisionRow, isFirst: boolean): Promise<void> {
  const earlier = isFirst ? undefined : await presentAnswer(rows, decision);
  if (earlier === undefined) return insertDecision(rows, decision);
  const keys = keysOf(earlier);
  // Sent again after it was replaced: it has counted, and whoever sent it is told so.
  if (keys.some(([key]) => key === decision.key)) throw refused("table.stale-ask");
  if (keys.length > MOST_REPLACED) throw refused("table.too-many-answers", { most: MOST_REPLACED });
  await rows
    .updateTable("decisions")
    .set({ ...decision, replaced: JSON.stringify(keys) })
    .where("table_id", "=", decision.table_id)
    .where("number", "=", earlier.number)
    .execute();
}

function presentAnswer(
  rows: Kysely<Schema>,
  { table_id, seat, ask }: Pick<DecisionRow, "table_id" | "seat" | "ask">,
): Promise<DecisionRow | undefined> {
  return rows
    .selectFrom("decisions")
    .selectAll()
    .where("table_id", "=", table_id)
    .where("seat", "=", seat)
    .where("ask", "=", ask)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether a seat's present answer to an ask is its regent's. */
export async function isOfRegent(
  rows: Kysely<Schema>,
  answer: Pick<DecisionRow, "table_id" | "seat" | "ask">,
): Promise<boolean> {
  return (await presentAnswer(rows, answer))?.made_by === "regent";
}

/** All keys under which a row was answered, the present one last. */
function keysOf({
  key,
  seat,
  numbers,
  replaced,
}: Pick<DecisionRow, "key" | "seat" | "numbers" | "replaced">): AnsweredKey[] {
  const before = replaced === null ? [] : (JSON.parse(replaced) as AnsweredKey[]);
  return [...before, [key, (JSON.parse(numbers) as number[])[viewerIndex(seat)]]];
}

/** The seat's own number after an answer that was sent before under the same key, also if it was replaced since. */
export async function earlierAnswer(
  rows: Kysely<Schema>,
  table: string,
  { seat, ask, key }: Pick<DecisionRow, "seat" | "ask" | "key">,
): Promise<number | undefined> {
  const found = await rows
    .selectFrom("decisions")
    .select(["key", "seat", "numbers", "replaced"])
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .where((row) => row.or([row("key", "=", key), row("ask", "=", ask)]))
    .execute();
  return found.flatMap(keysOf).find(([one]) => one === key)?.[1];
}
