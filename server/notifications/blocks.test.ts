import { chanceFrom } from "@weirwood/kernel";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import { stateOf, type Table } from "../tables/table-cache.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  type TestServer,
} from "../testing/test-server.ts";
import { openListener } from "./testing/listener.ts";

const MINUTE = 60_000;

let clock: TurnedClock;
let server: TestServer;
let listener: Awaited<ReturnType<typeof openListener>>;
let guests: Guest[];
let table: string;

beforeEach(async () => {
  clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  listener = await openListener();
  server = await openTestServer({ clock, guard: { isAllowed: (address) => address === "127.0.0.1" } });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  await guests[0].must("changeMe", { body: { webhook: `${listener.url}/ann` } });
  table = await beginTable(guests, { practice: { seed: "blocks" } });
});
afterEach(async () => {
  await server.end();
  await listener.close();
  expect(server.complaints).toEqual([]);
});

const shown = (): Promise<Table> => server.tables.cache.find(table);
const isAsked = (one: Table, seat: number): boolean =>
  one.row.state === "playing" && one.game.isAwaited(stateOf(one), seat);

/** One seat's answer by chance. */
async function answer(seat: number, luck: number): Promise<void> {
  const one = await shown();
  const { game, asks, facts } = one;
  const { person = "" } = facts.seats[seat];
  const ask = asks.find(({ seats }) => seats.includes(seat));
  if (ask === undefined) throw new Error("the seat is not asked");
  const made = game.print(game.sample(stateOf(one), seat, chanceFrom(luck)));
  await server.tables.decide(table, { seat, ask: ask.id, key: `key ${luck}`, answer: made, by: "person", person });
}

/** Time passes, until every notification that was due has been sent or dropped. */
async function wait(milliseconds: number): Promise<void> {
  clock.turnBy(milliseconds);
  const waiting = () =>
    server.store.read.selectFrom("notifications").select("id").where("due_at", "is not", null).execute();
  await expect.poll(waiting).toEqual([]);
}

/** Others answer, and Ann too where she is asked first, until a block of hers begins. */
async function playUntilAnnIsAsked(luck: number): Promise<void> {
  for (let isNew = false; !isNew; luck++) {
    const before = await shown();
    await answer([0, 1, 2].find((one) => isAsked(before, one)) as number, luck);
    isNew = !isAsked(before, 0) && isAsked(await shown(), 0);
  }
}

test("somebody who is away gets one notification for each block of asks, however many asks are in it", async () => {
  let [blocks, asksInBlocks] = [0, 0];
  for (let luck = 0; luck < 300; luck++) {
    const before = await shown();
    const seat = [0, 1, 2].find((one) => isAsked(before, one));
    if (seat === undefined) break;
    await answer(seat, luck);
    const after = await shown();
    if (isAsked(after, 0)) asksInBlocks++;
    if (!isAsked(after, 0) || isAsked(before, 0)) continue;
    blocks++;
    await wait(MINUTE);
    expect(listener.heard).toHaveLength(blocks);
  }
  // Otherwise the game did not tell blocks and asks apart, and the test proved nothing.
  expect(blocks).toBeGreaterThan(5);
  expect(asksInBlocks).toBeGreaterThan(blocks);
});

test("a notification about a block that is over is not sent; for the next, which began before her eyes, one is when she left", async () => {
  await guests[0].must("changeMe", { body: { timeZone: "UTC", quietHours: { from: "10:00", to: "14:00" } } });
  await playUntilAnnIsAsked(1000);
  const [hers] = await followTable([guests[0]], table);
  const noticed = () =>
    server.store.read.selectFrom("notices").select("id").where("person", "=", guests[0].id).execute();
  const before = await noticed();
  await playUntilAnnIsAsked(2000);
  expect(await noticed()).toEqual(before);
  await hers.close();
  await expect.poll(() => server.tables.presence.at(table).seats).toEqual([]);
  expect(isAsked(await shown(), 0)).toBe(true);
  await wait(3 * 60 * MINUTE);
  expect(listener.heard).toHaveLength(1);
});

test("as long as somebody is at the table, no notification comes; nor afterwards, when they have answered", async () => {
  const [hers] = await followTable([guests[0]], table);
  await playUntilAnnIsAsked(3000);
  const due = async () =>
    (await server.store.read.selectFrom("notifications").select("due_at").execute()).at(-1)?.due_at;
  const first = await due();
  // The server asks now and then whether she is still there, and she says so.
  for (let passed = 0; passed < 12 * MINUTE; passed += MINUTE / 3) {
    clock.turnBy(MINUTE / 3);
    await hers.ask({ do: "ping" });
  }
  await expect.poll(due).toBeGreaterThan(first as number);
  for (let luck = 4000; isAsked(await shown(), 0); luck++) await answer(0, luck);
  await hers.close();
  await wait(11 * MINUTE);
  expect(listener.heard).toEqual([]);
});
