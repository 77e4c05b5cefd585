import { readFileSync } from "node:fs";
import type { JsonMap } from "@weirwood/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { turnedClock } from "../app/clock.ts";
import type { DecisionRow, TableRow } from "../store/schema.ts";
import { games } from "../testing/games.ts";
import {
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  sampledAnswer,
  type TestServer,
} from "../testing/test-server.ts";

/**
 * Tables that were begun under an older version of their game's rules, as the store had them then. The files are never made
 * anew: whoever raises a `rulesVersion` writes the game's `upgrade`, and these tables must still be played to their end.
 */
const older = [
  ["throne", 1],
  ["throne", 2],
  ["battles", 1],
  ["cards", 1],
  ["ravens-wager", 1],
  ["ravens-wager", 2],
] as const;

interface Fixture {
  readonly table: Omit<TableRow, "facts" | "position" | "position_at" | "tags"> & {
    facts: JsonMap;
    position: JsonMap;
    /** What tags were then. */
    variants: string;
  };
  readonly decisions: readonly (Omit<DecisionRow, "events" | "numbers"> & { events: object; numbers: object })[];
}

const fixture = (game: string, version: number): Fixture =>
  JSON.parse(readFileSync(new URL(`./fixtures/${game}-rules-${version}.json`, import.meta.url), "utf8")) as Fixture;

let server: TestServer;
let guests: Guest[];

beforeAll(async () => {
  server = await openTestServer({ clock: turnedClock(1_794_800_000_000), games });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

describe.each(older)("a table of %s begun under rules version %i", (name, version) => {
  test("is read, and played on to its end", async () => {
    const { table: stored, decisions } = fixture(name, version);
    const { variants: tags, ...table } = stored;
    const seated = guests.slice(0, table.players);
    const seats = seated.map(({ id }) => ({ person: id, since: 0, nonce: id }));
    await server.store.write(async (rows) => {
      const facts = JSON.stringify({ ...table.facts, seats });
      await rows
        .insertInto("tables")
        .values({ ...table, tags, facts, position: JSON.stringify(table.position), position_at: table.decisions })
        .execute();
      for (const { events, numbers, ...row } of decisions) {
        const texts = { events: JSON.stringify(events), numbers: JSON.stringify(numbers) };
        await rows
          .insertInto("decisions")
          .values({ ...row, ...texts })
          .execute();
      }
    });
    const offered = games[name];
    const connections = await followTable(seated, table.id);
    for (let made = 0; made < 5000; made++) {
      let isIdle = true;
      for (const [seat, connection] of connections.entries()) {
        const chosen = sampledAnswer(connection, table.id, seat, made);
        if (chosen === undefined) continue;
        isIdle = false;
        const reply = await connection.ask({ do: "decide", table: table.id, ...chosen });
        expect(reply).toMatchObject({ is: "accepted" });
        for (const one of connections) await one.ask({ do: "ping" });
      }
      if (isIdle) break;
    }
    const end = await server.tables.cache.fetch(table.id);
    expect(end.row.state).toBe("finished");
    expect(end.row.rules).toBe(offered.game.rulesVersion);
    expect(end.row.decisions).toBeGreaterThan(decisions.length);
    const wasUpgraded = table.rules !== offered.game.rulesVersion;
    expect(end.facts.upgrades).toEqual(
      wasUpgraded ? [{ decision: decisions.length, from: table.rules, to: offered.game.rulesVersion }] : [],
    );
    const record = await guests[0].must<string>("record", { params: { table: table.id } });
    expect(record).toContain(`rules: ${table.rules}`);
    expect(record.includes("went on: from decision")).toBe(wasUpgraded);
    await Promise.all(connections.map((one) => one.close()));
  });
});
