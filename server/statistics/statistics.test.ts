import type { Me, Statistics } from "@weirwood/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "../http/testing/browser.ts";
import { openTestServer, type TestServer } from "../http/testing/test-server.ts";
import type { ResultRow } from "../store/schema.ts";

let server: TestServer;
let browser: Browser;
let arya: string;
let bran: string;
let gone: string;

beforeAll(async () => {
  server = await openTestServer();
  browser = new Browser(server.http);
  const come = async (name: string) => (await new Browser(server.http).send<Me>("POST", "/api/guests", { name })).id;
  [arya, bran, gone] = [await come("Arya"), await come("Bran"), await come("Gone")];
  await server.store.write(async (rows) => {
    await rows.updateTable("people").set({ kind: "gone", name: "" }).where("id", "=", gone).execute();
    await rows
      .insertInto("results")
      .values([
        result("1", 0, arya, "stark", { won: 1, tags: " ports siege " }),
        result("1", 1, bran, "lannister", { timed_out: 1, tags: " ports siege " }),
        result("1", 2, null, "greyjoy", { tags: " ports siege " }),
        result("2", 0, arya, "lannister", { resigned: 1, players: 5 }),
        result("2", 1, bran, "stark", { won: 1, players: 5 }),
        result("3", 0, arya, "stark", { won: 1 }),
        result("3", 1, gone, "lannister", {}),
        { ...result("4", 0, arya, "stark", { won: 1 }), game: "battles" },
      ])
      .execute();
  });
});
afterAll(() => server.close());

function result(table: string, seat: number, person: string | null, name: string, more: Partial<ResultRow>): ResultRow {
  return {
    table_id: table,
    seat,
    person,
    game: "throne",
    seat_name: name,
    players: 3,
    tags: " ",
    won: 0,
    resigned: 0,
    timed_out: 0,
    finished_at: 1,
    ...more,
  };
}

const counts = (games: number, won: number, resigned = 0, timedOut = 0) => ({ games, won, resigned, timedOut });

test("count what people have played: by house, variant and number of players, and who has won most", async () => {
  expect(await browser.get<Statistics>("/api/statistics?game=throne")).toEqual({
    game: "throne",
    total: counts(3, 3, 1, 1),
    bySeatName: { stark: counts(3, 3), lannister: counts(3, 0, 1, 1) },
    byTag: { ports: counts(1, 1, 0, 1), siege: counts(1, 1, 0, 1), none: counts(2, 2, 1) },
    byPlayers: { 3: counts(2, 2, 0, 1), 5: counts(1, 1, 1) },
    people: [
      { person: { id: arya, name: "Arya" }, ...counts(3, 2, 1) },
      { person: { id: bran, name: "Bran" }, ...counts(2, 1, 0, 1) },
    ],
  });
});

test("of one person count theirs alone", async () => {
  expect(await browser.get<Statistics>(`/api/statistics?game=throne&person=${bran}`)).toEqual({
    game: "throne",
    total: counts(2, 1, 0, 1),
    bySeatName: { stark: counts(1, 1), lannister: counts(1, 0, 0, 1) },
    byTag: { ports: counts(1, 0, 0, 1), siege: counts(1, 0, 0, 1), none: counts(1, 1) },
    byPlayers: { 3: counts(1, 0, 0, 1), 5: counts(1, 1) },
    people: [{ person: { id: bran, name: "Bran" }, ...counts(2, 1, 0, 1) }],
  });
});

test("are of games that are played here, and of people who are", async () => {
  expect(await browser.refusal("GET", "/api/statistics?game=chess")).toBe("table.game");
  expect(await browser.refusal("GET", "/api/statistics?game=__proto__")).toBe("table.game");
  expect(await browser.refusal("GET", `/api/statistics?game=throne&person=${gone}`)).toBe("people.unknown");
  expect(await browser.refusal("GET", "/api/statistics")).toBe("server.malformed");
});

test("are counted anew after a minute", async () => {
  const games = async () => (await browser.get<Statistics>("/api/statistics?game=throne")).total.games;
  const before = await games();
  await server.store.write((rows) =>
    rows
      .insertInto("results")
      .values(result("9", 0, bran, "stark", {}))
      .execute(),
  );
  expect(await games()).toBe(before);
  server.clock.turnBy(60_000);
  expect(await games()).toBe(before + 1);
});
