import type { Notice, TableStatus } from "@weirwood/protocol";
import { afterEach, describe, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  playOn,
  sampledAnswer,
  type TestServer,
} from "../testing/test-server.ts";
import { takeTurns } from "./turns.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const slow = { kind: "slow", hours: 72 } as const;
const none = { kind: "none" } as const;
const live = { kind: "live", bankSeconds: 86_400, incrementSeconds: 0, incrementEach: "answer" } as const;

let clock: TurnedClock;
let server: TestServer;
let guests: Guest[];
let table: string;

afterEach(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

const params = () => ({ params: { table } });
const statusFor = (guest: Guest): Promise<TableStatus> => guest.must<TableStatus>("table", params());
const noticesOf = async (guest: Guest): Promise<string[]> =>
  (await guest.must<Notice[]>("notices")).map(({ kind }) => kind);

/** What is looked at of a view of Cards. */
interface Seen {
  readonly list: { readonly two: unknown };
  readonly piles: { readonly two: { readonly hand: readonly string[] } };
}

/** People sit down to a game, all but the first answer what they are asked in so many asks, and all go away. */
async function begin(names: readonly string[], changes: Parameters<typeof beginTable>[1], asks = 1): Promise<void> {
  clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await openTestServer({ clock });
  guests = await Promise.all(names.map((name) => newGuest(server, name)));
  table = await beginTable(guests, changes);
  const connections = await followTable(guests, table);
  await playOn(connections, table, (asks - 1) * guests.length);
  for (const [seat, connection] of connections.entries()) {
    const own = seat === 0 ? undefined : sampledAnswer(connection, table, seat, 1);
    if (own !== undefined) await connection.ask({ do: "decide", table, ...own });
  }
  await Promise.all(connections.map((one) => one.close()));
  await expect.poll(() => server.tables.presence.at(table).seats).toEqual([]);
  await server.tables.attendance.done();
  await server.store.write(async (rows) => {
    await rows.deleteFrom("notices").execute();
  });
}

describe.each([
  ["a slow clock", slow],
  ["no clock", none],
  ["a live clock", live],
] as const)("of five who play by %s, one who is alone", (_, wish) => {
  test("neither draws nor ends the game, pauses it or seats a regent; all others are asked", async () => {
    await begin(["Ann", "Ben", "Cleo", "Dora", "Emil"], { clock: wish });
    clock.turnBy(HOUR);
    for (const kind of ["draw", "end", "pause"]) await guests[0].call("callVote", { ...params(), body: { kind } });
    await guests[0].call("callVote", { ...params(), body: { kind: "regent", seat: 2 } });
    const { state, pausedAt, seats, votes } = await statusFor(guests[0]);
    expect({ state, pausedAt, regents: seats.filter(({ hasRegent }) => hasRegent) }).toEqual({
      state: "playing",
      pausedAt: undefined,
      regents: [],
    });
    const kinds = votes.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["draw", "end"]));
    expect(votes.every(({ needed }) => needed > 1)).toBe(true);
    // A notice for each question; whom a regent is asked for is not asked.
    const asked = votes.filter(({ kind }) => kind !== "regent").map(() => "vote");
    expect(await noticesOf(guests[2])).toEqual(asked);
    expect(await noticesOf(guests[0])).toEqual([]);
  });
});

test("at a slow table a question that nobody else answers is closed after a day, and nothing has happened", async () => {
  await begin(["Ann", "Ben", "Cleo", "Dora", "Emil"], { clock: slow });
  clock.turnBy(DAY + HOUR);
  const { votes } = await guests[0].must<TableStatus>("callVote", { ...params(), body: { kind: "draw" } });
  expect(votes).toMatchObject([{ needed: 5, open: [1, 2, 3, 4], until: clock.now() + DAY }]);
  expect((await server.tables.cache.find(table)).row.due_at).toBeLessThanOrEqual(clock.now() + DAY);
  clock.turnBy(DAY);
  await takeTurns(server.tables, table);
  const status = await statusFor(guests[0]);
  expect([status.state, status.votes]).toEqual(["playing", []]);
  expect((await guests[0].call("callVote", { ...params(), body: { kind: "draw" } })).rule).toBe(
    "table.vote-rests-long",
  );
  // It is not due again for what is over.
  expect((await server.tables.cache.find(table)).row.due_at).not.toBe(clock.now());
});

test("whoever was not there is told that the game rests, goes on, and is over", async () => {
  await begin(["Ann", "Ben", "Cleo"], { clock: slow });
  const all = async (kind: string): Promise<void> => {
    const { votes } = await guests[0].must<TableStatus>("callVote", { ...params(), body: { kind } });
    for (const { id } of votes)
      for (const guest of guests.slice(1))
        await guest.must("vote", { params: { table, id }, body: { inFavour: true } });
  };
  await all("pause");
  await all("resume");
  await all("draw");
  expect(await noticesOf(guests[1])).toEqual(["table-ended", "vote", "table-resumed", "table-paused", "vote"]);
  expect(await noticesOf(guests[0])).toEqual(["table-ended", "table-resumed", "table-paused"]);
  // What was agreed and not played counts for nobody.
  expect(await server.store.read.selectFrom("results").selectAll().execute()).toEqual([]);
});

describe("somebody new", () => {
  /** The seat's owner has answered in secret and left a day ago; the others give the seat to Eve. */
  async function giveSeatToEve(seat: number): Promise<{ readonly eve: Guest; readonly secret: string }> {
    const secret = (await server.tables.reader.decisionsAfter(table, 0)).find((row) => row.seat === seat)?.answer;
    await guests[seat].must("leaveTable", params());
    const eve = await newGuest(server, "Eve");
    const { invite } = await statusFor(guests[0]);
    await eve.must("applyForSeat", { params: { table, seat }, body: { invite } });
    const body = { kind: "seat", seat, person: eve.id };
    expect((await guests[0].call("callVote", { ...params(), body })).rule).toBe("table.seat-early-long");
    clock.turnBy(DAY);
    const { votes } = await guests[0].must<TableStatus>("callVote", { ...params(), body });
    for (const { id, open } of votes)
      for (const one of open) await guests[one].call("vote", { params: { table, id }, body: { inFavour: true } });
    await takeTurns(server.tables, table);
    expect((await statusFor(guests[0])).seats[seat]).toMatchObject({ person: { id: eve.id }, hasRegent: false });
    return { eve, secret: secret as string };
  }

  test("sees what the regent answers, and not what the owner had answered in secret or was told before", async () => {
    await begin(["Ann", "Ben", "Cleo"], { clock: none });
    const before = (await server.tables.cache.find(table)).state;
    const { eve, secret } = await giveSeatToEve(2);
    const { game, state } = await server.tables.cache.find(table);
    expect(before && game.print(game.kept(before, 2) as never)).toBe(secret);
    const kept = state && game.kept(state, 2);
    expect(kept && game.print(kept)).not.toBe(secret);
    const rows = await server.tables.reader.decisionsAfter(table, 0);
    expect(rows.filter((row) => row.seat === 2)).toMatchObject([{ made_by: "regent" }]);
    const [connection] = await followTable([eve], table);
    expect(connection.frames.join()).not.toContain(secret);
    expect(connection.tables.get(table)?.view).toEqual(game.toJSON(game.view(state as never, 2)));
    await connection.close();
    // The former owner is told so, by a notice, in the arrangement, and in words.
    expect(await noticesOf(guests[2])).toContain("new-player");
    expect(await noticesOf(eve)).toEqual(["seat-given"]);
    expect((await statusFor(guests[2])).givenAway).toMatchObject({ seat: 2, person: { name: "Eve" } });
    expect((await guests[2].call("returnToSeat", params())).rule).toBe("table.seat-given-away");
  });

  test("is not told in Cards which deck the owner had brought, and plays on with its hand", async () => {
    await begin(["Ann", "Ben"], { game: "cards", clock: none, isPublic: false }, 2);
    const { game, state } = await server.tables.cache.find(table);
    const { eve } = await giveSeatToEve(1);
    const [connection] = await followTable([eve], table);
    const seen = connection.tables.get(table)?.view as unknown as Seen;
    const owner = game.toJSON(game.view(state as never, 1)) as unknown as Seen;
    expect(owner.list.two).toContain(owner.piles.two.hand[0]);
    expect(seen.list.two).toBe((owner.list.two as unknown[]).length);
    expect(seen.piles.two).toEqual(owner.piles.two);
    await connection.close();
  });
});
