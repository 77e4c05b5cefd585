import { type Kysely, type Migration, PostgresAdapter, sql } from "kysely";

/** One set for both databases, carried out in order at every start. What has been released is never edited. */
export const migrations: { readonly [name: string]: Migration } = {
  "0001-people-and-tables": { up: peopleAndTables },
  "0002-replaced-answers": { up: replacedAnswers },
  "0003-tags-and-standing-answers": { up: tagsAndStandingAnswers },
  "0004-absences-and-records": { up: absencesAndRecords },
  "0005-first-positions": { up: firstPositions },
};

// Migrations speak to the schema as it was, which the types of today no longer describe.
type AnySchema = Kysely<unknown>;

async function peopleAndTables(db: AnySchema): Promise<void> {
  await db.schema
    .createTable("people")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("name_key", "text", (c) => c.unique())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("password", "text")
    .addColumn("mail", "text")
    .addColumn("mail_confirmed", "integer", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("time_zone", "text", (c) => c.notNull())
    .addColumn("quiet_hours", "text")
    .addColumn("letter_mail", "integer", (c) => c.notNull())
    .addColumn("letter_push", "integer", (c) => c.notNull())
    .addColumn("letter_webhook", "integer", (c) => c.notNull())
    .addColumn("webhook", "text")
    .addColumn("blocked_until", "bigint")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("people_mail").on("people").column("mail").execute();

  await db.schema
    .createTable("sessions")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .addColumn("ends_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sessions_person").on("sessions").column("person").execute();

  await db.schema
    .createTable("tokens")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("hash", "text", (c) => c.notNull().unique())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("label", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema.createIndex("tokens_person").on("tokens").column("person").execute();

  await db.schema
    .createTable("codes")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema.createIndex("codes_person").on("codes").column("person").execute();

  await db.schema
    .createTable("secrets")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("mail", "text", (c) => c.notNull())
    .addColumn("ends_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("secrets_person").on("secrets").column("person").execute();

  await db.schema
    .createTable("tables")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("rules", "integer", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("host", "text")
    .addColumn("is_public", "integer", (c) => c.notNull())
    .addColumn("is_practice", "integer", (c) => c.notNull())
    .addColumn("invite", "text", (c) => c.notNull())
    .addColumn("facts", "text", (c) => c.notNull())
    .addColumn("position", "text")
    .addColumn("decisions", "integer", (c) => c.notNull())
    .addColumn("round", "integer", (c) => c.notNull())
    .addColumn("players", "integer", (c) => c.notNull())
    .addColumn("free_seats", "integer", (c) => c.notNull())
    .addColumn("clock", "text", (c) => c.notNull())
    .addColumn("variants", "text", (c) => c.notNull())
    .addColumn("due_at", "bigint")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .addColumn("started_at", "bigint")
    .addColumn("finished_at", "bigint")
    .execute();
  await db.schema.createIndex("tables_due").on("tables").column("due_at").execute();
  await db.schema.createIndex("tables_lobby").on("tables").columns(["is_public", "state", "created_at"]).execute();

  await db.schema
    .createTable("sitters")
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("seat", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("sitters_key", ["person", "table_id"])
    .execute();
  await db.schema.createIndex("sitters_table").on("sitters").column("table_id").execute();

  await db.schema
    .createTable("decisions")
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("ask", "integer", (c) => c.notNull())
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("answer", "text", (c) => c.notNull())
    .addColumn("made_by", "text", (c) => c.notNull())
    .addColumn("round", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("events", "text", (c) => c.notNull())
    .addColumn("numbers", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("decisions_number", ["table_id", "number"])
    .addUniqueConstraint("decisions_key", ["table_id", "seat", "key"])
    .execute();

  await db.schema
    .createTable("drafts")
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("ask", "integer", (c) => c.notNull())
    .addColumn("answer", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("drafts_key", ["table_id", "seat"])
    .execute();

  await numbered(db, "messages")
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("channel", "text", (c) => c.notNull())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("seat", "integer")
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("hidden", "integer", (c) => c.notNull())
    .addUniqueConstraint("messages_key", ["table_id", "person", "key"])
    .execute();
  await db.schema.createIndex("messages_channel").on("messages").columns(["table_id", "channel", "id"]).execute();
  await db.schema.createIndex("messages_person").on("messages").column("person").execute();

  await db.schema
    .createTable("marks")
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("channel", "text", (c) => c.notNull())
    .addColumn("up_to", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("marks_key", ["table_id", "person", "channel"])
    .execute();

  await db.schema
    .createTable("notes")
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("notes_key", ["table_id", "person"])
    .execute();

  await db.schema
    .createTable("mutes")
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("muted", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("mutes_key", ["person", "muted"])
    .execute();

  await numbered(db, "reports")
    .addColumn("by_person", "text", (c) => c.notNull())
    .addColumn("about", "text")
    .addColumn("table_id", "text")
    .addColumn("message", "integer")
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("settled_by", "text")
    .addColumn("settled_at", "bigint")
    .execute();

  await numbered(db, "notices")
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("table_id", "text")
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("read_at", "bigint")
    .execute();
  await db.schema.createIndex("notices_person").on("notices").columns(["person", "id"]).execute();

  await db.schema
    .createTable("letters")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("way", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("table_id", "text")
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("due_at", "bigint")
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("letters_due").on("letters").column("due_at").execute();
  await db.schema.createIndex("letters_person").on("letters").column("person").execute();

  await db.schema
    .createTable("devices")
    .addColumn("endpoint", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("p256dh", "text", (c) => c.notNull())
    .addColumn("auth", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("devices_person").on("devices").column("person").execute();

  await db.schema
    .createTable("results")
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("person", "text")
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("seat_name", "text", (c) => c.notNull())
    .addColumn("players", "integer", (c) => c.notNull())
    .addColumn("variants", "text", (c) => c.notNull())
    .addColumn("won", "integer", (c) => c.notNull())
    .addColumn("resigned", "integer", (c) => c.notNull())
    .addColumn("timed_out", "integer", (c) => c.notNull())
    .addColumn("finished_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("results_key", ["table_id", "seat"])
    .execute();
  await db.schema.createIndex("results_person").on("results").columns(["person", "game"]).execute();
  await db.schema.createIndex("results_game").on("results").column("game").execute();

  await db.schema
    .createTable("house")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
}

async function replacedAnswers(db: AnySchema): Promise<void> {
  await db.schema.alterTable("decisions").addColumn("replaced", "text").execute();
}

/**
 * Variants become tags, which any game may have; tables and columns of the server get the names of the trade; answers that
 * are given beforehand, and the decision up to which a position was written, get a place.
 */
async function tagsAndStandingAnswers(db: AnySchema): Promise<void> {
  for (const table of ["tables", "results"]) {
    await db.schema.alterTable(table).renameColumn("variants", "tags").execute();
  }
  for (const way of ["mail", "push", "webhook"]) {
    await db.schema.alterTable("people").renameColumn(`letter_${way}`, `notify_by_${way}`).execute();
  }
  await db.schema.alterTable("house").renameTo("server_values").execute();
  for (const index of ["letters_due", "letters_person"]) await db.schema.dropIndex(index).execute();
  await db.schema.alterTable("letters").renameTo("notifications").execute();
  await db.schema.createIndex("notifications_due").on("notifications").column("due_at").execute();
  await db.schema.createIndex("notifications_person").on("notifications").column("person").execute();

  await db.schema
    .createTable("standing_answers")
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("answer", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("standing_answers_key", ["table_id", "seat", "kind"])
    .execute();

  await db.schema
    .alterTable("tables")
    .addColumn("position_at", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update tables set position_at = decisions`.execute(db);
}

/** Who is away since when, and published records, get a place; drafts of what was answered since are forgotten. */
async function absencesAndRecords(db: AnySchema): Promise<void> {
  await db.schema
    .createTable("absences")
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("since", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("absences_key", ["table_id", "seat"])
    .execute();
  await db.schema
    .createTable("records")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("record", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("records_person").on("records").column("person").execute();
  await sql`delete from drafts where exists (select 1 from decisions where decisions.table_id = drafts.table_id
    and decisions.seat = drafts.seat and decisions.ask = drafts.ask)`.execute(db);
}

async function firstPositions(db: AnySchema): Promise<void> {
  await db.schema
    .createTable("first_positions")
    .addColumn("table_id", "text", (c) => c.primaryKey())
    .addColumn("position", "text", (c) => c.notNull())
    .execute();
}

/** A table whose rows are numbered as they come. The two databases spell that differently. */
function numbered(db: AnySchema, name: string) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const table = db.schema.createTable(name);
  return isPostgres
    ? table.addColumn("id", "serial", (c) => c.primaryKey())
    : table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
}
