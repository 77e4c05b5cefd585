import type { SomeGame } from "@weirwood/catalogue";
import { isRecordProblem, readRecord } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import type { OfferedGame } from "../games.ts";
import { games } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  playOn,
  type TestServer,
} from "../testing/test-server.ts";

/** What the rules were made to do on the event loop; workers load their own. */
let done: { setUps: number; applied: number };

/** A game that counts what is asked of it here. */
function counted(offered: OfferedGame): OfferedGame {
  const { game } = offered;
  const counting: Partial<SomeGame> = {
    setup(...given) {
      done.setUps++;
      return game.setup(...given);
    },
    apply(...given) {
      done.applied++;
      return game.apply(...given);
    },
    scenarios: Object.create(game.scenarios, {
      given: {
        value: (...given: Parameters<SomeGame["scenarios"]["given"]>) => {
          done.setUps++;
          return game.scenarios.given(...given);
        },
      },
    }) as SomeGame["scenarios"],
  };
  return { ...offered, game: Object.create(game, Object.getOwnPropertyDescriptors(counting)) as SomeGame };
}

let clock: TurnedClock;
let server: TestServer;
let guests: Guest[];

const open = async (folder?: string): Promise<TestServer> =>
  openTestServer({
    clock,
    games: { ...games, throne: counted(games.throne), battles: counted(games.battles) },
    ...(folder !== undefined && { folder }),
  });

beforeEach(async () => {
  done = { setUps: 0, applied: 0 };
  clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await open();
  guests = await Promise.all(["Ann", "Ben", "Cleo", "Eve"].map((name) => newGuest(server, name)));
});
afterEach(() => server.end());

const onlookers = { allowed: true, delaySeconds: 1 };

/** Everything that is seen with the delay, until so many decisions are. */
async function watchUntil(guest: Guest, table: string, number: number): Promise<void> {
  const [connection] = await followTable([guest], table);
  await connection.until(() => (connection.tables.get(table)?.number ?? 0) >= number);
  await connection.close();
}

test("no game is set up on the event loop: at a new table, for onlookers, after a restart, for a record or a rematch", async () => {
  const [ann, , , eve] = guests;
  const position = { plan: "kingsroad", dice: Array.from({ length: 7 }, () => "valor") };
  const table = await beginTable([ann], {
    game: "battles",
    seats: [{ sitter: "me" }, { sitter: "random" }],
    options: {},
    practice: { position },
    onlookers,
  });
  // Kept with the table since it began, so that nobody has to make it again.
  const kept = () => server.store.read.selectFrom("first_positions").select("table_id").execute();
  expect(await kept()).toEqual([{ table_id: table }]);
  await watchUntil(eve, table, 0);
  // A table from before first positions were kept: a worker makes it once more, and then it is kept.
  await server.store.write((rows) => rows.deleteFrom("first_positions").execute());
  const folder = server.folder;
  await server.close();
  server = { ...(await open(folder)), end: server.end };
  for (const guest of guests) Object.assign(guest, { address: server.address });
  await watchUntil(eve, table, 0);
  expect(await kept()).toHaveLength(1);

  await server.tables.arrange(table, ({ facts }) => ({
    facts: { ...facts, result: { winners: [], rule: "table.ended" } },
    row: { state: "finished", finished_at: clock.now(), due_at: null },
  }));
  const record = readRecord(await ann.must<string>("record", { params: { table } }));
  expect(isRecordProblem(record) ? record.problem : record.position).toMatchObject({});
  const next = await ann.must<TableStatus>("rematch", { params: { table } });
  await ann.must("ready", { params: { table: next.id }, body: { nonce: "a" } });
  await ann.must("startTable", { params: { table: next.id } });
  expect(done.setUps).toBe(0);
});

test("the past of a long game is played again in a worker, however often somebody comes to see it late", async () => {
  const [ann, ben, cleo, eve] = guests;
  const people = [ann, ben, cleo];
  const table = await beginTable(people, { onlookers });
  await playOn(await followTable(people, table), table, 60);
  // All of it is long enough ago to be seen.
  clock.turnBy(2000);
  const before = done.applied;
  const [late] = await followTable([eve], table);
  const { number } = late.tables.get(table) as { number: number };
  expect(number).toBe((await server.tables.cache.find(table)).facts.numbers[0]);
  expect(done.applied - before).toBeLessThanOrEqual(20);
  expect(done.setUps).toBe(0);
});
