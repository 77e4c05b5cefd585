import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerMessage, TableStatus } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import {
  beginTable,
  followTable,
  Guest,
  newGuest,
  openTestServer,
  type TestConnection,
  type TestServer,
} from "../testing/test-server.ts";
import { takeTurns } from "./turns.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-11-15T12:00:00Z");

let folder: string;
let clock: TurnedClock;
let server: TestServer;
let guests: Guest[];
let table: string;
let connections: TestConnection[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weirwood-away-"));
  clock = turnedClock(START);
  server = await openTestServer({ clock, folder });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  table = await beginTable(guests);
  connections = await followTable(guests, table);
});

afterEach(async () => {
  await Promise.all(connections.map((one) => one.close()));
  await server.end();
  await rm(folder, { recursive: true, force: true });
  expect(server.complaints).toEqual([]);
});

type Presence = Extract<ServerMessage, { is: "presence" }>;
const isPresence = (message: ServerMessage): message is Presence => message.is === "presence";

const params = () => ({ params: { table } });
const statusFor = (guest: Guest): Promise<TableStatus> => guest.must<TableStatus>("table", params());
const awaySince = async (guest: Guest): Promise<(number | undefined)[]> =>
  (await statusFor(guest)).seats.map((seat) => seat.awaySince);

/** Closes somebody's only connection, and waits until another was told. */
async function goAway(seat: number, witness: TestConnection): Promise<void> {
  clock.turnBy(2000);
  const told = witness.next((one): one is Presence => isPresence(one) && !one.here.includes(seat));
  await connections[seat].close();
  await told;
}

/** Time passes for people who stay: their clients go on answering the server's heartbeat. */
async function pass(minutes: number): Promise<void> {
  for (let half = 0; half < 2 * minutes; half++) {
    clock.turnBy(MINUTE / 2);
    await Promise.all(connections.filter(({ isClosed }) => !isClosed).map((one) => one.ask({ do: "ping" })));
  }
}

/** The next process, on what the last one left. */
async function restart(): Promise<void> {
  await server.end();
  server = await openTestServer({ clock, folder });
  guests = guests.map((old) => Object.assign(new Guest(server.address), { cookie: old.cookie, id: old.id }));
}

test("who goes is away from then on, for everybody within a second, and who comes back is not", async () => {
  const [ann] = connections;
  await goAway(1, ann);
  const left = START + 2000;
  expect(ann.heard.filter(isPresence).at(-1)).toMatchObject({ here: [0, 2], away: [{ seat: 1, since: left }] });
  await pass(10);
  expect(await awaySince(guests[0])).toEqual([undefined, left, undefined]);
  const back = ann.next((one): one is Presence => isPresence(one) && one.here.length === 3);
  [connections[1]] = await followTable([guests[1]], table);
  expect(await back).toMatchObject({ away: [] });
  expect(await awaySince(guests[0])).toEqual([undefined, undefined, undefined]);
});

test("a restart forgets nobody who was away, and takes nobody for away for ever", async () => {
  await goAway(1, connections[0]);
  const left = START + 2000;
  clock.turnBy(2 * 24 * 60 * MINUTE);
  await restart();
  clock.turnBy(MINUTE);
  connections = await followTable([guests[0]], table);
  const [, ben, cleo] = await awaySince(guests[0]);
  expect(ben).toBe(left);
  // Cleo was there until the server closed.
  expect(cleo).toBe(clock.now() - MINUTE);
  // A process that is killed writes nothing: whoever was there then counts as away from when that is noticed.
  await server.store.write(async (rows) => {
    await rows.deleteFrom("absences").where("seat", "=", 2).execute();
  });
  await Promise.all(connections.map((one) => one.close()));
  await restart();
  connections = await followTable([guests[0]], table);
  expect((await awaySince(guests[0])).slice(1)).toEqual([left, clock.now()]);
});

test("the others seat a regent for whoever has been away for some minutes, who takes the seat again", async () => {
  const [ann, ben, cleo] = guests;
  await goAway(1, connections[0]);
  const body = { kind: "regent", seat: 1 };
  expect((await ann.call("callVote", { ...params(), body })).rule).toBe("table.not-away");
  await pass(5);
  const { votes } = await ann.must<TableStatus>("callVote", { ...params(), body });
  expect(votes).toMatchObject([{ kind: "regent", seat: 1, by: 0, inFavour: [0], against: [], open: [2], needed: 2 }]);
  await cleo.must("vote", { params: { table, id: votes[0].id }, body: { inFavour: true } });
  expect((await statusFor(ann)).seats[1]).toMatchObject({ hasRegent: true, hasResigned: false });
  await takeTurns(server.tables, table);
  const made = await server.tables.reader.decisionsAfter(table, 0);
  expect(made).toMatchObject([{ seat: 1, made_by: "regent" }]);
  const notices = await ben.must<{ kind: string }[]>("notices");
  expect(notices.map(({ kind }) => kind)).toContain("regent");
  await ben.must("returnToSeat", params());
  expect((await statusFor(ann)).seats[1].hasRegent).toBe(false);
});

test("a vote is counted anew when somebody goes, and whoever is then alone does not decide it", async () => {
  const [ann] = guests;
  await goAway(2, connections[0]);
  await pass(5);
  const told = connections[1].next((one) => one.is === "status" && one.status.votes.length === 1);
  const { votes } = await ann.must<TableStatus>("callVote", { ...params(), body: { kind: "regent", seat: 2 } });
  await told;
  expect(votes[0]).toMatchObject({ open: [1], needed: 2 });
  clock.turnBy(2000);
  // Most of those who play are gone: without a clock it is a table over days now, and Ben has a day to answer.
  const counted = connections[0].next((one) => one.is === "status" && one.status.seats[1].isHere === false);
  await connections[1].close();
  await counted;
  const { votes: open, seats } = await statusFor(ann);
  expect([seats[2].hasRegent, open]).toMatchObject([false, [{ open: [1], needed: 2 }]]);
});
