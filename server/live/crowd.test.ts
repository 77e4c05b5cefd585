import type { ServerMessage } from "@weirwood/protocol";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import { stateOf } from "../tables/table-cache.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  playOn,
  type TestConnection,
  type TestServer,
} from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

let server: TestServer;
let clock: TurnedClock;
let guests: Guest[];

beforeAll(async () => {
  clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await openTestServer({ clock });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

type Presence = Extract<ServerMessage, { is: "presence" }>;
const presenceHeardBy = ({ heard }: TestConnection): Presence[] =>
  heard.filter((one): one is Presence => one.is === "presence");

describe("many who look on at one table", () => {
  test("come and go, and everybody is told of it once a second", async () => {
    const table = await beginTable(guests);
    const [ann, ...others] = await followTable(guests, table);
    clock.turnBy(5000);
    await ann.ask({ do: "ping" });
    const before = presenceHeardBy(ann).length;
    const eve = await newGuest(server, "Eve");
    const crowd = await Promise.all(Array.from({ length: 20 }, () => eve.connect()));
    for (let round = 0; round < 3; round++) {
      for (const one of crowd) await one.ask({ do: "watch", table });
      for (const one of crowd.slice(1)) await one.ask({ do: "unwatch", table });
    }
    const told = async (): Promise<number[]> => {
      await ann.ask({ do: "ping" });
      return presenceHeardBy(ann)
        .slice(before)
        .map(({ onlookers }) => onlookers);
    };
    // The first is told at once, and all that came after when the second is over.
    expect(await told()).toEqual([1]);
    for (const one of crowd) await one.ask({ do: "watch", table });
    clock.turnBy(1000);
    expect(await told()).toEqual([1, 20]);
    clock.turnBy(5000);
    expect(await told()).toEqual([1, 20]);
    // Each of the crowd as well: messages grow with their number, not with its square.
    for (const one of crowd) expect(presenceHeardBy(one).length).toBeLessThanOrEqual(2);
    await Promise.all([ann, ...others, ...crowd].map((one) => one.close()));
  });

  test("are shown the same position, which is worked out once; after a decision a new one", async () => {
    const table = await beginTable(guests);
    const players = await followTable(guests, table);
    const eve = await (await newGuest(server, "Eve")).connect();
    const { game } = await server.tables.cache.fetch(table);
    const written = vi.spyOn(game, "toJSON");
    const look = async (): Promise<unknown> => {
      await eve.ask({ do: "watch", table });
      return eve.heard.flatMap((one) => (one.is === "table" ? [one.sight] : [])).at(-1);
    };
    const first = await look();
    const once = written.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    for (let i = 0; i < 5; i++) expect(await look()).toEqual(first);
    expect(written.mock.calls.length).toBe(once);
    written.mockRestore();
    // Everybody gives an order, so that something is seen to have happened.
    await playOn(players, table, 3);
    const stored = await server.tables.cache.fetch(table);
    const { game: same, facts } = stored;
    expect(await look()).toMatchObject({ number: facts.numbers[0], view: same.toJSON(same.view(stateOf(stored), -1)) });
    await Promise.all([...players, eve].map((one) => one.close()));
  });
});

describe("connections of one address", () => {
  test("are bounded, whoever opens them", async () => {
    const strict = await openTestServer({ clock, settings: { rateScale: 0.1 } });
    const [eve, mallory] = [await newGuest(strict, "Eve"), await newGuest(strict, "Mallory")];
    const open = await Promise.all(Array.from({ length: 6 }, (_, i) => (i % 2 ? eve : mallory).connect()));
    // Not so many at once; a little later there is room for more, but not for ever more.
    for (const one of [eve, mallory]) await expect(one.connect()).rejects.toThrow("429");
    while (open.length < 15) {
      clock.turnBy(2000);
      open.push(await eve.connect());
    }
    clock.turnBy(2000);
    await expect(mallory.connect()).rejects.toThrow("429");
    await open[0].close();
    await until("there is room again", async () => {
      clock.turnBy(100);
      const again = await mallory.connect().catch(() => undefined);
      await again?.close();
      return again !== undefined;
    });
    await Promise.all(open.map((one) => one.close()));
    await strict.end();
  });
});
