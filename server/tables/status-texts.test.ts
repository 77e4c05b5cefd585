import type { ServerMessage, TableStatus } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import {
  type Guest,
  newGuest,
  openTestServer,
  TestConnection,
  type TestServer,
  throneTable,
} from "../testing/test-server.ts";

let clock: TurnedClock;
let server: TestServer;
let ann: Guest;
let table: string;

beforeEach(async () => {
  clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await openTestServer({ clock });
  ann = await newGuest(server, "Ann");
  ({ id: table } = await ann.must<TableStatus>("createTable", { body: throneTable() }));
});
afterEach(() => server.end());

const visitor = async (path = "/live?as=visitor"): Promise<TestConnection> => {
  const connection = await TestConnection.open(server.address, { origin: server.address }, path);
  await connection.ask({ do: "watch", table });
  return connection;
};
const statuses = ({ heard }: TestConnection) => heard.filter((one): one is Told => one.is === "status");
type Told = Extract<ServerMessage, { is: "status" }>;

test("however often an arrangement changes, it is told a few times a second, and once for all who may see the same", async () => {
  const visitors = await Promise.all(Array.from({ length: 8 }, () => visitor()));
  const worked = vi.spyOn(server.tables.reader, "behind");
  for (let time = 0; time < 25; time++) {
    await ann.must("ready", { params: { table }, body: { nonce: "a" } });
    await ann.must("notReady", { params: { table } });
  }
  const changes = worked.mock.calls.length;
  await ann.must("ready", { params: { table }, body: { nonce: "a" } });
  await Promise.all(visitors.map((one) => one.ask({ do: "ping" })));
  for (const one of visitors) expect(statuses(one)).toHaveLength(4);
  // Four times for all who look on; what is more are the answers to Ann herself.
  expect(changes).toBeLessThanOrEqual(50 + 4);
  const last = visitors.map((one) => one.next(({ is }) => is === "status"));
  clock.turnBy(250);
  for (const told of await Promise.all(last)) expect((told as Told).status.seats[0].isReady).toBe(true);
  for (const one of visitors) expect(statuses(one)).toHaveLength(5);
});

test("options are told with the table, and again only to clients that do not keep them", async () => {
  const [keeping, old] = [await visitor("/live?as=visitor&options=once"), await visitor()];
  const both = [keeping, old].map((one) => one.next(({ is }) => is === "status"));
  await ann.must("ready", { params: { table }, body: { nonce: "a" } });
  const [short, long] = (await Promise.all(both)) as Told[];
  expect(long.status.options).toMatchObject({ players: 3, variants: [] });
  const { options: _, ...rest } = long.status;
  expect(short.status).toEqual(rest);
  expect(keeping.tables.get(table)?.status.options).toEqual(long.status.options);
});
