import { isRecordProblem, readRecord, replay } from "@weirwood/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import { games } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  sampledAnswer,
  type TestConnection,
  type TestServer,
} from "../testing/test-server.ts";
import { MOST_REPLACED } from "./answers.ts";

const { game: throne } = games.throne;

/** Shorter than the silence after which a connection is dropped. */
const DELAY = 10;
let clock: TurnedClock;
let server: TestServer;
let guests: Guest[];
let table: string;
let connections: TestConnection[];

beforeEach(async () => {
  clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await openTestServer({ clock });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
  table = await beginTable(guests, { onlookers: { allowed: true, delaySeconds: DELAY } });
  connections = await followTable(guests, table);
});

afterEach(async () => {
  await Promise.all(connections.map((one) => one.close()));
  await server.end();
  expect(server.complaints).toEqual([]);
});

/** The first, secret ask, with several legal answers of a seat. */
function orders(seat: number, luck = 1): { readonly ask: number; readonly answer: string } {
  return sampledAnswer(connections[seat], table, seat, luck) as { ask: number; answer: string };
}

const rowsOf = (seat: number) =>
  server.tables.reader.decisionsAfter(table, 0).then((rows) => rows.filter((row) => row.seat === seat));

test("an answer that is replaced leaves one row, and every key counts once", async () => {
  const [ann, ben, cleo] = connections;
  const [first, second] = [orders(0, 1), orders(0, 2)];
  const send = (chosen: typeof first, key: string) => ann.ask({ do: "decide", table, ...chosen }, key);
  const told = await send(first, "key-number-1");
  await ben.ask({ do: "decide", table, ...orders(1) });
  expect((await send(second, "key-number-2")).is).toBe("accepted");
  const rows = await rowsOf(0);
  expect(rows.map(({ key, answer }) => [key, answer])).toEqual([["key-number-2", second.answer]]);

  // What was replaced is answered as it was the first time, and does not come back.
  expect(await send(first, "key-number-1")).toEqual(told);
  expect(await rowsOf(0)).toEqual(rows);
  expect((await cleo.ask({ do: "decide", table, ...orders(2) })).is).toBe("accepted");
  expect(await send(first, "key-number-1")).toEqual(told);
  expect(await rowsOf(0)).toEqual(rows);

  await guests[0].must("callVote", { params: { table }, body: { kind: "end" } });
  const yes = { params: { table, id: 1 }, body: { inFavour: true } };
  for (const guest of guests.slice(1)) await guest.must("vote", yes);
  const record = readRecord(await guests[0].must<string>("record", { params: { table } }));
  if (isRecordProblem(record)) throw new Error(record.problem);
  const end = replay(throne, record);
  expect(isRecordProblem(end) ? end.problem : "").toBe("");
});

test("one's export numbers one's answers by one's own sequence, whatever others do", async () => {
  const [ann, ben] = connections;
  const [mine, theirs] = [orders(0), orders(1)];
  await ann.ask({ do: "decide", table, ...mine });
  for (const key of ["theirs-1", "theirs-2"]) await ben.ask({ do: "decide", table, ...theirs }, key);
  const told = await ann.ask({ do: "decide", table, ...mine });
  const { tables } = await guests[0].must<{ tables: { decisions: object[] }[] }>("exportMe");
  expect(tables[0].decisions).toMatchObject([{ number: (told as { number: number }).number }]);
});

test("may be replaced so often, and no more", async () => {
  const [ann] = connections;
  const send = (luck: number) => ann.ask({ do: "decide", table, ...chosen, answer: answers[luck % 2] });
  const chosen = orders(0, 1);
  const answers = [chosen.answer, orders(0, 2).answer];
  for (let luck = 0; luck <= MOST_REPLACED; luck++) expect((await send(luck)).is).toBe("accepted");
  const rows = await rowsOf(0);
  expect(await send(1)).toMatchObject({ is: "refused", rule: "table.too-many-answers" });
  expect(await rowsOf(0)).toEqual(rows);
  expect(rows).toHaveLength(1);
});

test("delayed onlookers see the answers that counted, and coming back does not play the game again", async () => {
  const eve = await (await newGuest(server, "Eve")).connect();
  const [ann, ben, cleo] = connections;
  await eve.ask({ do: "watch", table });
  const [first, second] = [orders(0, 1), orders(0, 2)];
  await ann.ask({ do: "decide", table, ...first });
  await ben.ask({ do: "decide", table, ...orders(1) });
  await ann.ask({ do: "decide", table, ...second });
  await cleo.ask({ do: "decide", table, ...orders(2) });
  clock.turnBy(DELAY * 1000);
  const { game, views, facts } = await server.tables.cache.find(table);
  await eve.ask({ do: "ping" });
  const seen = () => eve.tables.get(table);
  expect(seen()).toMatchObject({ number: facts.numbers[0], view: game.toJSON(views[0]) });

  const read = vi.spyOn(server.tables.reader, "decisionsAfter");
  await eve.ask({ do: "unwatch", table });
  await eve.ask({ do: "watch", table });
  expect(seen()).toMatchObject({ number: facts.numbers[0], view: game.toJSON(views[0]) });
  expect((await Promise.all(read.mock.results.map(({ value }) => value))).flat()).toEqual([]);
  await eve.close();
});

test("older entries of the log are the same however they are asked for", async () => {
  const [ann] = connections;
  const chosen = orders(0);
  for (let luck = 0; luck < 5; luck++) await ann.ask({ do: "decide", table, ...chosen }, `again-${luck}-0000`);
  for (const seat of [1, 2]) await connections[seat].ask({ do: "decide", table, ...orders(seat) });
  const { reader, cache } = server.tables;
  const found = await cache.find(table);
  const all = await reader.olderLog(found, 0, 10_000, 500);
  expect(all.length).toBeGreaterThan(0);
  for (let before = 0; before <= found.facts.numbers[1] + 1; before++) {
    expect(await reader.olderLog(found, 0, before, 500)).toEqual(all.filter(({ number }) => number < before));
  }
});
