import { StuckError } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { afterEach, expect, test } from "vitest";
import { type AnyGame, games } from "../games.ts";
import { reopen } from "../tables/faults.ts";
import {
  beginTable,
  followTable,
  newGuest,
  openTestHouse,
  sampledAnswer,
  type TestHouse,
  throneTable,
} from "../testing/test-house.ts";

let house: TestHouse;
afterEach(() => house.end());

test("positions that would run for ever are refused by their wrong word, and the server answers on", async () => {
  house = await openTestHouse();
  const eve = await newGuest(house, "Eve");
  const orders = { "summer-sea": "raid" };
  const later = { orders, phase: "westeros", turn: 2, decks: { "2": ["clash-of-kings"] } };
  for (const position of [{ orders }, later]) {
    const seats = Array.from({ length: 5 }, () => ({ sitter: "random" }));
    const body = throneTable({ options: { players: 5 }, seats, practice: { position } });
    const { rule, reply } = await eve.call("createTable", { body });
    expect(rule).toBe("table.position");
    expect(JSON.stringify(reply)).toContain("orders: summer-sea has no units");
    expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
  }
});

test("a table at which the rules fail is closed, kept and reported, and goes on when an operator says so", async () => {
  const { throne } = games;
  let isBroken = true;
  const apply: AnyGame["apply"] = (...given) => {
    if (isBroken) throw new StuckError("nobody was asked anything");
    throne.game.apply(...given);
  };
  house = await openTestHouse({ games: { throne: { ...throne, game: { ...throne.game, apply } } } });
  const guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(house, name)));
  const table = await beginTable(guests);
  const [ann] = await followTable(guests, table);
  const chosen = sampledAnswer(ann, table, 0, 1) as { ask: number; answer: string };

  expect(await ann.ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "refused", rule: "table.broken" });
  const status = await guests[1].must<TableStatus>("table", { params: { table } });
  expect(status).toMatchObject({ state: "closed", result: { winners: [], rule: "table.broken" } });
  expect((await house.tables.shelf.find(table)).row.due_at).toBeNull();
  await guests[1].must("log", { params: { table }, query: { before: 100 } });
  const reports = await house.store.read.selectFrom("reports").selectAll().execute();
  expect(reports).toMatchObject([{ table_id: table, settled_at: null }]);
  const notices = await house.store.read.selectFrom("notices").select("kind").execute();
  expect(notices.filter(({ kind }) => kind === "table-broken")).toHaveLength(3);

  isBroken = false;
  await reopen(house.tables, table);
  expect(await ann.ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "accepted" });
});
