import { viewerIndex } from "@weirwood/kernel";
import type { Kysely, Transaction } from "kysely";
import type { DecisionRow, DraftRow, Schema } from "../store/schema.ts";

/** An answer that somebody is still thinking about, one for each seat. */
export interface NewDraft extends Omit<DraftRow, "answer"> {
  /** Notation, legal or not; null forgets the draft. */
  readonly answer: string | null;
  /** How far the seat's own sequence was when it was written, where the writer says so. */
  readonly number?: number | undefined;
}

/**
 * Keeps a draft in place of the one before. An answer that was sent beats every draft that was written before it, however
 * late that arrives from a slower tab; what is written after it is a change of mind, and kept.
 */
export async function storeDraft(rows: Transaction<Schema>, { number, answer, ...draft }: NewDraft): Promise<void> {
  const sent = await answerOf(rows, draft);
  if (sent !== undefined && (answer === sent.answer || isOlder(number, sent))) return;
  await forgetDraft(rows, draft.table_id, draft.seat);
  if (answer !== null)
    await rows
      .insertInto("drafts")
      .values({ ...draft, answer })
      .execute();
}

/** Without a word about when it was written, what arrives after the answer counts as written after it. */
function isOlder(number: number | undefined, { seat, numbers }: Pick<DecisionRow, "seat" | "numbers">): boolean {
  return number !== undefined && number < (JSON.parse(numbers) as number[])[viewerIndex(seat)];
}

function answerOf(
  rows: Kysely<Schema>,
  { table_id, seat, ask }: Pick<DraftRow, "table_id" | "seat" | "ask">,
): Promise<Pick<DecisionRow, "seat" | "answer" | "numbers"> | undefined> {
  return rows
    .selectFrom("decisions")
    .select(["seat", "answer", "numbers"])
    .where("table_id", "=", table_id)
    .where("seat", "=", seat)
    .where("ask", "=", ask)
    .where("made_by", "!=", "regent")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What a former owner was thinking about is nobody else's, and what was answered needs no more thought. */
export async function forgetDraft(rows: Transaction<Schema>, table: string, seat: number): Promise<void> {
  await rows.deleteFrom("drafts").where("table_id", "=", table).where("seat", "=", seat).execute();
}

/** A seat's draft, if it answers something that is still asked. */
export async function draftOf(
  rows: Kysely<Schema>,
  { id, asks }: { readonly id: string; readonly asks: readonly { readonly id: number }[] },
  seat: number,
): Promise<Pick<DraftRow, "ask" | "answer"> | undefined> {
  const draft = await rows
    .selectFrom("drafts")
    .select(["ask", "answer"])
    .where("table_id", "=", id)
    .where("seat", "=", seat)
    .executeTakeFirst();
  return draft !== undefined && asks.some((ask) => ask.id === draft.ask) ? draft : undefined;
}
