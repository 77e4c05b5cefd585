import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TableStatus } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TableFacts } from "../tables/facts.ts";
import { closeAndBalance } from "../testing/closing.ts";
import { PlayerGroup, readerIn } from "../testing/player-group.ts";
import { type ServerProcess, type ServerProcessOptions, startServerProcess } from "../testing/server-process.ts";
import { type Guest, newGuest, TestConnection, throneTable } from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

const SAYS_WHY =
  /^\{"level":"fatal",.*"msg":"the event loop has stood still for \d+ s: the watchdog ends this process"\}$/m;
/** Far more than it takes; a table that is never closed ends the process each time. */
const MOST_STARTS = 12;

let folder: string;
let server: ServerProcess | undefined;
let group: PlayerGroup | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weirwood-watchdog-"));
});

afterEach(async () => {
  await group?.leave();
  await server?.kill();
  [group, server] = [undefined, undefined];
  await rm(folder, { recursive: true, force: true });
});

/** As a page does that has lost its server; whatever comes of it. */
async function lookAgain({ address }: ServerProcess, { cookie }: Guest, table: string): Promise<void> {
  const connection = await TestConnection.open(address, { cookie, origin: address }).catch(() => undefined);
  void connection?.ask({ do: "watch", table });
}

const addresses = (): string[] => (server === undefined || server.isOver() ? [] : [server.address]);

test("a process whose event loop stands still is ended and says why; the next one has all that was acknowledged", async () => {
  const options = { environment: { WEIRWOOD_DATA: folder, WEIRWOOD_WATCHDOG: "3" } };
  server = await startServerProcess(options);
  group = await PlayerGroup.gather({ addresses, tables: 2, people: 2, bots: 1, seed: 7 });
  await group.playOn(20);

  server.ask({ what: "stand-still" }).catch(() => undefined);
  expect(await server.over).toBe("SIGKILL");
  expect(server.stderr()).toMatch(SAYS_WHY);

  server = await startServerProcess(options);
  await group.playOn(20);
  await closeAndBalance(group, server, folder);
  expect(group.acknowledged).toBeGreaterThanOrEqual(40);
});

test("a process that was stopped for longer, or had no turn on a busy machine, and goes on, is not ended", async () => {
  server = await startServerProcess({ environment: { WEIRWOOD_DATA: folder, WEIRWOOD_WATCHDOG: "3" } });
  process.kill(server.pid, "SIGSTOP");
  await pause(4_000);
  process.kill(server.pid, "SIGCONT");
  // The watchdog looks several times.
  await server.ask({ what: "get-no-turn", milliseconds: 5_000 });
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect(server.stderr()).toBe("");
});

test("a table that stops the event loop whenever it is taken up is closed after two trials; the others play on", async () => {
  const options: ServerProcessOptions = {
    environment: { WEIRWOOD_DATA: folder, WEIRWOOD_WATCHDOG: "3" },
    games: new URL("../testing/stuck-games.ts", import.meta.url).href,
  };
  server = await startServerProcess(options);
  group = await PlayerGroup.gather({ addresses, tables: 1, people: 2, bots: 1, seed: 7 });
  await group.playOn(10);
  const eve = await newGuest(server, "Eve");
  const seats = Array.from({ length: 6 }, () => ({ sitter: "random" }));
  const { id } = await eve.must<TableStatus>("createTable", { body: throneTable({ options: { players: 6 }, seats }) });
  await eve.call("startTable", { params: { table: id } }).catch(() => undefined);
  expect(await server.over).toBe("SIGKILL");

  const faultOf = async () => (JSON.parse((await readerIn(folder)(id)).facts) as TableFacts).fault;
  const hasFault = async () => (await faultOf()) !== undefined;
  // The first process ended over it, too.
  let ended = 1;
  for (; !(await hasFault()); ended++) {
    expect(ended).toBeLessThan(MOST_STARTS);
    // It may be ended before it listens, and is closed before it would be ended.
    server = await startServerProcess(options).catch(() => undefined);
    // Nobody plays there: it goes on only because Eve comes back to look.
    if (server !== undefined) await lookAgain(server, eve, id);
    await until("the process ends, or the table is closed", async () => server?.isOver() !== false || hasFault());
  }
  expect(ended).toBe(3);
  expect(await faultOf()).toMatchObject({ problem: "the process ended whenever it took up this table" });
  await group.playOn(20);
  await group.leave();
  expect(await server?.end()).toBe(0);
});
