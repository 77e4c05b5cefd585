import type { ServerMessage } from "@weirwood/protocol";
import { afterEach, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import {
  beginTable,
  followTable,
  newGuest,
  openTestServer,
  type SampledAnswer,
  sampledAnswer,
  type TestConnection,
  type TestServer,
} from "../testing/test-server.ts";

let server: TestServer;

afterEach(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

const START = Date.parse("2026-11-15T12:00:00Z");

/** What a connection was told of who has answered, and how many other messages about the table it got meanwhile. */
const heardBy = (connection: TestConnection) => {
  const heard = connection.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  return {
    answered: heard.flatMap((message) => (message.is === "answered" ? [message.seats] : [])),
    updates: heard.filter(({ is }) => is === "update").length,
  };
};

/** Answers what a seat is asked, and takes another answer for each further luck. */
async function decide(connection: TestConnection, table: string, seat: number, ...luck: number[]): Promise<void> {
  for (const chosen of luck.map((one) => sampledAnswer(connection, table, seat, one) as SampledAnswer)) {
    expect(await connection.ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "accepted" });
  }
}

test("where the game shows it, everybody learns who has answered, and nothing of a replaced answer", async () => {
  const clock = turnedClock(START);
  server = await openTestServer({ clock });
  const guests = await Promise.all(["Ann", "Ben", "Cleo", "Eve"].map((name) => newGuest(server, name)));
  const table = await beginTable(guests.slice(0, 3));
  const connections = await followTable(guests, table);
  const [ann, ben, , eve] = connections;
  const orders = { kind: "orders", seats: [0, 1, 2], since: START };
  expect(ann.tables.get(table)?.asks).toMatchObject([{ ...orders, answered: [] }]);

  clock.turnBy(1_000);
  await decide(ben, table, 1, 1, 2);
  for (const one of connections) await one.ask({ do: "ping" });
  for (const other of [ann, eve]) expect(heardBy(other)).toEqual({ answered: [[1]], updates: 0 });
  await eve.ask({ do: "watch", table });
  expect(eve.tables.get(table)?.asks).toMatchObject([{ ...orders, answered: [1] }]);

  await decide(ann, table, 0, 1);
  await connections[2].ask({ do: "ping" });
  expect(heardBy(connections[2]).answered).toEqual([[1], [0, 1]]);
  await decide(connections[2], table, 2, 1);
  await ann.ask({ do: "ping" });
  // The last answer closes the ask: what is asked next is told, and who answered no more.
  expect(heardBy(ann).answered).toEqual([[1], [0, 1]]);
  expect(ann.tables.get(table)?.asks).toMatchObject([{ since: START + 1_000 }]);
  await Promise.all(connections.map((one) => one.close()));
});

test("delayed onlookers learn who has answered when its time has come", async () => {
  const clock = turnedClock(START);
  server = await openTestServer({ clock });
  const guests = await Promise.all(["Ann", "Ben", "Cleo", "Eve"].map((name) => newGuest(server, name)));
  const table = await beginTable(guests.slice(0, 3), { onlookers: { allowed: true, delaySeconds: 10 } });
  const connections = await followTable(guests, table);
  const eve = connections[3];
  await decide(connections[1], table, 1, 1);
  await eve.ask({ do: "ping" });
  expect(heardBy(eve).answered).toEqual([]);
  clock.turnBy(10_000);
  await eve.ask({ do: "ping" });
  expect(heardBy(eve)).toEqual({ answered: [[1]], updates: 0 });
  await Promise.all(connections.map((one) => one.close()));
});
