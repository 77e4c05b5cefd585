import type { TableStatus, TableSummary } from "@weirwood/protocol";
import { afterEach, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { beginTable, followTable, newGuest, openTestServer, playOn, type TestServer } from "../testing/test-server.ts";
import { takeTurns } from "./turns.ts";

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
  stranger.heard.length = 0;
  await guests[0].must("callVote", { params: { table }, body: { kind: "draw" } });
  await stranger.ask({ do: "ping" });
  for (const message of stranger.heard)
    if (message.is === "status") expect(message).toMatchObject({ status: { round: 1, number: 0, clocks: [] } });
  clock.turnBy(10_000);
  const { facts } = await server.tables.cache.find(table);
  expect((await readings()).number).toBe(facts.numbers[0]);
  await Promise.all([...connections, stranger].map((one) => one.close()));
});

test("delayed onlookers hear of no vote or nudge, of regents when their time has come, and of no change in between", async () => {
  const clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await openTestServer({ clock });
  const guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  const eve = await newGuest(server, "Eve");
  const live = { kind: "live", bankSeconds: 3600, incrementSeconds: 0, incrementEach: "round" } as const;
  const table = await beginTable(guests, { clock: live, onlookers: { allowed: true, delaySeconds: 60 } });
  const connections = await followTable(guests, table);
  const [stranger] = await followTable([eve], table);
  const params = { table };
  const spoken = () => connections[0].tables.get(table)?.status;
  const behind = async () => {
    const { seats, votes, nudges, pausedAt, candidates } = await eve.must<TableStatus>("table", { params });
    const listed = (await eve.must<TableSummary[]>("tables")).find(({ id }) => id === table);
    const regents = [seats, listed?.seats ?? []].map((all) =>
      all.map(({ hasRegent, hasResigned }) => hasRegent || hasResigned),
    );
    return { regents, votes, nudges, pausedAt, candidates };
  };
  const before = await behind();
  expect(before).toEqual({
    regents: [
      [false, false, false],
      [false, false, false],
    ],
    votes: [],
    nudges: [],
    pausedAt: undefined,
    candidates: [],
  });
  /** Clients go on answering the server's heartbeat. */
  const others: (typeof stranger)[] = [];
  const pass = async (halfMinutes: number): Promise<void> => {
    for (let half = 0; half < halfMinutes; half++) {
      clock.turnBy(30_000);
      await Promise.all([...connections, stranger, ...others].map((one) => one.ask({ do: "ping" })));
    }
  };
  await pass(10);
  const lobby = await eve.connect();
  others.push(lobby);
  await lobby.ask({ do: "watch-lobby" });
  // The first word of a table is news to whoever has just begun to listen.
  await guests[0].must("nudge", { params: { table, seat: 2 } });
  await lobby.until(() => lobby.heard.some(({ is }) => is === "lobby"));
  lobby.heard.length = 0;
  stranger.heard.length = 0;
  await guests[0].must("nudge", { params: { table, seat: 1 } });
  await guests[0].must("callVote", { params, body: { kind: "pause" } });
  for (const guest of guests.slice(1)) await guest.must("vote", { params: { table, id: 1 }, body: { inFavour: true } });
  await guests[0].must("callVote", { params, body: { kind: "end" } });
  await guests[2].must("resign", { params });
  // The regent has answered: nobody thinks while the clock is turned.
  await takeTurns(server.tables, table);
  const pausedAt = clock.now();
  // So many changes in a row are told together, a moment later.
  clock.turnBy(250);
  await connections[0].until(() => spoken()?.seats[2].hasResigned === true);
  expect(spoken()).toMatchObject({ nudges: [{ seat: 2 }, { seat: 1 }], votes: [{ kind: "end" }], pausedAt });
  expect(await behind()).toEqual(before);
  // Nor by asking for the seat, nor by how often the lobby is told.
  expect((await eve.call("applyForSeat", { params: { table, seat: 2 }, body: {} })).rule).toBe("table.no-regent");
  await Promise.all([stranger, lobby].map((one) => one.ask({ do: "ping" })));
  expect(stranger.heard.filter(({ is }) => is === "status")).toEqual([]);
  expect(lobby.heard.filter(({ is }) => is === "lobby")).toEqual([]);
  const told = stranger.next((message) => message.is === "status");
  await pass(2);
  expect(await told).toMatchObject({
    status: { seats: [{}, {}, { hasRegent: true, hasResigned: true }], votes: [], nudges: [] },
  });
  expect((await behind()).regents).toEqual([
    [false, false, true],
    [false, false, true],
  ]);
  expect((await eve.call("applyForSeat", { params: { table, seat: 2 }, body: {} })).rule).toBeUndefined();
  await Promise.all([...connections, stranger, lobby].map((one) => one.close()));
});
