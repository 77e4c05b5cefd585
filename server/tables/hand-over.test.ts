import type { TableStatus } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  sampledAnswer,
  type TestServer,
} from "../testing/test-server.ts";
import { takeTurns } from "./turns.ts";

let server: TestServer;
let guests: Guest[];
let eve: Guest;
let table: string;

beforeEach(async () => {
  server = await openTestServer();
  guests = await Promise.all(["Ann", "Ben", "Cid"].map((name) => newGuest(server, name)));
  eve = await newGuest(server, "Eve");
  table = await beginTable(guests);
});

afterEach(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

/** Cid has given up and his regent has answered, Eve would take over, and Ann is for it. */
async function propose(): Promise<void> {
  await guests[2].must("resign", { params: { table } });
  await expect.poll(async () => (await server.tables.cache.find(table)).row.decisions).toBe(1);
  await eve.must("applyForSeat", { params: { table, seat: 2 }, body: {} });
  await guests[0].must("callVote", { params: { table }, body: { kind: "seat", seat: 2, person: eve.id } });
}

const agree = () => guests[1].call<TableStatus>("vote", { params: { table, id: 1 }, body: { inFavour: true } });

test("a seat never goes to somebody who has deleted themselves", async () => {
  await propose();
  await eve.must("deleteMe", { body: { confirm: "Eve" } });
  expect((await agree()).status).not.toBe(200);
  const { facts } = await server.tables.cache.find(table);
  expect(facts.seats[2]).toMatchObject({ person: guests[2].id, regent: "resigned" });
  expect([facts.candidates, facts.votes]).toEqual([[], []]);
});

test("not even where the word that somebody is gone was lost", async () => {
  await propose();
  await server.store.write((rows) =>
    rows.updateTable("people").set({ kind: "gone" }).where("id", "=", eve.id).execute(),
  );
  expect((await agree()).status).toBe(200);
  await takeTurns(server.tables, table);
  const { heir, person } = (await server.tables.cache.find(table)).facts.seats[2];
  expect([heir, person]).toEqual([undefined, guests[2].id]);
});

test("a former owner's draft is not the next one's", async () => {
  const connections = await followTable(guests, table);
  const { ask, answer } = sampledAnswer(connections[2], table, 2, 1) as { ask: number; answer: string };
  await connections[2].ask({ do: "draft", table, ask, answer });
  await connections[1].ask({ do: "draft", table, ask, answer: "what Ben thought" });
  await propose();
  expect((await agree()).status).toBe(200);
  await takeTurns(server.tables, table);
  expect((await server.tables.cache.find(table)).facts.seats[2].person).toBe(eve.id);
  await guests[1].must("resign", { params: { table } });
  const drafts = await server.store.read.selectFrom("drafts").selectAll().where("table_id", "=", table).execute();
  expect(drafts).toEqual([]);
  await Promise.all(connections.map((one) => one.close()));
});
