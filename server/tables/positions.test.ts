import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SomeGame, SomeState } from "@weirwood/catalogue";
import type { JsonMap } from "@weirwood/kernel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import type { Games } from "../games.ts";
import { openStore } from "../store/open-store.ts";
import type { TableRow } from "../store/schema.ts";
import { games } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  type SampledAnswer,
  sampledAnswer,
  type TestConnection,
  type TestServer,
} from "../testing/test-server.ts";
import { mayLag, POSITION_LIMITS, type PositionLimits } from "./positions.ts";
import { stateOf, type Table, TableCache } from "./table-cache.ts";

/** As if every position were large. */
const LARGE: PositionLimits = { small: 0, every: 8 };
const clock = turnedClock(1_800_000_000_000);

let folder: string;
let server: TestServer;
let guests: Guest[];
let connections: TestConnection[];
let table: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weirwood-positions-"));
});

afterEach(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

async function open(positions = POSITION_LIMITS, offered: Games = games, cacheBytes = 2 ** 20): Promise<void> {
  server = await openTestServer({ clock, games: offered, folder, positions, cacheBytes });
}

async function begin(game: string): Promise<void> {
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  const seated = guests.slice(0, games[game].players.most);
  table = await beginTable(seated, { game });
  connections = await followTable(seated, table);
}

const row = (): Promise<TableRow> =>
  server.store.read.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow();

/** The table as a node reads it that has never seen it. */
const readAnew = (): Promise<Table> => new TableCache({ store: server.store, clock, games, cacheBytes: 0 }).find(table);

const plain = ({ game, state, views, asks, facts }: Table): object => ({
  state: state && game.toJSON(state),
  views: views.map((view) => game.toJSON(view)),
  asks,
  facts,
});

/** So many answers, whoever is asked; fewer where the game ends. */
async function answer(count: number): Promise<void> {
  for (let made = 0; made < count; made++) {
    const { row: now } = await server.tables.cache.find(table);
    if (now.state !== "playing") return;
    const chosen = connections.map((one, seat) => sampledAnswer(one, table, seat, made));
    const seat = chosen.findIndex((one) => one !== undefined);
    const { ask, answer: text } = chosen[seat] as SampledAnswer;
    expect(await connections[seat].ask({ do: "decide", table, ask, answer: text })).toMatchObject({ is: "accepted" });
    await Promise.all(connections.map((one) => one.ask({ do: "ping" })));
  }
}

describe("a large position", () => {
  test.each(["ravens-wager", "throne", "battles", "cards"])(
    "of %s is written with every eighth decision, and read with those since",
    async (game) => {
      await open(LARGE);
      await begin(game);
      for (let decisions = 1; decisions <= 40; decisions++) {
        await answer(1);
        const kept = server.tables.cache.inMemory(table) as Table;
        if (kept.row.state !== "playing") break;
        expect(await row()).toMatchObject({ decisions, position_at: decisions - (decisions % 8) });
        expect(plain(await readAnew())).toEqual(plain(kept));
      }
    },
  );

  test("is read with the last of a seat's secret answers, whichever of them it includes", async () => {
    await open(LARGE);
    await begin("ravens-wager");
    const wager = (seat: number, coins: number, time: number) =>
      connections[seat].ask({ do: "decide", table, ask: 1, answer: `wager ${coins}` }, `key-${seat}-${time}-000000`);
    for (let time = 0; time < 11; time++) {
      expect(await wager(time % 2, time % 3, time)).toMatchObject({ is: "accepted" });
      expect(plain(await readAnew())).toEqual(plain(server.tables.cache.inMemory(table) as Table));
    }
    expect(await row()).toMatchObject({ decisions: 11, position_at: 8 });
    expect(await server.store.read.selectFrom("decisions").select("number").execute()).toHaveLength(2);
  });

  test("is written when the game is over, and whenever the row is written for something else", async () => {
    await open(LARGE);
    await begin("ravens-wager");
    await answer(500);
    const end = await row();
    expect(end.state).toBe("finished");
    expect(end.position_at).toBe(end.decisions);
    await begin("throne");
    await answer(3);
    await guests[2].must("leaveTable", { params: { table } });
    expect(await row()).toMatchObject({ decisions: 3, position_at: 3 });
  });

  test("is written when the server closes in order", async () => {
    await open(LARGE);
    await begin("throne");
    await answer(5);
    expect(await row()).toMatchObject({ decisions: 5, position_at: 0 });
    await Promise.all(connections.map((one) => one.close()));
    await server.close();
    const store = await openStore({ folder });
    const kept = await store.read.selectFrom("tables").select(["decisions", "position_at"]).execute();
    await store.close();
    expect(kept).toEqual([{ decisions: 5, position_at: 5 }]);
  });

  test("whose decisions since are missing is no table", async () => {
    await open(LARGE);
    await begin("throne");
    await answer(2);
    await server.store.write(async (rows) => {
      await rows.deleteFrom("decisions").where("table_id", "=", table).where("number", "=", 2).execute();
    });
    await expect(readAnew()).rejects.toThrow("cannot be read");
  });
});

test("a position of the usual size is written with every decision", async () => {
  await open();
  await begin("throne");
  for (let decisions = 1; decisions <= 5; decisions++) {
    await answer(1);
    expect(await row()).toMatchObject({ decisions, position_at: decisions });
  }
});

test("what is stored decides, and what is not stored is always written", () => {
  const playing = { decisions: 5, state: "playing" } as const;
  expect(mayLag(undefined, playing, "decision", POSITION_LIMITS)).toBe(false);
  expect(mayLag({ at: 4, length: 8192 }, playing, "decision", POSITION_LIMITS)).toBe(false);
  expect(mayLag({ at: 4, length: 8193 }, playing, "decision", POSITION_LIMITS)).toBe(true);
  expect(mayLag({ at: 4, length: 8193 }, playing, "arrangement", POSITION_LIMITS)).toBe(false);
  expect(mayLag({ at: 5, length: 10 }, playing, "arrangement", POSITION_LIMITS)).toBe(true);
  expect(mayLag({ at: 4, length: 8193 }, { ...playing, state: "finished" }, "decision", POSITION_LIMITS)).toBe(false);
});

describe("newer rules", () => {
  const { throne } = games;
  const { rulesVersion } = throne.game;
  const upgrade: SomeGame["upgrade"] = (older) => ({ ...(older as JsonMap) });
  const newer = (recordsSince: number): Games => ({
    throne: { ...throne, game: { ...throne.game, rulesVersion: rulesVersion + 1, recordsSince, upgrade } },
  });

  /** A table that was last written under the rules before, five decisions after its position. */
  async function beginLagging(recordsSince: number): Promise<Table> {
    await open(LARGE, newer(recordsSince), 1);
    await begin("throne");
    await answer(5);
    const kept = server.tables.cache.inMemory(table) as Table;
    await Promise.all(connections.map((one) => one.close()));
    // Takes its place in memory.
    await beginTable(guests);
    await server.store.write(async (rows) => {
      await rows.updateTable("tables").set({ rules: rulesVersion }).where("id", "=", table).execute();
    });
    return kept;
  }

  test("play decisions again where records of the older rules play out as they did", async () => {
    const { game, state } = await beginLagging(rulesVersion);
    const read = await server.tables.cache.find(table);
    expect(game.toJSON(stateOf(read))).toEqual(game.toJSON(state as SomeState));
    expect(read.facts.upgrades).toEqual([{ decision: 5, from: rulesVersion, to: rulesVersion + 1 }]);
    // The position goes with the version that the row names, whatever is written first.
    await guests[2].must("leaveTable", { params: { table } });
    expect(await row()).toMatchObject({ rules: rulesVersion + 1, decisions: 5, position_at: 5 });
  });

  test("play none again where they do not: the table is closed to play, kept and reported", async () => {
    await beginLagging(rulesVersion + 1);
    const { position } = await row();
    const ann = await guests[0].connect();
    const reply = await ann.ask({ do: "decide", table, ask: 1, answer: "orders none" });
    expect(reply).toMatchObject({ is: "refused", rule: "table.broken" });
    expect(await row()).toMatchObject({ state: "closed", rules: rulesVersion, position, position_at: 0, decisions: 5 });
    const reports = await server.store.read.selectFrom("reports").select(["table_id", "text"]).execute();
    expect(reports).toMatchObject([{ table_id: table, text: expect.stringContaining("cannot be played again") }]);
    await ann.close();
  });
});
