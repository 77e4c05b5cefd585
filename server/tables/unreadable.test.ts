import type { TableSummary } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import {
  beginTable,
  type Guest,
  newGuest,
  openTestServer,
  type TestServer,
  throneTable,
} from "../testing/test-server.ts";
import { forgiveClosure, sweepTables } from "./turns.ts";

const clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
let server: TestServer;
let ann: Guest;

beforeEach(async () => {
  // Next to nothing is kept in memory: tables are read from their rows.
  server = await openTestServer({ clock, cacheBytes: 0 });
  ann = await newGuest(server, "Ann");
});

afterEach(() => server.end());

const live = { kind: "live", bankSeconds: 600, incrementSeconds: 5, incrementEach: "answer" } as const;
const seats = [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }];
const begin = () => beginTable([ann], { seats, options: { players: 3 }, clock: live });

async function spoil(id: string, row: { facts?: string; position?: string; game?: string }): Promise<void> {
  await server.store.write(async (rows) => {
    await rows.updateTable("tables").set(row).where("id", "=", id).execute();
  });
}

test("a table whose row cannot be read hides only itself from the lobby and from its own people", async () => {
  const ruined = [await begin(), await begin(), await begin(), await begin()];
  const whole = await begin();
  await ann.must("createTable", { body: throneTable() });
  await spoil(ruined[0], { facts: "no JSON at all" });
  await spoil(ruined[1], { facts: "{}" });
  await spoil(ruined[2], { position: "no JSON either" });
  await spoil(ruined[3], { game: "chess" });
  for (const query of [{}, { mine: true }]) {
    const listed = await ann.must<TableSummary[]>("tables", { query });
    expect(listed).toHaveLength(2);
    expect(listed.map(({ id }) => id)).toContain(whole);
  }
  for (const id of ruined) expect(server.complaints.join()).toContain(id);
});

test("a table whose row cannot be read keeps no clock of another table from being put right, and no sweep from its end", async () => {
  const [ruined, whole] = [await begin(), await begin()];
  await ann.must("createTable", { body: throneTable() });
  await spoil(ruined, { facts: "no JSON at all" });
  const since = async () => (await server.tables.cache.find(whole)).facts.time.seats.map((seat) => seat.since);
  const before = await since();
  await forgiveClosure(server.tables, 60_000);
  expect(await since()).toEqual(before.map((at) => at && at + 60_000));
  await sweepTables(server.tables);
});
