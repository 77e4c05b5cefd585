import type { SomeAnswer, SomeState } from "@weirwood/catalogue";
import { isRecordProblem, readRecord, replay } from "@weirwood/kernel";
import type { Statistics, TableStatus, TableSummary } from "@weirwood/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import { optionsFrom } from "../games.ts";
import { games, optionsForSeats } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  playOn,
  type SampledAnswer,
  sampledAnswer,
  type TestConnection,
  type TestServer,
} from "../testing/test-server.ts";
import { TableCache } from "./table-cache.ts";
import { isDue, takeTurns } from "./turns.ts";

/** What a table does, it does for every game of the catalogue. */

let server: TestServer;
let clock: TurnedClock;

beforeAll(async () => {
  clock = turnedClock(1_800_000_000_000);
  server = await openTestServer({ clock, games });
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

describe.each(Object.entries(games))("a table of %s", (name, { game, players, regent }) => {
  const live = { kind: "live", bankSeconds: 60, incrementSeconds: 0, incrementEach: "answer" } as const;
  let guests: Guest[];

  beforeAll(async () => {
    guests = await Promise.all(["Ann", "Ben", "Cleo"].slice(0, players.least).map((one) => newGuest(server, one)));
  });

  const statusOf = (table: string): Promise<TableStatus> => guests[0].must("table", { params: { table } });
  const close = (connections: readonly TestConnection[]) => Promise.all(connections.map((one) => one.close()));

  /** Lets bots and clocks do what is due now, until nothing is. */
  async function settle(table: string): Promise<void> {
    for (;;) {
      if (!isDue(await server.tables.cache.fetch(table), clock.now())) return;
      await takeTurns(server.tables, table);
    }
  }

  test("is played to its end; record, result and statistics are those of the game", async () => {
    const table = await beginTable(guests, { game: name });
    const connections = await followTable(guests, table);
    await playOn(connections, table, Number.POSITIVE_INFINITY);
    await close(connections);
    const status = await statusOf(table);
    expect(status.state).toBe("finished");

    const record = readRecord(await guests[0].must<string>("record", { params: { table } }));
    if (isRecordProblem(record)) throw new Error(record.problem);
    const end = replay(game, record);
    if (isRecordProblem(end)) throw new Error(end.problem);
    const outcome = game.outcome(end.state);
    expect(status.result?.rule).toBe(outcome?.rule);
    expect(status.result?.winners).toEqual(outcome?.winners.map((seat) => game.seatName(end.state, seat)));

    const { total, byTag, bySeatName } = await guests[0].must<Statistics>("statistics", { query: { game: name } });
    expect(total).toMatchObject({ games: 1, won: outcome?.winners.length });
    const tags = game.tags(optionsFrom(game, status.options));
    expect(Object.keys(byTag)).toEqual(tags.length === 0 ? ["none"] : expect.arrayContaining([...tags]));
    expect(Object.keys(bySeatName).sort()).toEqual(status.seats.map((seat) => seat.name).sort());
  });

  test("goes on by its regent where a clock runs out, until the owner is back", async () => {
    const table = await beginTable(guests, { game: name, clock: live, practice: { seed: "regent" } });
    const connections = await followTable(guests, table);
    const { state } = await server.tables.cache.find(table);
    const asked = game.awaited(state as SomeState);
    for (const [seat, connection] of connections.entries()) {
      const own = seat === asked ? undefined : sampledAnswer(connection, table, seat, 1);
      if (own !== undefined) await connection.ask({ do: "decide", table, ...own });
    }
    clock.turnBy(61_000);
    await settle(table);
    expect((await statusOf(table)).seats[asked].hasRegent).toBe(true);
    const [first] = await server.tables.reader.decisionsAfter(table, 0).then((rows) => rows.filter(byRegent));
    expect(first).toMatchObject({ seat: asked });
    const back = await guests[asked].must<TableStatus>("returnToSeat", { params: { table } });
    expect(back.seats[asked].hasRegent).toBe(false);
    await close(connections);
  });

  test("is played by bots alone, and by regents for all who resign", async () => {
    const seats = guests.map((_, seat) => ({ sitter: seat === 0 ? "me" : regent }));
    const table = await beginTable(guests.slice(0, 1), { game: name, seats });
    await guests[0].must("resign", { params: { table } });
    await settle(table);
    expect((await statusOf(table)).state).toBe("finished");
  });

  test("has as many seats as the game can have", async () => {
    const seats = Array.from({ length: players.most }, (_, seat) => ({ sitter: seat === 0 ? "me" : "random" }));
    const options = optionsForSeats(game, players.most);
    const table = await beginTable(guests.slice(0, 1), { game: name, seats, options });
    expect((await statusOf(table)).seats).toHaveLength(players.most);
    const { state } = await server.tables.cache.find(table);
    expect(game.seatsOf(state as SomeState)).toBe(players.most);
    const [connection] = await followTable(guests.slice(0, 1), table);
    const decisions = async (): Promise<number> => (await server.tables.cache.find(table)).row.decisions;
    for (let made = 0; made < 12 && (await decisions()) <= players.most; made++) {
      await settle(table);
      const { facts } = await server.tables.cache.find(table);
      await connection.until(() => connection.tables.get(table)?.number === facts.numbers[1]);
      await playOn([connection], table, 1, made);
    }
    expect(await decisions()).toBeGreaterThan(players.most);
    await close([connection]);
  });

  test("gives the answer that a seat has said beforehand", async () => {
    const table = await beginTable(guests, { game: name, practice: { seed: "standing" } });
    const connections = await followTable(guests, table);
    const nextQuestion = async () => {
      const { state } = await server.tables.cache.find(table);
      const seat = game.awaited(state as SomeState);
      const { ask, answer } = sampledAnswer(connections[seat], table, seat, 1) as SampledAnswer;
      const kind = connections[seat].tables.get(table)?.asks.find(({ id }) => id === ask)?.kind as string;
      return { seat, kind, answer };
    };
    // A game may allow it of some answers only: the first of them.
    let decisions = 0;
    let next = await nextQuestion();
    while (game.mayStand?.(next.kind, game.parse(next.answer) as SomeAnswer) === false) {
      await playOn(connections, table, 1);
      decisions++;
      next = await nextQuestion();
    }
    const { seat, kind, answer } = next;
    expect(await connections[seat].ask({ do: "stand", table, kind, answer })).toMatchObject({ is: "accepted" });
    await takeTurns(server.tables, table);
    const [made] = await server.tables.reader.decisionsAfter(table, decisions);
    expect(made).toMatchObject({ seat, answer, made_by: "standing" });
    await close(connections);
  });

  test("ends by agreement, and is set again with the same options for the same people", async () => {
    const table = await beginTable(guests, { game: name });
    await guests[0].must("callVote", { params: { table }, body: { kind: "end" } });
    for (const guest of guests.slice(1))
      await guest.must("vote", { params: { table, id: 1 }, body: { inFavour: true } });
    const { state, result, options } = await statusOf(table);
    expect({ state, result }).toMatchObject({ state: "finished", result: { rule: "table.ended" } });
    const again = await guests[0].must<TableStatus>("rematch", { params: { table } });
    expect(again).toMatchObject({ game: name, state: "open", options });
  });

  test("is listed with what is not as usual, which is short", async () => {
    const table = await beginTable(guests, { game: name });
    const tables = await guests[0].must<TableSummary[]>("tables", { query: { state: "playing" } });
    const { brief, seats, round } = tables.find(({ id }) => id === table) as TableSummary;
    expect(brief).toEqual(game.brief(optionsFrom(game, optionsForSeats(game, guests.length))));
    expect(JSON.stringify(brief).length).toBeLessThan(200);
    expect(seats.every((seat) => seat.name !== undefined)).toBe(true);
    expect(round).toBeGreaterThan(-1);
  });

  test("is read from the store as it was played", async () => {
    const table = await beginTable(guests, { game: name });
    const connections = await followTable(guests, table);
    await playOn(connections, table, 8);
    const { state } = await new TableCache({ store: server.store, clock, games, cacheBytes: 0 }).find(table);
    const views = connections.map((_, seat) => game.toJSON(game.view(state as SomeState, seat)));
    expect(connections.map((one) => one.tables.get(table)?.view)).toEqual(views);
    await close(connections);
  });
});

const byRegent = ({ made_by }: { readonly made_by: string }): boolean => made_by === "regent";
