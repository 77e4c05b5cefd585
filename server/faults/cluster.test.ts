import { setTimeout as pause } from "node:timers/promises";
import { chanceFrom } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../ports/store.ts";
import { openStore } from "../store/open-store.ts";
import type { TableFacts } from "../tables/facts.ts";
import { testSeed } from "../testing/chance.ts";
import { PlayerGroup, readerOf } from "../testing/player-group.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { type Service, startPostgres, startRedis } from "../testing/services.ts";
import {
  beginTable,
  Guest,
  newGuest,
  type SampledAnswer,
  sampledAnswer,
  TestConnection,
  throneTable,
} from "../testing/test-server.ts";
import { until } from "../testing/until.ts";
import { changeStored, raceForChairs, raceForSeat, raceForVotes, raceOfReturn } from "./races.ts";

/** Two nodes on one PostgreSQL and one Redis. What breaks in one test is whole again before the next. */
let postgres: Service;
let redis: Service;
let nodes: ServerProcess[];
let store: Store;
let group: PlayerGroup;

const chance = chanceFrom(testSeed);

const startNode = (): Promise<ServerProcess> =>
  startServerProcess({ environment: { DATABASE_URL: postgres.url, REDIS_URL: redis.url } });
const addresses = (): string[] => nodes.filter((node) => !node.isOver()).map(({ address }) => address);

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  nodes = [await startNode()];
  nodes.push(await startNode());
  store = await openStore({ url: postgres.url });
});

afterAll(async () => {
  await store?.close();
  await Promise.all((nodes ?? []).map((node) => node.kill()));
  await Promise.all([postgres?.remove(), redis?.remove()]);
});

afterEach(async () => {
  await group.leave();
});

/** The end of every test: everybody is up to date, and the books balance. */
async function settle(): Promise<void> {
  await group.rest(readerOf(store));
  const { decisions, byBots } = await group.balance(store);
  expect(decisions, `seed ${testSeed}`).toBe(group.acknowledged + byBots);
}

/** A table at which somebody sits who never answers, and whose clock has just run out. */
async function beginLateTable(): Promise<string> {
  const guest = await newGuest({ address: addresses()[0] }, "Late");
  const table = await beginTable([guest], {
    options: { players: 3 },
    seats: [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }],
    clock: { kind: "live", bankSeconds: 10, incrementSeconds: 0, incrementEach: "round" },
  });
  return table;
}

/** As if the bank had been spent already. The table's row says so, and no job. */
async function spendBank(table: string): Promise<void> {
  await until("the clock was wound back", () =>
    store.write(async (rows) => {
      const row = await rows.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow();
      const facts = JSON.parse(row.facts) as TableFacts;
      if (facts.time.seats[0].since === undefined) return false;
      const time = { ...facts.time, seats: facts.time.seats.map((one) => ({ ...one, left: 0 })) };
      const { numUpdatedRows } = await rows
        .updateTable("tables")
        .set({ facts: JSON.stringify({ ...facts, time }), due_at: 0, version: row.version + 1 })
        .where("id", "=", table)
        .where("version", "=", row.version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    }),
  );
}

async function hasRegent(table: string): Promise<boolean> {
  const { facts } = await readerOf(store)(table);
  return (JSON.parse(facts) as TableFacts).seats[0].regent === "timed-out";
}

describe("two nodes at one table", () => {
  test("all seats of a secret ask answer at once through both, for many rounds, and nobody is refused", async () => {
    group = await PlayerGroup.gather({ addresses, tables: 2, people: 5, bots: 0, seed: testSeed });
    await group.playOn(250);
    await settle();
    expect(nodes.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

describe("people who race each other through two nodes", () => {
  test("see who is away and who has answered wherever they are, and count each other's votes", async () => {
    group = new PlayerGroup();
    const [ann, ben, cleo] = await Promise.all(
      ["Ann", "Ben", "Cleo"].map((name) => newGuest({ address: nodes[0].address }, name)),
    );
    const table = await beginTable([ann, ben, cleo]);
    const watchAt = async ({ cookie }: Guest, { address }: ServerProcess): Promise<TestConnection> => {
      const connection = await TestConnection.open(address, { cookie, origin: address });
      expect(await connection.ask({ do: "watch", table })).toMatchObject({ is: "accepted" });
      return connection;
    };
    const onFirst = await watchAt(ann, nodes[0]);
    const onSecond = await watchAt(ben, nodes[1]);
    const away = (connection: TestConnection): readonly number[] =>
      connection.heard
        .filter((message) => message.is === "presence")
        .at(-1)
        ?.away.map(({ seat }) => seat) ?? [];
    const here = (connection: TestConnection): readonly number[] =>
      connection.heard.filter((message) => message.is === "presence").at(-1)?.here ?? [];
    await onFirst.until(() => here(onFirst).join() === "0,1");
    await onSecond.until(() => here(onSecond).join() === "0,1");

    const answered = onFirst.next((message) => message.is === "answered");
    const chosen = sampledAnswer(onSecond, table, 1, 1) as SampledAnswer;
    await onSecond.ask({ do: "decide", table, ...chosen });
    expect(await answered).toMatchObject({ ask: chosen.ask, seats: [1] });

    // The vote is called at one node, and counted by who is there at both.
    const at = Object.assign(new Guest(nodes[1].address), { cookie: ann.cookie });
    const call = { params: { table }, body: { kind: "draw" } };
    expect((await at.must<TableStatus>("callVote", call)).votes[0].open).toContain(1);

    await onSecond.close();
    await onFirst.until(() => away(onFirst).includes(1));
    const stored = await store.read.selectFrom("absences").select("seat").where("table_id", "=", table).execute();
    expect(stored.map(({ seat }) => seat)).toContain(1);
    const { seats } = await at.must<TableStatus>("table", { params: { table } });
    expect(seats[1].awaySince).toEqual(expect.any(Number));
    await onFirst.close();
  });

  test("sit one to a chair, vote once, take over a seat once, and come back to it or find it gone", async () => {
    group = new PlayerGroup();
    const course = { addresses: addresses(), store, seed: testSeed, change: changeStored(store) };
    await raceForChairs(course, 6);
    await raceForVotes(course);
    await raceForSeat(course);
    await raceOfReturn(course, 3);
    expect(nodes.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

describe("kill -9 of one of two nodes at random moments under play", () => {
  test("play goes on at the other, its bots and clocks are taken over, and nothing is lost or doubled", async () => {
    group = await PlayerGroup.gather({ addresses, tables: 3, people: 3, bots: 1, seed: testSeed + 1 });
    for (let kill = 0; kill < 2; kill++) {
      await group.playOn(20);
      const late = await beginLateTable();
      await pause(chance.below(150));
      const dead = chance.below(2);
      await nodes[dead].kill();
      await spendBank(late);
      await group.playOn(30);
      await until("the clock of a late player ran out at the other node", () => hasRegent(late));
      nodes[dead] = await startNode();
    }
    await group.playOn(30);
    await settle();
    expect(Math.max(...group.players.map(({ lost }) => lost))).toBeGreaterThan(0);
  });
});

describe("Redis gone and back", () => {
  test("decisions are accepted, all nodes see them, bots and clocks go on; then everything is live again", async () => {
    group = await PlayerGroup.gather({ addresses, tables: 3, people: 3, bots: 1, seed: testSeed + 2 });
    const late = await beginLateTable();
    await group.playOn(30);
    const guest = await newGuest({ address: nodes[0].address }, "Leaving");
    const elsewhere = await TestConnection.open(nodes[1].address, { cookie: guest.cookie, origin: nodes[1].address });
    const farewell = elsewhere.next((one) => one.is === "bye");
    await redis.kill();
    await spendBank(late);
    await guest.must("logOutEverywhere");
    await group.playOn(60);
    await until("the clock of a late player ran out without Redis", () => hasRegent(late));
    await settle();
    await redis.restart();
    const isReady = async (): Promise<boolean> => {
      const answers = await Promise.all(addresses().map((address) => fetch(`${address}/readyz`)));
      return answers.every(({ ok }) => ok);
    };
    await until("every node ready", isReady);
    // Signed out at one node while the other could not hear of it.
    expect(await farewell).toMatchObject({ rule: "people.not-signed-in" });
    await group.playOn(60);
    await settle();
    expect(Math.max(...group.players.map(({ lost }) => lost))).toBe(0);
  });
});

describe("PostgreSQL restarted", () => {
  test("clients are told to try again, and nothing acknowledged is lost or doubled", async () => {
    group = await PlayerGroup.gather({ addresses, tables: 3, people: 3, bots: 1, seed: testSeed + 3 });
    // Players may all wait for word that one node cannot read any more from what the other has written.
    const impatient = await Promise.all(nodes.map(({ address }) => newGuest({ address }, "Impatient")));
    await group.playOn(30);
    await postgres.kill();
    for (const guest of impatient) {
      expect(await guest.call("createTable", { body: throneTable() })).toMatchObject({
        status: 503,
        rule: "server.busy",
      });
    }
    await postgres.restart();
    await group.playOn(40);
    await pause(chance.below(100));
    await postgres.stop();
    await postgres.restart();
    await group.playOn(40);
    await settle();
    expect(nodes.every((node) => !node.isOver())).toBe(true);
  });
});
