import type { TableStatus, TableSummary } from "@weirwood/protocol";
import { afterEach, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { beginTable, followTable, newGuest, openTestServer, playOn, type TestServer } from "../testing/test-server.ts";

let server: TestServer;

afterEach(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

test("delayed onlookers learn nothing early from a table's arrangement, over HTTP, by socket or in the lobby", async () => {
  const clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await openTestServer({ clock });
  const guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  const eve = await newGuest(server, "Eve");
  const table = await beginTable(guests, {
    clock: { kind: "live", bankSeconds: 600, incrementSeconds: 0, incrementEach: "round" },
    onlookers: { allowed: true, delaySeconds: 10 },
  });
  const connections = await followTable(guests, table);
  const stranger = await eve.connect();
  await stranger.ask({ do: "watch", table });
  const readings = async () => {
    const { round, number, clocks } = await eve.must<TableStatus>("table", { params: { table } });
    const listed = (await eve.must<TableSummary[]>("tables")).find(({ id }) => id === table);
    return { round, number, clocks, listed: listed?.round };
  };
  const before = await readings();
  expect(before).toEqual({ round: 1, number: 0, clocks: [], listed: 1 });
  await playOn(connections, table, 40);
  expect((await server.tables.cache.find(table)).facts.numbers[0]).toBeGreaterThan(0);
  expect(await readings()).toEqual(before);
  const told = stranger.next((message) => message.is === "status");
  await guests[0].must("callVote", { params: { table }, body: { kind: "draw" } });
  expect(await told).toMatchObject({ status: { round: 1, number: 0, clocks: [] } });
  clock.turnBy(10_000);
  const { facts } = await server.tables.cache.find(table);
  expect((await readings()).number).toBe(facts.numbers[0]);
  await Promise.all([...connections, stranger].map((one) => one.close()));
});
