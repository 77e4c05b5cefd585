import type { Json } from "@weirwood/kernel";
import type { Kysely } from "kysely";
import type { Schema } from "../store/schema.ts";
import { giveWay } from "../workers/fair-turns.ts";
import type { PeopleParts } from "./parts.ts";
import { meOf } from "./rows.ts";

/** All that is stored about somebody, in the words of the protocol; of secrets, that there are some. */
export async function exportPerson(parts: PeopleParts, person: string): Promise<Json> {
  const rows = parts.store.read;
  const [sessions, tokens, notes, marks, mutes, notices, notifications, devices, messages, reports, results, records] =
    await Promise.all([
      rows.selectFrom("sessions").select(["created_at", "seen_at", "ends_at"]).where("person", "=", person).execute(),
      rows.selectFrom("tokens").select(["label", "created_at", "used_at"]).where("person", "=", person).execute(),
      rows.selectFrom("notes").select(["table_id", "text"]).where("person", "=", person).execute(),
      rows.selectFrom("marks").select(["table_id", "channel", "up_to"]).where("person", "=", person).execute(),
      rows.selectFrom("mutes").select("muted").where("person", "=", person).execute(),
      rows.selectFrom("notices").selectAll().where("person", "=", person).orderBy("id").execute(),
      rows.selectFrom("notifications").select(["way", "kind", "table_id", "at"]).where("person", "=", person).execute(),
      rows.selectFrom("devices").select("endpoint").where("person", "=", person).execute(),
      rows.selectFrom("messages").selectAll().where("person", "=", person).orderBy("id").execute(),
      rows.selectFrom("reports").selectAll().where("by_person", "=", person).orderBy("id").execute(),
      rows.selectFrom("results").selectAll().where("person", "=", person).execute(),
      rows.selectFrom("records").selectAll().where("person", "=", person).orderBy("created_at").execute(),
    ]);
  return {
    profile: { ...(await meOf(rows, person)) } as unknown as Json,
    sessions: sessions.map((one) => ({ createdAt: one.created_at, seenAt: one.seen_at, endsAt: one.ends_at })),
    tokens: tokens.map((one) => ({ label: one.label, createdAt: one.created_at, usedAt: one.used_at })),
    devices: devices.map((one) => one.endpoint),
    tables: await tablesOf(parts, rows, person),
    results: results.map((one) => ({
      table: one.table_id,
      game: one.game,
      seat: one.seat_name,
      players: one.players,
      tags: one.tags.split(" ").filter((tag) => tag !== ""),
      hasWon: one.won === 1,
      hasResigned: one.resigned === 1,
      hasTimedOut: one.timed_out === 1,
      finishedAt: one.finished_at,
    })),
    records: records.map((one) => ({ id: one.id, game: one.game, record: one.record, createdAt: one.created_at })),
    messages: messages.map((one) => ({ table: one.table_id, channel: one.channel, text: one.text, at: one.at })),
    readUpTo: marks.map((one) => ({ table: one.table_id, channel: one.channel, message: one.up_to })),
    notes: notes.map((one) => ({ table: one.table_id, text: one.text })),
    muted: mutes.map((one) => one.muted),
    reports: reports.map((one) => ({
      about: one.about,
      table: one.table_id,
      message: one.message,
      text: one.text,
      at: one.at,
    })),
    notices: notices.map((one) => ({ kind: one.kind, table: one.table_id, title: one.title, at: one.at })),
    letters: notifications.map((one) => ({ way: one.way, kind: one.kind, table: one.table_id, at: one.at })),
  };
}

/** One's seats with one's own decisions: not those of a former owner, nor of a regent. */
async function tablesOf(parts: PeopleParts, rows: Kysely<Schema>, person: string): Promise<Json[]> {
  const seats = await rows
    .selectFrom("sitters")
    .innerJoin("tables", "tables.id", "sitters.table_id")
    .select(["tables.id", "tables.game", "tables.title", "tables.state", "tables.created_at", "sitters.seat"])
    .where("sitters.person", "=", person)
    .orderBy("tables.created_at")
    .execute();
  const tables: Json[] = [];
  for (const { id, game, title, state, created_at, seat } of seats) {
    // Each has its game read where it is not in memory, and there may be thousands.
    await giveWay();
    const { since } = await parts.tables.access(id, person, undefined);
    const decisions = await rows
      .selectFrom("decisions")
      .select(["numbers", "answer", "at"])
      .where("table_id", "=", id)
      .where("seat", "=", seat)
      .where("made_by", "in", ["person", "draft"])
      .where("at", ">=", since)
      .orderBy("number")
      .execute();
    const draft = await rows
      .selectFrom("drafts")
      .select("answer")
      .where("table_id", "=", id)
      .where("seat", "=", seat)
      .executeTakeFirst();
    tables.push({
      id,
      game,
      title,
      state,
      seat,
      since,
      createdAt: created_at,
      // By the seat's own number: the table's would tell how often others have answered in secret.
      decisions: decisions.map(({ numbers, answer, at }) => ({ number: ownNumber(numbers, seat), answer, at })),
      draft: draft?.answer ?? null,
    });
  }
  return tables;
}

/** Of each viewer's number after a decision, the onlooker's comes first. */
function ownNumber(numbers: string, seat: number): number {
  return (JSON.parse(numbers) as number[])[seat + 1];
}
