import type { SomeGame } from "@weirwood/catalogue";
import { chanceFrom, StuckError } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../ports/store.ts";
import { openStore } from "../store/open-store.ts";
import { takeTurns } from "../tables/turns.ts";
import { games } from "../testing/games.ts";
import { type Service, startPostgres, startRedis } from "../testing/services.ts";
import { beginTable, newGuest, openTestServer, type TestServer, throneTable } from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

/** Several nodes on one PostgreSQL and one Redis, at which the rules fail over every answer at a table of four. */
let postgres: Service;
let redis: Service;
let nodes: TestServer[];
let store: Store;

const { throne } = games;
const BROKEN_PLAYERS = 4;
const apply: SomeGame["apply"] = (state, ...answer) => {
  if (throne.game.seatsOf(state) === BROKEN_PLAYERS) throw new StuckError("nobody was asked anything");
  throne.game.apply(state, ...answer);
};

const startNode = (): Promise<TestServer> =>
  openTestServer({
    environment: { DATABASE_URL: postgres.url, REDIS_URL: redis.url },
    games: { throne: { ...throne, game: { ...throne.game, apply } } },
  });

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  store = await openStore({ url: postgres.url });
  nodes = [await startNode(), await startNode()];
});

afterAll(async () => {
  await store?.close();
  await Promise.all((nodes ?? []).map((node) => node.end()));
  await Promise.all([postgres?.remove(), redis?.remove()]);
});

const bots = (count: number) => Array.from({ length: count }, () => ({ sitter: "random" }));
const rowOf = (id: string) =>
  store.read.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const reportsOf = (id: string) => store.read.selectFrom("reports").select("text").where("table_id", "=", id).execute();

async function beginBotTable(players: number): Promise<string> {
  const guest = await newGuest(nodes[0], "Ann");
  const body = throneTable({ options: { players }, seats: bots(players) });
  const { id } = await guest.must<TableStatus>("createTable", { body });
  await guest.must("startTable", { params: { table: id } });
  return id;
}

test("a table at which the rules fail is closed once, reported once, and taken up by no other node", async () => {
  const id = await beginBotTable(BROKEN_PLAYERS);
  await until("it is closed", async () => (await rowOf(id)).state === "closed");
  nodes.push(await startNode());
  await Promise.all(nodes.map(({ tables }) => takeTurns(tables, id)));
  expect(await rowOf(id)).toMatchObject({ state: "closed", due_at: null, decisions: 0 });
  expect(await reportsOf(id)).toHaveLength(1);
  expect(nodes.flatMap(({ complaints }) => complaints).filter((line) => line.includes(id))).toHaveLength(1);
});

test("answers through all nodes at once, over which the rules fail, close the table once", async () => {
  const people = await Promise.all(["Ann", "Ben", "Cleo", "Dan"].map((name) => newGuest(nodes[0], name)));
  const id = await beginTable(people);
  const answers = people.map(async ({ id: person }, seat) => {
    const { tables } = nodes[seat % nodes.length];
    const { views, asks } = await tables.cache.find(id);
    const answer = throne.game.print(throne.game.sample(views[seat + 1], seat, chanceFrom(seat)));
    const decided = tables.decideAs(id, person, { ask: asks[0].id, key: `key-of-${seat}`, answer });
    const rule = expect.stringMatching(/^table\.(broken|not-playing)$/);
    await expect(decided).rejects.toMatchObject({ refusal: { rule } });
  });
  await Promise.all(answers);
  expect((await rowOf(id)).state).toBe("closed");
  expect(await reportsOf(id)).toHaveLength(1);
});

test("a table that other nodes try at this moment is left to them; one that they ended over is closed", async () => {
  const guest = await newGuest(nodes[0], "Ann");
  const id = await beginTable([guest], { options: { players: 3 }, seats: [{ sitter: "me" }, ...bots(2)] });
  await Promise.all(nodes.map((node) => node.close()));
  /** A node starts, finds a mark of this age, and is closed when it has tried what is overdue. */
  const startAfter = async (age: number): Promise<void> => {
    const mark = { name: `trial:${id}`, value: `2 ${Date.now() - age}` };
    await store.write(async (rows) => {
      await rows
        .updateTable("tables")
        .set({ due_at: Date.now() - 60_000 })
        .where("id", "=", id)
        .execute();
      await rows.deleteFrom("server_values").where("name", "=", mark.name).execute();
      await rows.insertInto("server_values").values(mark).execute();
    });
    await (await startNode()).end();
  };
  // Set by a node whose clock is ahead: it is young however long this one takes to start.
  await startAfter(-3_600_000);
  expect((await rowOf(id)).state).toBe("playing");
  await startAfter(60_000);
  expect((await rowOf(id)).state).toBe("closed");
  expect(await reportsOf(id)).toHaveLength(1);
});
