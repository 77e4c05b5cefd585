import type { TableStatus } from "@weirwood/protocol";
import { afterEach, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { newGuest, openTestServer, type TestConnection, type TestServer, throneTable } from "../testing/test-server.ts";

let server: TestServer;
afterEach(() => server.end());

const toldOf = (reader: TestConnection) => reader.heard.flatMap((one) => (one.is === "lobby" ? [one] : []));

test("however many tables change how often, the lobby is told a few times a second, and of all of them", async () => {
  const clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await openTestServer({ clock });
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => newGuest(server, name)));
  const tables: string[] = [];
  for (let number = 0; number < 6; number++)
    tables.push((await ann.must<TableStatus>("createTable", { body: throneTable() })).id);
  clock.turnBy(10_000);
  const reader = await ben.connect();
  await reader.ask({ do: "watch-lobby" });
  const change = async (bot: string | null): Promise<void> => {
    for (const table of tables) await ann.must("seatBot", { params: { table, seat: 1 }, body: { bot } });
  };
  for (const bot of ["random", null, "random", null, "random"]) await change(bot);
  await reader.ask({ do: "ping" });
  expect(toldOf(reader).length).toBeLessThanOrEqual(4);
  reader.heard.length = 0;
  clock.turnBy(250);
  await reader.until(() => toldOf(reader).length > 0);
  await reader.ask({ do: "ping" });
  const [told, ...more] = toldOf(reader);
  expect(more).toEqual([]);
  expect(told.tables.map(({ id }) => id).sort()).toEqual([...tables].sort());
  for (const { seats } of told.tables) expect(seats[1]).toMatchObject({ bot: "random" });
  await reader.close();
});
