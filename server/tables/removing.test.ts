import type { Notice, TableStatus } from "@weirwood/protocol";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Guest, newGuest, openTestServer, type TestServer, throneTable } from "../testing/test-server.ts";

let server: TestServer;
let ann: Guest;
let ben: Guest;
let cleo: Guest;
let table: string;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

/** Ann's table, at which Ben sits and is not ready. */
beforeEach(async () => {
  [ann, ben, cleo] = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  ({ id: table } = await ann.must<TableStatus>("createTable", { body: throneTable({ fillWith: "random" }) }));
  await ben.must("joinTable", { params: { table, seat: 1 }, body: {} });
  await ann.must("ready", { params: { table }, body: { nonce: "a" } });
});

const sitters = async (): Promise<(string | undefined)[]> =>
  (await ann.must<TableStatus>("table", { params: { table } })).seats.map(({ person }) => person?.name);

const remove = (who: Guest, seat: number) => who.call<TableStatus>("removeSitter", { params: { table, seat } });

test("the host asks somebody to get up who never gets ready, and the game can begin", async () => {
  expect((await ann.call("startTable", { params: { table } })).rule).toBe("table.not-ready");
  expect((await remove(ann, 1)).status).toBe(200);
  expect(await sitters()).toEqual(["Ann", undefined, undefined]);
  await cleo.must("joinTable", { params: { table, seat: 1 }, body: {} });
  await cleo.must("ready", { params: { table }, body: { nonce: "c" } });
  await ann.must("startTable", { params: { table } });
});

test("whoever was asked to get up is told, sees the table with other eyes, and does not sit down there again", async () => {
  const follower = await ben.connect();
  await follower.ask({ do: "watch", table });
  expect(follower.tables.get(table)?.status.seat).toBe(1);
  await remove(ann, 1);
  await follower.until(() => follower.tables.get(table)?.status.seat === undefined);
  const notices = await ben.must<Notice[]>("notices");
  expect(notices.map(({ kind, table: about }) => [kind, about])).toEqual([["removed", table]]);
  for (const seat of [1, 2]) {
    expect((await ben.call("joinTable", { params: { table, seat }, body: {} })).rule).toBe("table.removed");
  }
  expect(await sitters()).toEqual(["Ann", undefined, undefined]);
  await follower.close();
});

test("nobody but the host asks others to get up, and only before the game", async () => {
  expect((await remove(ben, 0)).rule).toBe("table.not-host");
  expect((await remove(cleo, 1)).rule).toBe("table.not-host");
  expect((await remove(ann, 7)).rule).toBe("kernel.no-seat");
  expect(await sitters()).toEqual(["Ann", "Ben", undefined]);
  await ben.must("ready", { params: { table }, body: { nonce: "b" } });
  await ann.must("startTable", { params: { table } });
  expect((await remove(ann, 1)).rule).toBe("table.not-open");
  expect(await sitters()).toEqual(["Ann", "Ben", undefined]);
});

test("from an empty chair and a bot's nobody is asked to get up, and the host may sit down again", async () => {
  await ann.must("seatBot", { params: { table, seat: 2 }, body: { bot: "random" } });
  const before = (await server.tables.cache.find(table)).row.version;
  expect((await remove(ann, 2)).status).toBe(200);
  expect((await server.tables.cache.find(table)).row.version).toBe(before);
  await remove(ann, 0);
  expect(await sitters()).toEqual([undefined, "Ben", undefined]);
  await ann.must("joinTable", { params: { table, seat: 0 }, body: {} });
  expect((await ann.must<Notice[]>("notices")).length).toBe(0);
});

test("to strangers a private table is not there, host or not", async () => {
  const { id } = await ann.must<TableStatus>("createTable", { body: throneTable({ isPublic: false }) });
  expect((await cleo.call("removeSitter", { params: { table: id, seat: 0 } })).rule).toBe("table.private");
});
