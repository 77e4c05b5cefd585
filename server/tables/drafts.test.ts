import { afterEach, beforeEach, expect, test } from "vitest";
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
import { takeTurns } from "./turns.ts";

let server: TestServer;
let guests: Guest[];
let table: string;
let laptop: TestConnection;
let others: TestConnection[];
let first: SampledAnswer;
let second: SampledAnswer;

beforeEach(async () => {
  server = await openTestServer();
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  table = await beginTable(guests);
  [laptop, ...others] = await followTable(guests, table);
  first = sampledAnswer(laptop, table, 0, 1) as SampledAnswer;
  second = sampledAnswer(laptop, table, 0, 2) as SampledAnswer;
  expect(second.answer).not.toBe(first.answer);
});

afterEach(async () => {
  await Promise.all([laptop, ...others].map((one) => one.close()));
  await server.end();
  expect(server.complaints).toEqual([]);
});

const accepted = { is: "accepted" };

/** What another device finds when it opens the table. */
async function draftOnPhone(): Promise<unknown> {
  const phone = await guests[0].connect();
  await phone.ask({ do: "watch", table });
  const whole = phone.heard.find((message) => message.is === "table");
  await phone.close();
  return whole?.is === "table" ? whole.sight?.draft : undefined;
}

test("a sent answer beats the draft that was there before it, on every device", async () => {
  expect(await laptop.ask({ do: "draft", table, ...first })).toMatchObject(accepted);
  expect(await draftOnPhone()).toEqual(first);
  expect(await laptop.ask({ do: "decide", table, ...second })).toMatchObject(accepted);
  expect(await draftOnPhone()).toBeUndefined();
});

test("a draft that a slower tab wrote before the answer, and that arrives after it, is dropped", async () => {
  const written = laptop.tables.get(table)?.number as number;
  const sent = await laptop.ask({ do: "decide", table, ...second });
  expect(await laptop.ask({ do: "draft", table, ...first, number: written })).toMatchObject(accepted);
  expect(await draftOnPhone()).toBeUndefined();
  // Written by somebody who has seen the answer, it is a change of mind; the same as the answer, it is none.
  const { number } = sent as { readonly number: number };
  await laptop.ask({ do: "draft", table, ...second, number });
  expect(await draftOnPhone()).toBeUndefined();
  await laptop.ask({ do: "draft", table, ...first, number });
  expect(await draftOnPhone()).toEqual(first);
});

test("whatever draft and answer race, the answer is what stands", async () => {
  await Promise.all([
    laptop.ask({ do: "draft", table, ...first, number: 0 }),
    laptop.ask({ do: "decide", table, ...second }),
    laptop.ask({ do: "draft", table, ...first, number: 0 }),
  ]);
  expect(await draftOnPhone()).toBeUndefined();
});

test("a regent's answer leaves its owner the draft", async () => {
  await laptop.ask({ do: "draft", table, ...first });
  await guests[0].must("leaveTable", { params: { table } });
  await takeTurns(server.tables, table);
  expect(await server.tables.reader.decisionsAfter(table, 0)).toMatchObject([{ seat: 0, made_by: "regent" }]);
  await guests[0].must("returnToSeat", { params: { table } });
  expect(await draftOnPhone()).toEqual(first);
});
