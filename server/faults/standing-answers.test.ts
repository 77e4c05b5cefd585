import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { startPostgres, startRedis } from "../testing/services.ts";
import { beginTable, Guest, newGuest } from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

/** What is to be cleared away, the last first. */
const afterwards: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clear of afterwards.splice(0).reverse()) await clear();
});

async function startNode(environment: { readonly [name: string]: string }): Promise<ServerProcess> {
  const node = await startServerProcess({ environment: { WEIRWOOD_TESTING_GAME: "yes", ...environment } });
  afterwards.push(() => node.kill());
  return node;
}

/** The same person at another server. */
function elsewhere({ cookie, id }: Guest, { address }: ServerProcess): Guest {
  const guest = new Guest(address);
  return Object.assign(guest, { cookie, id });
}

/** Nobody plays a card, so that nobody is ever asked for anything else. */
const answers = { play: "play nothing", respond: "respond nothing", wager: "wager 0" };

/**
 * One of two players says beforehand how to answer every kind of question, and is gone. The server that acknowledged it is
 * killed at once. The other plays on elsewhere, alone, and comes to the end: everything acknowledged is given there.
 */
async function expectGivenAfterKill(first: ServerProcess, other: () => Promise<ServerProcess>): Promise<void> {
  const guests = [await newGuest(first, "Ann"), await newGuest(first, "Ben")];
  const table = await beginTable(guests, { game: "ravens-wager", options: { seats: 2, rounds: 5 } });
  const ben = await guests[1].connect();
  const standing = Object.entries(answers).map(([kind, answer]) => ({ kind, answer }));
  for (const { kind, answer } of standing) {
    expect(await ben.ask({ do: "stand", table, kind, answer })).toMatchObject({ is: "accepted" });
  }
  await first.kill();

  const second = await other();
  const status = await elsewhere(guests[1], second).must("table", { params: { table } });
  expect(status).toMatchObject({ standing });
  const ann = await elsewhere(guests[0], second).connect();
  await ann.ask({ do: "watch", table });
  const isOver = () => ann.tables.get(table)?.status.state === "finished";
  const asked = () => {
    const ask = ann.tables.get(table)?.asks.find(({ seats }) => seats.includes(0));
    return ask !== undefined && ask.id > answered ? ask : undefined;
  };
  let answered = 0;
  while (!isOver()) {
    const ask = asked();
    if (ask !== undefined) {
      const answer = answers[ask.kind as keyof typeof answers];
      expect(await ann.ask({ do: "decide", table, ask: ask.id, answer })).toMatchObject({ is: "accepted" });
      answered = ask.id;
    }
    await until("Ann is asked, or the game is over", () => isOver() || asked() !== undefined);
  }
  expect(second.complaints).toEqual([]);
}

describe("standing answers that were acknowledged just before kill -9", () => {
  test("are given by the process that is started next", async () => {
    const folder = await mkdtemp(join(tmpdir(), "weirwood-faults-"));
    afterwards.push(() => rm(folder, { recursive: true, force: true }));
    const start = () => startNode({ WEIRWOOD_DATA: folder });
    await expectGivenAfterKill(await start(), start);
  });

  test("are given by the other node of a cluster", async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    afterwards.push(() => Promise.all([postgres.remove(), redis.remove()]));
    const environment = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const [first, second] = [await startNode(environment), await startNode(environment)];
    await expectGivenAfterKill(first, async () => second);
  });
});
