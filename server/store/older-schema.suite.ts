import { type Kysely, Migrator, sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

/** What becomes of rows that an older version wrote. `newDatabase` gives an empty one. */
export function olderSchemaSuite(newDatabase: () => Promise<Kysely<unknown>>): void {
  test("tags, notifications and the server's own values are what variants, letters and the house were", async () => {
    const db = await newDatabase();
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
    expect((await migrator.migrateTo("0002-replaced-answers")).error).toBeUndefined();
    await sql`insert into house (name, value) values ('cookie-key', 'a key')`.execute(db);
    await sql`insert into letters (id, person, way, kind, title, attempts, at)
      values ('one', 'arya', 'mail', 'your-turn', 'A game', 0, 1)`.execute(db);
    await sql`insert into people (id, name, kind, role, mail_confirmed, language, time_zone, letter_mail, letter_push,
      letter_webhook, created_at, seen_at) values ('arya', 'Arya', 'guest', 'player', 0, 'en', 'UTC', 1, 0, 1, 1, 1)`.execute(
      db,
    );
    await sql`insert into results (table_id, seat, game, seat_name, players, variants, won, resigned, timed_out, finished_at)
      values ('one', 0, 'throne', 'stark', 3, ' ports siege ', 1, 0, 0, 1)`.execute(db);
    await sql`insert into tables (id, game, rules, title, state, version, is_public, is_practice, invite, facts, position,
      decisions, round, players, free_seats, clock, variants, created_at, changed_at)
      values ('one', 'throne', 1, 'A game', 'playing', 9, 1, 0, 'x', '{}', '{}', 7, 2, 3, 0, 'none', ' ports ', 1, 1)`.execute(
      db,
    );

    await migrate(db);
    const first = async (table: string, columns: string): Promise<unknown> =>
      (await sql`select ${sql.raw(columns)} from ${sql.raw(table)}`.execute(db)).rows[0];
    expect(await first("server_values", "name, value")).toEqual({ name: "cookie-key", value: "a key" });
    expect(await first("notifications", "id, way")).toEqual({ id: "one", way: "mail" });
    expect(await first("people", "notify_by_mail, notify_by_push, notify_by_webhook")).toEqual({
      notify_by_mail: 1,
      notify_by_push: 0,
      notify_by_webhook: 1,
    });
    expect(await first("results", "tags")).toEqual({ tags: " ports siege " });
    // Every position that was written so far was written whole.
    expect(await first("tables", "tags, position_at")).toEqual({ tags: " ports ", position_at: 7 });
    await db.destroy();
  });
}
