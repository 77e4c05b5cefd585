import { afterEach, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import { type Guest, newGuest, openTestServer, type TestServer, throneTable } from "../testing/test-server.ts";
import { stateOf } from "./table-cache.ts";

const DAY = 24 * 3_600_000;

let server: TestServer;
let clock: TurnedClock;
let ann: Guest;

afterEach(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

/** A table that has ended, in whose course so many decisions brought about something notable. */
async function finishedTable(notable: number, changes: Parameters<typeof throneTable>[0] = {}): Promise<string> {
  const seats = [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }];
  const { id } = await ann.must<{ id: string }>("createTable", { body: throneTable({ seats, ...changes }) });
  await ann.must("ready", { params: { table: id }, body: { nonce: "a" } });
  await ann.must("startTable", { params: { table: id } });
  const [rule] = Object.keys((await server.tables.cache.find(id)).game.notable);
  await server.tables.arrange(id, (one) => ({
    row: { state: "finished", finished_at: clock.now(), due_at: null },
    facts: { ...one.facts, result: { winners: [one.game.seatName(stateOf(one), 0)], rule: "throne.victory.castles" } },
    also: async (rows) => {
      await rows.deleteFrom("decisions").where("table_id", "=", id).execute();
      for (let number = 1; number <= notable; number++) {
        const events = JSON.stringify([{ rule }]);
        const rest = { ask: number, seat: 0, key: `key-${number}`, answer: "x", round: 1, at: 0, replaced: null };
        await rows
          .insertInto("decisions")
          .values({ table_id: id, number, made_by: "person", events, numbers: "[0,0,0,0]", ...rest })
          .execute();
      }
    },
  }));
  return id;
}

const chosen = async (): Promise<string | undefined> =>
  (await ann.must<{ id: string } | null>("gameOfTheDay"))?.id ?? undefined;

test("the finished public game of the last days with most that is worth a mark is the game of the day", async () => {
  clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await openTestServer({ clock });
  ann = await newGuest(server, "Ann");
  expect(await chosen()).toBeUndefined();
  await finishedTable(2);
  const best = await finishedTable(5);
  await finishedTable(9, { isPublic: false });
  await finishedTable(9, { practice: { seed: "known" } });
  // The choice stands for a while, also that there is none.
  expect(await chosen()).toBeUndefined();
  clock.turnBy(11 * 60_000);
  expect(await chosen()).toBe(best);
  clock.turnBy(8 * DAY);
  expect(await chosen()).toBeUndefined();
});
