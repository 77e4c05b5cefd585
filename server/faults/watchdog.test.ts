import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TableStatus } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TableFacts } from "../tables/facts.ts";
import { closeAndBalance } from "../testing/closing.ts";
import { Company, readerIn } from "../testing/company.ts";
import { type HouseOrders, type HouseProcess, startHouse } from "../testing/house-process.ts";
import { newGuest, throneTable } from "../testing/test-house.ts";

const SAYS_WHY =
  /^\{"level":"fatal",.*"msg":"the event loop has stood still for \d+ s: the watchdog ends this process"\}$/m;
/** Far more than it takes; a table that is never closed ends the process each time. */
const MOST_STARTS = 12;

let folder: string;
let house: HouseProcess | undefined;
let company: Company | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weirwood-watchdog-"));
});

afterEach(async () => {
  await company?.leave();
  await house?.kill();
  [company, house] = [undefined, undefined];
  await rm(folder, { recursive: true, force: true });
});

const addresses = (): string[] => (house === undefined || house.isOver() ? [] : [house.address]);

test("a process whose event loop stands still is ended and says why; the next one has all that was acknowledged", async () => {
  const orders = { environment: { WEIRWOOD_DATA: folder, WEIRWOOD_WATCHDOG: "3" } };
  house = await startHouse(orders);
  company = await Company.gather({ addresses, tables: 2, people: 2, bots: 1, seed: 7 });
  await company.playOn(20);

  house.ask({ what: "stand-still" }).catch(() => undefined);
  expect(await house.over).toBe("SIGKILL");
  expect(house.stderr()).toMatch(SAYS_WHY);

  house = await startHouse(orders);
  await company.playOn(20);
  await closeAndBalance(company, house, folder);
  expect(company.acknowledged).toBeGreaterThanOrEqual(40);
});

test("a process that was stopped for longer, and goes on, is not ended", async () => {
  house = await startHouse({ environment: { WEIRWOOD_DATA: folder, WEIRWOOD_WATCHDOG: "3" } });
  process.kill(house.pid, "SIGSTOP");
  await pause(4_000);
  process.kill(house.pid, "SIGCONT");
  // The watchdog looks several times.
  await pause(2_000);
  expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
  expect(house.stderr()).toBe("");
});

test("a table that stops the event loop whenever it is taken up is closed after two trials; the others play on", async () => {
  const orders: HouseOrders = {
    environment: { WEIRWOOD_DATA: folder, WEIRWOOD_WATCHDOG: "3" },
    games: new URL("../testing/stuck-games.ts", import.meta.url).href,
  };
  house = await startHouse(orders);
  company = await Company.gather({ addresses, tables: 1, people: 2, bots: 1, seed: 7 });
  await company.playOn(10);
  const eve = await newGuest(house, "Eve");
  const seats = Array.from({ length: 6 }, () => ({ sitter: "random" }));
  const { id } = await eve.must<TableStatus>("createTable", { body: throneTable({ options: { players: 6 }, seats }) });
  await eve.call("startTable", { params: { table: id } }).catch(() => undefined);
  expect(await house.over).toBe("SIGKILL");

  const faultOf = async () => (JSON.parse((await readerIn(folder)(id)).facts) as TableFacts).fault;
  let ended = 0;
  for (; (await faultOf()) === undefined; ended++) {
    expect(ended).toBeLessThan(MOST_STARTS);
    // It may be ended before it listens, and is closed before it would be ended.
    house = await startHouse(orders).catch(() => undefined);
    while (house?.isOver() === false && (await faultOf()) === undefined) await pause(50);
  }
  expect(ended).toBeGreaterThanOrEqual(3);
  expect(await faultOf()).toMatchObject({ problem: "the process ended whenever it took up this table" });
  await company.playOn(20);
  await company.leave();
  expect(await house?.end()).toBe(0);
});
