import type { TableStatus } from "@weirwood/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import { games as offered } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  type SampledAnswer,
  sampledAnswer,
  type TestServer,
  type TestServerParts,
} from "../testing/test-server.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-11-15T12:00:00Z");

let clock: TurnedClock;
let server: TestServer;
let guests: Guest[];

async function open(parts: TestServerParts = {}): Promise<void> {
  server = await openTestServer({ clock, ...parts });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
}

beforeEach(() => {
  clock = turnedClock(START);
});

afterEach(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

const nudge = (guest: Guest, table: string, seat: number) =>
  guest.call<TableStatus>("nudge", { params: { table, seat } });
const nudgesTo = async (guest: Guest): Promise<number> =>
  (await guest.must<{ kind: string }[]>("notices")).filter(({ kind }) => kind === "nudge").length;

async function answer(guest: Guest, table: string, seat: number): Promise<void> {
  const [connection] = await followTable([guest], table);
  const chosen = sampledAnswer(connection, table, seat, 1) as SampledAnswer;
  expect(await connection.ask({ do: "decide", table, ...chosen })).toMatchObject({ is: "accepted" });
  await connection.close();
}

test("who keeps the others waiting is reminded after a while, once for a decision", async () => {
  await open();
  const [ann, ben, cleo] = guests;
  const table = await beginTable(guests);
  expect((await nudge(ann, table, 1)).reply).toMatchObject({ rule: "table.nudge-early", params: { minutes: 5 } });
  clock.turnBy(4.5 * MINUTE);
  expect((await nudge(ann, table, 1)).reply).toMatchObject({ rule: "table.nudge-early", params: { minutes: 1 } });
  clock.turnBy(0.5 * MINUTE);
  const [connection] = await followTable([ben], table);
  const told = connection.next((message) => message.is === "notice" && message.notice.kind === "nudge");
  const { reply } = await nudge(ann, table, 1);
  clock.turnBy(1000);
  expect(reply.nudges).toEqual([{ seat: 1, at: START + 5 * MINUTE, by: 0 }]);
  expect(await told).toMatchObject({ notice: { kind: "nudge", table } });
  expect((await nudge(cleo, table, 1)).rule).toBe("table.nudged");
  expect(await nudgesTo(ben)).toBe(1);
  await connection.close();
});

test("nobody nudges bots, themselves, strangers' tables or who has answered", async () => {
  await open();
  const [ann, ben, cleo] = guests;
  const table = await beginTable([ann, ben], {
    options: { players: 3 },
    seats: [{ sitter: "me" }, {}, { sitter: "random" }],
  });
  clock.turnBy(5 * MINUTE);
  for (const seat of [0, 2, 9]) expect((await nudge(ann, table, seat)).rule).toBe("table.nudge");
  expect((await nudge(cleo, table, 0)).rule).toBe("table.not-seated");
  await answer(ben, table, 1);
  expect((await nudge(ann, table, 1)).rule).toBe("table.nudge");
  expect(await nudgesTo(ben)).toBe(0);
});

test("with days to think, patience is longer", async () => {
  await open();
  const table = await beginTable(guests, { clock: { kind: "slow", hours: 24 } });
  clock.turnBy(60 * MINUTE);
  expect((await nudge(guests[0], table, 1)).reply).toMatchObject({ params: { minutes: 11 * 60 } });
  clock.turnBy(11 * 60 * MINUTE);
  expect((await nudge(guests[0], table, 1)).rule).toBeUndefined();
});

test("where it is secret who has answered, a nudge does not tell, and disturbs only who has not", async () => {
  const { throne } = offered;
  const asks: typeof throne.game.asks = (state) =>
    throne.game.asks(state).map((ask) => ({ ...ask, showsAnswered: false }));
  await open({ games: { throne: { ...throne, game: { ...throne.game, asks } } } });
  const [ann, ben, cleo] = guests;
  const table = await beginTable(guests);
  await answer(ben, table, 1);
  clock.turnBy(5 * MINUTE);
  const [answered, waiting] = [await nudge(ann, table, 1), await nudge(ann, table, 2)];
  expect([answered.status, waiting.status]).toEqual([200, 200]);
  expect(waiting.reply.nudges.map(({ seat }) => seat)).toEqual([1, 2]);
  expect([await nudgesTo(ben), await nudgesTo(cleo)]).toEqual([0, 1]);
});
