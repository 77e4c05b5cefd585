import type { TableStatus } from "@weirwood/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import {
  beginTable,
  followTable,
  Guest,
  newGuest,
  openTestServer,
  playOn,
  TestConnection,
  type TestServer,
} from "../testing/test-server.ts";

let server: TestServer;
let guests: Guest[];
let table: string;

beforeAll(async () => {
  server = await openTestServer({ clock: turnedClock(Date.parse("2026-11-15T12:00:00Z")), settings: {} });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  table = await beginTable(guests);
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

const visit = (): Promise<TestConnection> =>
  TestConnection.open(server.address, { origin: server.address }, "/live?as=visitor");

test("whoever has given no name reads a public table, its log and its talk", async () => {
  const visitor = new Guest(server.address);
  const params = { table };
  const status = await visitor.must<TableStatus>("table", { params });
  expect(status).toMatchObject({ id: table, isHost: false });
  expect(status.seat).toBeUndefined();
  expect(await visitor.must("log", { params, query: { before: 1000 } })).toEqual([]);
  expect(await visitor.must("messages", { params, query: { channel: "table" } })).toEqual([]);
  expect(visitor.cookie).toBe("");
});

test("a visitor follows a public game as it happens, and does nothing in anybody's name", async () => {
  const visitor = await visit();
  const players = await followTable(guests, table);
  expect(await visitor.ask({ do: "watch", table })).toMatchObject({ is: "accepted" });
  expect(visitor.heard[0]).toMatchObject({ is: "welcome" });
  expect(visitor.heard[0]).not.toHaveProperty("me");
  await playOn(players, table, 5);
  await visitor.ask({ do: "ping" });
  const { game, views } = await server.tables.cache.find(table);
  expect(visitor.tables.get(table)?.view).toEqual(game.toJSON(views[0]));
  for (const message of [
    { do: "decide", table, ask: 1, answer: "x" },
    { do: "draft", table, ask: 1, answer: "x" },
    { do: "say", table, channel: "table", text: "hello" },
    { do: "stand", table, kind: "orders", answer: null },
  ] as const) {
    expect(await visitor.ask(message)).toMatchObject({ is: "refused", rule: "people.not-signed-in" });
  }
  await Promise.all([visitor, ...players].map((one) => one.close()));
});

test("a private table and a link that was cut short answer clearly", async () => {
  const hidden = await beginTable(guests, { isPublic: false });
  const visitor = await visit();
  expect(await visitor.ask({ do: "watch", table: hidden })).toMatchObject({ rule: "table.private" });
  expect(await visitor.ask({ do: "watch", table: "none" })).toMatchObject({ rule: "table.unknown" });
  const nobody = new Guest(server.address);
  expect((await nobody.call("table", { params: { table: hidden } })).rule).toBe("table.private");
  expect(await nobody.call("table", { params: { table: "none" } })).toMatchObject({
    status: 404,
    rule: "table.unknown",
  });
  await visitor.close();
});

test("whoever does not say that they only look must be signed in, and visitors from one address are not many", async () => {
  await expect(TestConnection.open(server.address, { origin: server.address })).rejects.toThrow("401");
  const many = await Promise.allSettled(Array.from({ length: 70 }, visit));
  const opened = many.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(opened.length).toBeLessThanOrEqual(60);
  await Promise.all(opened.map((one) => one.close()));
});
