import type { Notice, TableStatus } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { beginTable, type Guest, newGuest, openTestServer, type TestServer } from "../testing/test-server.ts";
import { takeTurns } from "./turns.ts";

let server: TestServer;
let [ann, bob, cid]: Guest[] = [];
let table: string;

beforeEach(async () => {
  server = await openTestServer();
  const players = await Promise.all(["Ann", "Bob", "Cid"].map((name) => newGuest(server, name)));
  [ann, bob, cid] = players;
  await ann.must("changeMe", { body: { webhook: "https://hooks.example/ann" } });
  table = await beginTable(players);
  await cid.must("leaveTable", { params: { table } });
  // His regent has placed his orders: from now on nothing moves by itself.
  await expect.poll(async () => (await server.tables.cache.find(table)).row.decisions).toBe(1);
  // What was said until now is not what these tests are about.
  await server.store.write(async (rows) => {
    await rows.deleteFrom("notices").execute();
    await rows.deleteFrom("notifications").execute();
  });
});
afterEach(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

const apply = (who: Guest, seat = 2) => who.must<TableStatus>("applyForSeat", { params: { table, seat }, body: {} });

const noticesOf = async (who: Guest): Promise<string[]> =>
  (await who.must<Notice[]>("notices")).map(({ kind }) => kind);

const notifications = async (): Promise<string[]> =>
  (await server.store.read.selectFrom("notifications").select("kind").execute()).map(({ kind }) => kind);

test("those who vote are told that somebody applies, once for a seat; who applies again changes nothing", async () => {
  const eve = await newGuest(server, "Eve");
  await apply(eve);
  const { row } = await server.tables.cache.find(table);
  for (let again = 0; again < 20; again++) await apply(eve);
  expect((await server.tables.cache.find(table)).row.version).toBe(row.version);
  expect(await Promise.all([ann, bob, cid, eve].map(noticesOf))).toEqual([
    ["new-candidate"],
    ["new-candidate"],
    [],
    [],
  ]);
  expect(await notifications()).toEqual(["new-candidate"]);
});

test("many who apply for one seat are one notification and one unread notice, also when they change their minds", async () => {
  await bob.must("leaveTable", { params: { table } });
  const strangers = await Promise.all(["Dag", "Eve", "Fay"].map((name) => newGuest(server, name)));
  for (const seat of [2, 1, 2, 1]) for (const stranger of strangers) await apply(stranger, seat);
  expect(await noticesOf(ann)).toEqual(["new-candidate"]);
  expect(await notifications()).toEqual(["new-candidate", "new-candidate"]);
});

test("whose seat was given away is told so, and so is whose it is now; nobody else lost or got one", async () => {
  const eve = await newGuest(server, "Eve");
  // Who gave up does not come back, and is not waited for.
  await server.tables.arrange(table, ({ facts }) => ({
    facts: { ...facts, seats: facts.seats.map((one, seat) => (seat === 2 ? { ...one, regent: "resigned" } : one)) },
  }));
  await apply(eve);
  const body = { kind: "seat", seat: 2, person: eve.id };
  const { votes } = await ann.must<TableStatus>("callVote", { params: { table }, body });
  expect(await Promise.all([cid, eve].map(noticesOf))).toEqual([[], []]);
  await bob.must("vote", { params: { table, id: votes[0].id }, body: { inFavour: true } });
  await takeTurns(server.tables, table);
  expect(await Promise.all([ann, bob, cid, eve].map(noticesOf))).toEqual([
    ["new-candidate"],
    ["vote", "new-candidate"],
    ["new-player"],
    ["seat-given"],
  ]);
});

test("nobody applies as often as they like", async () => {
  // No time passes in which one might be allowed again.
  const strict = await openTestServer({ settings: {}, clock: turnedClock(Date.UTC(2026, 10, 15)) });
  const eve = await newGuest(strict, "Eve");
  const params = { table: "T".repeat(22), seat: 0 };
  const rules: (string | undefined)[] = [];
  for (let time = 0; time < 11; time++) rules.push((await eve.call("applyForSeat", { params, body: {} })).rule);
  expect(rules).toEqual([...Array(10).fill("table.unknown"), "server.too-often"]);
  await strict.end();
});
