import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { beginTable, newGuest, openTestServer, type TestServer, throneTable } from "../testing/test-server.ts";
import type { Tables } from "./tables.ts";
import { sweepTables } from "./turns.ts";

let server: TestServer;
afterEach(() => server.end());

test("the sweep finds all that is due, however many tables are long overdue", async () => {
  const clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await openTestServer({ clock });
  const ann = await newGuest(server, "Ann");
  const table = await beginTable([ann], { seats: [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }] });
  await server.store.write(async (rows) => {
    const row = await rows.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 2500 }, (_, number) => ({
      ...row,
      id: `copy ${number}`,
      position: null,
      facts: "{}",
      // Many at the same moment: none of them is passed over.
      due_at: Math.floor(number / 900),
    }));
    for (let i = 0; i < copies.length; i += 100) {
      await rows
        .insertInto("tables")
        .values(copies.slice(i, i + 100))
        .execute();
    }
    await sql`update tables set due_at = ${clock.now()} where id = ${table}`.execute(rows);
  });
  const found: string[] = [];
  const jobs = { schedule: (_: string, id: string) => void found.push(id) };
  const { askers } = server.tables;
  await sweepTables({ parts: { ...server.tables.parts, jobs }, askers } as unknown as Tables);
  expect(new Set(found).size).toBe(2501);
  expect(found).toHaveLength(2501);
  expect(found.at(-1)).toBe(table);
  // None of the copies is in memory, and all of them are Ann's: they have one turn between them.
  expect(server.tables.askerOf("copy 7")).toEqual(server.tables.askerOf(table));
  expect(server.tables.askerOf("copy 2499")).toEqual(server.tables.askerOf(table));
});

test("others have the event loop between any two tables of a list or an export", async () => {
  server = await openTestServer();
  const ann = await newGuest(server, "Ann");
  const seats = [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }];
  // Open ones, at which nothing goes on by itself.
  for (let number = 0; number < 4; number++) await ann.must("createTable", { body: throneTable({ seats }) });
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  count();
  const { cache } = server.tables;
  const find = cache.find.bind(cache);
  const turns: number[] = [];
  cache.find = (id) => {
    turns.push(turn);
    return find(id);
  };
  const seen: number[][] = [];
  for (const route of ["tables", "exportMe"] as const) {
    turns.length = 0;
    await ann.must(route);
    seen.push([...turns]);
  }
  isOver = true;
  for (const one of seen) {
    expect(one.length).toBeGreaterThanOrEqual(4);
    expect(new Set(one).size).toBe(one.length);
  }
});
