import type { SomeAnswer } from "@weirwood/catalogue";
import type { TableStatus } from "@weirwood/protocol";
import { afterEach, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import { BotPool } from "../bots/bot-pool.ts";
import { silentLog } from "../ports/log.ts";
import {
  beginTable,
  followTable,
  newGuest,
  openTestServer,
  type TestServer,
  throneTable,
} from "../testing/test-server.ts";
import { Beginnings } from "../workers/beginnings.ts";

const silent = new URL("../testing/silent-bots.mjs", import.meta.url);
const BEGAN = Date.parse("2026-11-15T12:00:00Z");

let server: TestServer;
afterEach(() => server.end());

test("who waits too long for a set-up is told that the server is busy, and what was told so never begins", async () => {
  const clock = turnedClock(BEGAN);
  const beginnings = new Beginnings(clock, silentLog, { script: silent, longest: 60_000, patience: 5_000 });
  server = await openTestServer({ clock, beginnings });
  const [ann, eve] = await Promise.all(["Ann", "Eve"].map((name) => newGuest(server, name)));
  const seats = [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }];
  const ready = async (guest: typeof ann): Promise<string> => {
    const { id } = await guest.must<TableStatus>("createTable", { body: throneTable({ seats }) });
    await guest.must("ready", { params: { table: id }, body: { nonce: "a" } });
    return id;
  };
  const [slow, honest] = [await ready(eve), await ready(ann)];
  // Eve's never ends; Ann's waits behind it.
  const first = eve.call("startTable", { params: { table: slow } });
  const second = ann.call("startTable", { params: { table: honest } });
  await expect.poll(() => beginnings.waiting).toBe(1);
  // Sent again meanwhile it waits for no turn of its own.
  let arrived = 0;
  server.http.server.on("request", () => arrived++);
  const again = [1, 2].map(() => ann.call("startTable", { params: { table: honest } }));
  await expect.poll(() => arrived).toBe(2);
  // Asked after them, and answered after they have been let in.
  await ann.must("me");
  clock.turnBy(5_000);
  for (const one of [second, ...again]) expect(await one).toMatchObject({ rule: "server.busy", status: 503 });
  clock.turnBy(70_000);
  expect((await first).rule).toBe("table.too-long");
  expect((await ann.must<TableStatus>("table", { params: { table: honest } })).state).toBe("open");
});

/** Looks again after whatever is due by now was called. */
const turned =
  <T>(clock: TurnedClock, look: () => T) =>
  (): T => {
    clock.turnBy(0);
    return look();
  };

/** Bots that answer when they are told to, and say who asked. */
class ToldPool extends BotPool {
  readonly asked: { readonly lane: string | undefined; readonly person: string; answer(): void }[] = [];

  override choose(...[, { person }, lane]: Parameters<BotPool["choose"]>): Promise<SomeAnswer | undefined> {
    if (this.isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => this.asked.push({ lane, person, answer: () => resolve(undefined) }));
  }

  override close(): Promise<void> {
    for (const { answer } of this.asked.splice(0)) answer();
    return super.close();
  }
}

test("a game among bots goes on slowly while nobody follows it, and at once for whoever does", async () => {
  const clock = turnedClock(BEGAN);
  const botPool = new ToldPool(1, clock, silentLog);
  server = await openTestServer({ clock, botPool });
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => newGuest(server, name)));
  const seats = [{ sitter: "random" }, { sitter: "random" }, { sitter: "random" }];
  const { id: table } = await ann.must<TableStatus>("createTable", { body: throneTable({ seats }) });
  await ann.must("startTable", { params: { table } });
  clock.turnBy(999);
  expect(botPool.asked).toEqual([]);
  clock.turnBy(2);
  clock.turnBy(2);
  await expect.poll(turned(clock, () => botPool.asked.map(({ lane }) => lane))).toEqual(["idle", "idle", "idle"]);
  for (const { answer } of botPool.asked.splice(0)) answer();
  await expect.poll(async () => (await server.tables.cache.find(table)).row.decisions).toBe(3);
  // Nobody looked on: the next answers are a second away, but for whoever comes.
  expect(botPool.asked).toEqual([]);
  await followTable([ben], table);
  await expect.poll(turned(clock, () => botPool.asked[0]?.lane)).toBe("usual");
  for (const { answer } of botPool.asked.splice(0)) answer();
});

test("however many games among bots one address has begun, unseen ones of others go on too", async () => {
  const clock = turnedClock(BEGAN);
  const botPool = new ToldPool(1, clock, silentLog);
  server = await openTestServer({ clock, botPool });
  const [ann, eve] = await Promise.all(["Ann", "Eve"].map((name) => newGuest(server, name)));
  const body = throneTable({ seats: [{ sitter: "random" }, { sitter: "random" }, { sitter: "random" }] });
  const begin = async (guest: typeof ann): Promise<string> => {
    const { id: table } = await guest.must<TableStatus>("createTable", { body });
    await guest.must("startTable", { params: { table } });
    return table;
  };
  for (let number = 0; number < 50; number++) await begin(eve);
  const table = await begin(ann);
  const asked = (guest: typeof ann) => botPool.asked.filter(({ person }) => person === guest.id).length;
  clock.turnBy(1001);
  await expect.poll(turned(clock, () => asked(eve))).toBe(150);
  // From where Eve comes too: all of that address's places are taken.
  expect(asked(ann)).toBe(0);
  server.tables.askers.note({ person: ann.id, address: "192.0.2.7" });
  server.tables.wake(await server.tables.cache.find(table));
  clock.turnBy(1001);
  await expect.poll(turned(clock, () => asked(ann))).toBe(3);
  for (const { answer } of botPool.asked.splice(0)) answer();
});

test("a clock that runs out does not wait for bots, however many tables they think at", async () => {
  const clock = turnedClock(BEGAN);
  const botPool = new ToldPool(1, clock, silentLog);
  server = await openTestServer({ clock, botPool });
  const [ann, ben, eve] = await Promise.all(["Ann", "Ben", "Eve"].map((name) => newGuest(server, name)));
  const bots = [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }];
  for (let i = 0; i < 10; i++) await beginTable([eve], { seats: bots });
  const live = { kind: "live", bankSeconds: 60, incrementSeconds: 0, incrementEach: "answer" } as const;
  const table = await beginTable([ann, ben], { seats: [{ sitter: "me" }, {}, { sitter: "random" }], clock: live });
  await expect.poll(turned(clock, () => botPool.asked.length)).toBe(21);
  clock.turnBy(61_000);
  const regents = async () => (await server.tables.cache.find(table)).facts.seats.map(({ regent }) => regent);
  await expect.poll(turned(clock, regents)).toEqual(["timed-out", "timed-out", undefined]);
  for (const { answer } of botPool.asked.splice(0)) answer();
});
