import type { Worker } from "node:worker_threads";
import type { SomeState } from "@weirwood/catalogue";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemClock, turnedClock } from "../app/clock.ts";
import { BotPool, type BotTask } from "../bots/bot-pool.ts";
import { silentLog } from "../ports/log.ts";
import { openStore } from "../store/open-store.ts";
import { balanceBooks } from "../testing/books.ts";
import { beginTable, newGuest, openTestServer } from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

const script = (name: string): URL => new URL(`../testing/${name}.mjs`, import.meta.url);
const clock = systemClock();
const WAYS = 13;

/** Every thread of this process, from its beginning to its end. */
const alive = new Set<Worker>();
let begun = 0;
let most = 0;

function count(worker: Worker): void {
  begun++;
  alive.add(worker);
  most = Math.max(most, alive.size);
  worker.once("exit", () => alive.delete(worker));
}

beforeEach(() => {
  [begun, most] = [0, 0];
  process.on("worker", count);
});

afterEach(() => {
  process.off("worker", count);
});

/** Bots that misbehave do not look at it. */
const view = {} as SomeState;

const task = (chance: number): BotTask => ({ game: "throne", bot: "random", view, seat: 0, chance, temper: 1 });

const asker = { address: "here", person: "ann" };

describe("a pool of bots that misbehave", () => {
  test("answers for each of them, replaces what cannot be trusted, and has never more threads than it may", async () => {
    const complaints: string[] = [];
    const log = { ...silentLog, error: (_: object, sentence: string) => complaints.push(sentence) };
    const turned = turnedClock(0);
    const botPool = new BotPool(2, turned, log, { script: script("bad-bots"), longest: 1000 });
    let silent = 0;
    const channel = new BroadcastChannel("bad-bots");
    channel.onmessage = () => silent++;
    for (let way = 0; way < WAYS; way++) {
      let open = 2;
      const answers = [botPool.choose(task(way), asker), botPool.choose(task(way), asker)].map((answer) =>
        answer.finally(() => open--),
      );
      silent = 0;
      await until("both have answered, died or fallen silent", () => open === 0 || silent === 2);
      if (silent > 0) turned.turnBy(1000);
      await Promise.all(answers);
    }
    channel.close();
    expect(complaints).toContain("a worker threw");
    expect(complaints.filter((sentence) => sentence === "a worker was replaced").length).toBe(2 * 5);
    expect(botPool.waiting).toBe(0);
    expect(most).toBe(2);
    await botPool.close();
    await until("all threads are gone", () => alive.size === 0);
    expect(await botPool.choose(task(0), asker)).toBeUndefined();
  });

  test("whose threads die at their start begins one for each question, and no more", async () => {
    const botPool = new BotPool(1, clock, silentLog, { script: script("stillborn-bots"), longest: 60_000 });
    for (let question = 0; question < 5; question++)
      expect(await botPool.choose(task(question), asker)).toBeUndefined();
    const before = begun;
    expect(before).toBeLessThanOrEqual(6);
    await botPool.close();
    await until("all threads are gone", () => alive.size === 0);
    expect(begun).toBe(before);
  });
});

describe("a game against bots that misbehave", () => {
  for (const name of ["bad-bots", "stillborn-bots", "silent-bots"]) {
    test(`goes on with legal answers: ${name}`, async () => {
      const botPool = new BotPool(2, clock, silentLog, { script: script(name), longest: 300 });
      const server = await openTestServer({ botPool });
      const guest = await newGuest(server, "Ann");
      const table = await beginTable([guest], {
        options: { players: 3 },
        seats: [{ sitter: "random" }, { sitter: "greedy" }, { sitter: "me" }],
      });
      // A regent answers for the guest: then nobody at this table can be relied upon.
      await guest.must("resign", { params: { table } });
      const decisions = async (): Promise<number> => (await server.tables.cache.find(table)).row.decisions;
      await until("the game goes on", async () => (await decisions()) > 8);
      await server.close();
      const store = await openStore({ folder: server.folder });
      expect((await balanceBooks(store, table, [])).decisions).toBeGreaterThan(8);
      await store.close();
      await server.end();
      await until("all threads are gone", () => alive.size === 0);
    });
  }
});
