import { readFileSync } from "node:fs";
import { isRecordProblem, type JsonMap, readRecord, replay } from "@weirwood/kernel";
import type { Statistics, TableStatus, TableSummary } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { games } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  playOn,
  type TestServer,
  throneTable,
} from "../testing/test-server.ts";

/** A document as an option: a battle plan that somebody has written, here that of the guide. */
const guide = readFileSync(new URL("../../docs/battle-plans.md", import.meta.url), "utf8");
const plan = JSON.parse(/```json\n(.*?)```/s.exec(guide)?.[1] ?? "") as JsonMap;
const { game } = games.battles;

let server: TestServer;
let guests: Guest[];

beforeEach(async () => {
  server = await openTestServer({ clock: turnedClock(1_800_000_000_000) });
  guests = await Promise.all(["Ann", "Ben"].map((name) => newGuest(server, name)));
});

afterEach(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

const seats = [{ sitter: "me" }, {}];
const refusalOf = (options: JsonMap) =>
  guests[0].call<{ rule: string; params: JsonMap; sentence: string }>("createTable", {
    body: throneTable({ game: "battles", seats, options }),
  });

test("a table plays a plan of one's own, lists its name, and leaves a record that needs no other file", async () => {
  const table = await beginTable(guests, { game: "battles", options: { battle: plan } });
  const [summary] = await guests[0].must<TableSummary[]>("tables", { query: { state: "playing" } });
  expect(summary.brief).toEqual({ battle: plan.name });
  expect(JSON.stringify(summary)).not.toContain('"units"');

  const connections = await followTable(guests, table);
  await playOn(connections, table, Number.POSITIVE_INFINITY);
  await Promise.all(connections.map((one) => one.close()));
  const record = readRecord(await guests[0].must<string>("record", { params: { table } }));
  if (isRecordProblem(record)) throw new Error(record.problem);
  const end = replay(game, record);
  if (isRecordProblem(end)) throw new Error(end.problem);
  expect(game.outcome(end.state)).toBeDefined();
  const { byTag } = await guests[0].must<Statistics>("statistics", { query: { game: "battles" } });
  expect(Object.keys(byTag)).toEqual(["own-plan"]);
  const again = await guests[0].must<TableStatus>("rematch", { params: { table } });
  expect((again.options as JsonMap).battle).toEqual(plan);
});

test("the lobby is told of such a table by its name too", async () => {
  const reader = await guests[1].connect();
  await reader.ask({ do: "watch-lobby" });
  const heard = reader.next(({ is }) => is === "lobby");
  const body = throneTable({ game: "battles", seats, options: { battle: plan } });
  await guests[0].must<TableStatus>("createTable", { body });
  expect(await heard).toMatchObject({ tables: [{ game: "battles", brief: { battle: plan.name } }] });
  await reader.close();
});

test("a plan that is none is refused by the rule and the field that are wrong", async () => {
  const { status, rule, reply } = await refusalOf({ battle: { ...plan, rounds: 50 } });
  expect({ status, rule }).toEqual({ status: 422, rule: "battles.plan.number" });
  expect(reply.params).toMatchObject({ field: "rounds", found: "50" });
  expect(reply.sentence).toContain("rounds");
  for (const battle of [7, [], { ...plan, units: [] }, { ...plan, colour: "red" }, JSON.stringify(plan).slice(0, -9)])
    expect(await refusalOf({ battle })).toMatchObject({ status: 422, rule: expect.stringMatching(/^battles\.plan\./) });
});

test("a plan that is too long is not even read", async () => {
  expect(await refusalOf({ battle: { ...plan, brief: "x".repeat(31_000) } })).toMatchObject({ rule: "kernel.options" });
  expect(await refusalOf({ battle: { ...plan, brief: "x".repeat(70_000) } })).toMatchObject({ status: 413 });
});

test("Houses are drawn by lot where the table says so, and each seat has its own", async () => {
  const drawn = new Set<string>();
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const options = { plan: "red-fork", houses: "lot" };
    const table = await beginTable(guests, { game: "battles", options, practice: { seed } });
    const status = await guests[0].must<TableStatus>("table", { params: { table } });
    const names = status.seats.map(({ name }) => name as string);
    expect([...names].sort()).toEqual(["lannister", "stark"]);
    drawn.add(names[0]);
  }
  expect(drawn.size).toBe(2);
});
