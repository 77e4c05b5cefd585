import type { SomeGame } from "@weirwood/catalogue";
import { StuckError } from "@weirwood/kernel";
import type { Report, TableStatus } from "@weirwood/protocol";
import { afterEach, expect, test } from "vitest";
import { appointOperators } from "../people/operators.ts";
import { silentLog } from "../ports/log.ts";
import { games } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  Guest,
  newGuest,
  openTestServer,
  sampledAnswer,
  type TestServer,
  throneTable,
} from "../testing/test-server.ts";

let server: TestServer;
afterEach(() => server.end());

/** An operator, signed in with a password. */
async function newOperator(name: string): Promise<Guest> {
  const operator = new Guest(server.address);
  await operator.must("createAccount", { body: { name, password: "little birds" } });
  const { store, tables } = server;
  await appointOperators({ store, log: silentLog, operators: [name], bus: tables.parts.bus });
  return operator;
}

test("positions that would run for ever are refused by their wrong word, and the server answers on", async () => {
  server = await openTestServer();
  const eve = await newGuest(server, "Eve");
  const orders = { "summer-sea": "raid" };
  const later = { orders, phase: "westeros", turn: 2, decks: { "2": ["clash-of-kings"] } };
  for (const position of [{ orders }, later]) {
    const seats = Array.from({ length: 5 }, () => ({ sitter: "random" }));
    const body = throneTable({ options: { players: 5 }, seats, practice: { position } });
    const { rule, reply } = await eve.call("createTable", { body });
    expect(rule).toBe("table.position");
    expect(JSON.stringify(reply)).toContain("orders: summer-sea has no units");
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  }
});

test("a table at which the rules fail is closed, kept and reported, and goes on when an operator says so", async () => {
  const { throne } = games;
  let isBroken = true;
  const apply: SomeGame["apply"] = (...given) => {
    if (isBroken) throw new StuckError("nobody was asked anything");
    throne.game.apply(...given);
  };
  server = await openTestServer({ games: { throne: { ...throne, game: { ...throne.game, apply } } } });
  const guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  const table = await beginTable(guests);
  const [ann] = await followTable(guests, table);
  const chosen = sampledAnswer(ann, table, 0, 1) as { ask: number; answer: string };

  expect(await ann.ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "refused", rule: "table.broken" });
  const status = await guests[1].must<TableStatus>("table", { params: { table } });
  expect(status).toMatchObject({ state: "closed", result: { winners: [], rule: "table.broken" } });
  expect((await server.tables.cache.find(table)).row.due_at).toBeNull();
  await guests[1].must("log", { params: { table }, query: { before: 100 } });
  const varys = await newOperator("Varys");
  const reports = await varys.must<Report[]>("reports");
  expect(reports).toMatchObject([{ table, isFault: true, isSettled: false }]);
  const notices = await server.store.read.selectFrom("notices").select("kind").execute();
  expect(notices.filter(({ kind }) => kind === "table-broken")).toHaveLength(3);

  isBroken = false;
  expect(await guests[0].call("reopenTable", { params: { table } })).toMatchObject({ rule: "people.operator-needed" });
  const { secret } = await varys.must<{ secret: string }>("createToken", { body: { label: "a bot" } });
  const byToken = await new Guest(server.address).call(
    "reopenTable",
    { params: { table } },
    { authorization: `Bearer ${secret}` },
  );
  expect(byToken).toMatchObject({ rule: "people.token-not-enough" });
  expect(await guests[1].must("table", { params: { table } })).toMatchObject({ state: "closed" });
  await varys.must("reopenTable", { params: { table } });
  expect(await varys.call("reopenTable", { params: { table } })).toMatchObject({ rule: "table.not-broken" });
  expect(await ann.ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "accepted" });
});

test("a table whose position the rules cannot read any more is closed and reported once, and goes on when they can", async () => {
  const { throne } = games;
  let isBroken = false;
  const fromJSON: SomeGame["fromJSON"] = (json) => {
    if (isBroken) throw new TypeError("no such section");
    return throne.game.fromJSON(json);
  };
  const offered = { throne: { ...throne, game: { ...throne.game, fromJSON } } };
  // Next to nothing is kept in memory: tables are read from their rows.
  server = await openTestServer({ games: offered, cacheBytes: 0 });
  const guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  const table = await beginTable(guests);
  await beginTable(guests);

  isBroken = true;
  const ann = await guests[0].connect();
  const answer = { do: "decide", table, ask: 1, answer: "orders none" } as const;
  for (let time = 0; time < 2; time++) {
    expect(await ann.ask(answer)).toMatchObject({ is: "refused", rule: "table.broken" });
  }
  expect(await guests[1].call("table", { params: { table } })).toMatchObject({ rule: "table.broken" });
  const varys = await newOperator("Varys");
  expect(await varys.must<Report[]>("reports")).toMatchObject([{ table, isFault: true }]);
  expect(await varys.call("reopenTable", { params: { table } })).toMatchObject({ rule: "table.broken" });

  isBroken = false;
  await varys.must("reopenTable", { params: { table } });
  expect(await guests[1].must("table", { params: { table } })).toMatchObject({ state: "playing" });
});
