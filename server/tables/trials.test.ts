import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { BotPool } from "../bots/bot-pool.ts";
import { silentLog } from "../ports/log.ts";
import { beginTable, newGuest, openTestServer, type TestServer } from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

const BEGAN = Date.parse("2026-11-15T12:00:00Z");
const seats = [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }];

/** Bots that think until they are told to stop, and then answer nothing. */
class ThinkingPool extends BotPool {
  stopThinking: () => void = () => undefined;
  readonly #thought = new Promise<undefined>((resolve) => {
    this.stopThinking = () => resolve(undefined);
  });

  override choose(): Promise<undefined> {
    return this.#thought;
  }
}

let folder: string;
let server: TestServer;
let table: string;

/** A server has begun a table with bots, and ended before any of them answered. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weirwood-trials-"));
  server = await openTestServer({ folder, clock: turnedClock(BEGAN) });
  table = await beginTable([await newGuest(server, "Ann")], { seats });
  await server.close();
});

afterEach(async () => {
  vi.useRealTimers();
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

/** The next server starts ten seconds later: the table is overdue. */
async function startAgain(botPool = new ThinkingPool(1, turnedClock(BEGAN), silentLog)): Promise<ThinkingPool> {
  server = await openTestServer({ folder, clock: turnedClock(BEGAN + 10_000), botPool });
  return botPool;
}

async function leaveMark(trials: number): Promise<void> {
  server = await openTestServer({ folder, clock: turnedClock(BEGAN) });
  await server.store.write(async (rows) => {
    await rows
      .insertInto("server_values")
      .values({ name: `trial:${table}`, value: `${trials} ${BEGAN}` })
      .execute();
  });
  await server.close();
}

const marks = () =>
  server.store.read.selectFrom("server_values").selectAll().where("name", "like", "trial:%").execute();
const rowNow = () =>
  server.store.read.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow();
const isPlayed = async () => (await rowNow()).decisions > 0;

test("a table that is tried is marked until its turn has ended, however long its bots think, and then no more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const botPool = await startAgain();
  await until("it is tried", async () => (await marks()).length === 1);
  await vi.advanceTimersByTimeAsync(60_000);
  // Whatever was to be written by then is.
  await server.store.write(async () => undefined);
  expect(await marks()).toMatchObject([{ name: `trial:${table}`, value: `1 ${BEGAN + 10_000}` }]);

  botPool.stopThinking();
  await until("its mark is gone", async () => (await marks()).length === 0);
  expect(await isPlayed()).toBe(true);
});

test("a table over which one process ended is tried once more", async () => {
  await leaveMark(1);
  const botPool = await startAgain();
  await until("it is tried", async () => (await marks())[0]?.value.startsWith("2 ") === true);
  botPool.stopThinking();
  await until("its mark is gone", async () => (await marks()).length === 0);
  expect(await rowNow()).toMatchObject({ state: "playing" });
  expect(await isPlayed()).toBe(true);
});

test("a table over which two processes ended is closed and reported, and not taken up", async () => {
  await leaveMark(2);
  const botPool = await startAgain();
  botPool.stopThinking();
  await until("its mark is gone", async () => (await marks()).length === 0);
  expect(await rowNow()).toMatchObject({ state: "closed", due_at: null, decisions: 0 });
  const reports = await server.store.read.selectFrom("reports").selectAll().execute();
  expect(reports).toMatchObject([{ table_id: table, text: "the process ended whenever it took up this table" }]);
});
