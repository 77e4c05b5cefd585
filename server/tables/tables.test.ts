import { fairSeed, isRecordProblem, readRecord, replay, seedFromHex, seedHash } from "@weirwood/kernel";
import type { TableStatus, TableSummary } from "@weirwood/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type TurnedClock, turnedClock } from "../app/clock.ts";
import { optionsFrom } from "../games.ts";
import { games } from "../testing/games.ts";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  playOn,
  sampledAnswer,
  type TestServer,
  throneTable,
} from "../testing/test-server.ts";
import { seedOf } from "./beginning.ts";
import { isDue, takeTurns } from "./turns.ts";

const { game: throne } = games.throne;

const HOUR = 3_600_000;

let clock: TurnedClock;
let server: TestServer;
let guests: Guest[];

beforeEach(async () => {
  clock = turnedClock(Date.parse("2026-11-15T12:00:00Z"));
  server = await openTestServer({ clock });
  guests = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => newGuest(server, name)));
});

afterEach(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

/** Lets bots and clocks do what is due now, until nothing is. */
async function settle(table: string): Promise<void> {
  for (let i = 0; i < 10_000; i++) {
    if (!isDue(await server.tables.cache.fetch(table), clock.now())) return;
    await takeTurns(server.tables, table);
  }
  throw new Error("the table does not come to rest");
}

const statusOf = (guest: Guest, table: string): Promise<TableStatus> =>
  guest.must<TableStatus>("table", { params: { table } });

describe("bots", () => {
  test("play a table to its end, and everybody may read the record", async () => {
    const table = await beginTable([guests[0]], {
      options: { players: 3 },
      seats: [{ sitter: "random" }, { sitter: "random" }, { sitter: "me" }],
    });
    await guests[0].must("resign", { params: { table } });
    await settle(table);
    const status = await statusOf(guests[1], table);
    expect(status.state).toBe("finished");
    expect(status.result?.winners.length).toBeGreaterThan(0);
    expect(seedHash(seedFromHex(status.serverSeed as string) as Uint8Array)).toBe(status.seedHash);

    const text = await guests[1].must<string>("record", { params: { table } });
    const record = readRecord(text);
    if (isRecordProblem(record)) throw new Error(record.problem);
    const end = replay(throne, record);
    if (isRecordProblem(end)) throw new Error(end.problem);
    expect(throne.outcome(end.state)).toBeDefined();
    const nonces = record.headers.find(({ name }) => name === "nonces")?.value ?? "";
    expect(JSON.parse(nonces)).toEqual(status.nonces);
    // Bots add nothing to the dice, so that nobody can choose for them when the others' nonces are known.
    expect(status.nonces).toEqual(["", "", "a  nonce\u00a00 "]);
    const server = seedFromHex(status.serverSeed as string) as Uint8Array;
    expect(record.seed).toEqual(fairSeed(server, status.nonces as string[]));
    expect(text).toContain("# decided by the regent");
    const statistics = await guests[0].must<{ total: object }>("statistics", { query: { game: "throne" } });
    expect(statistics.total).toMatchObject({ games: 1, resigned: 1 });
  });

  test("that were given nonces by an older server keep them: such a table goes on with its dice, and proves them", async () => {
    const table = await beginTable([guests[0]], {
      options: { players: 3 },
      seats: [{ sitter: "random" }, { sitter: "random" }, { sitter: "me" }],
    });
    const kept = await server.tables.cache.find(table);
    const seats = kept.facts.seats.map((seat, number) =>
      seat.bot === undefined ? seat : { ...seat, nonce: `${number}` },
    );
    const facts = { ...kept.facts, seats };
    const state = kept.game.setup(optionsFrom(kept.game, facts.options), seedOf(facts));
    await server.tables.arrange(table, () => ({ facts, state }));
    await guests[0].must("resign", { params: { table } });
    await settle(table);
    const record = readRecord(await guests[1].must<string>("record", { params: { table } }));
    if (isRecordProblem(record)) throw new Error(record.problem);
    const nonces = ["0", "1", "a  nonce\u00a00 "];
    expect(record.seed).toEqual(fairSeed(seedFromHex(facts.serverSeed) as Uint8Array, nonces));
    const end = replay(throne, record);
    if (isRecordProblem(end)) throw new Error(end.problem);
  });

  test("fill the chairs that are empty at the start", async () => {
    const { id } = await guests[0].must<TableStatus>("createTable", { body: throneTable({ fillWith: "random" }) });
    await guests[0].must("ready", { params: { table: id }, body: { nonce: "a" } });
    const status = await guests[0].must<TableStatus>("startTable", { params: { table: id } });
    expect(status.seats.map(({ bot }) => bot)).toEqual([undefined, "random", "random"]);
    expect(status.seats.every(({ name }) => name !== undefined)).toBe(true);
  });

  test("that nobody knows are refused", async () => {
    const { rule } = await guests[0].call("createTable", { body: throneTable({ fillWith: "constructor" }) });
    expect(rule).toBe("table.bot");
  });
});

describe("a live clock that runs out", () => {
  const clockSettings = { kind: "live", bankSeconds: 60, incrementSeconds: 0, incrementEach: "answer" } as const;

  test("brings a regent, who sits until the owner returns", async () => {
    const table = await beginTable(guests, { clock: clockSettings });
    const connections = await followTable(guests, table);
    clock.turnBy(50_000);
    for (const seat of [1, 2]) {
      const own = sampledAnswer(connections[seat], table, seat, 1) as { ask: number; answer: string };
      await connections[seat].ask({ do: "decide", table, ...own });
    }
    clock.turnBy(11_000);
    await settle(table);
    const regents = (status: TableStatus): boolean[] => status.seats.map(({ hasRegent }) => hasRegent);
    expect(regents(await statusOf(guests[1], table))).toEqual([true, false, false]);
    expect((await server.tables.reader.decisionsAfter(table, 0)).map(({ made_by }) => made_by)).toContain("regent");
    const back = await guests[0].must<TableStatus>("returnToSeat", { params: { table } });
    expect(back.seats[0].hasRegent).toBe(false);
    expect(back.clocks.find(({ seat }) => seat === 0)?.left).toBeGreaterThanOrEqual(6000);
    await Promise.all(connections.map((one) => one.close()));
  });

  test("of everybody puts the game to sleep until somebody returns", async () => {
    const table = await beginTable(guests, { clock: clockSettings });
    clock.turnBy(61_000);
    await settle(table);
    expect((await statusOf(guests[1], table)).seats.every(({ hasRegent }) => hasRegent)).toBe(true);
    const { decisions } = (await server.tables.cache.fetch(table)).row;
    // What the clocks ran out on is decided, and no more.
    expect(decisions).toBe(3);
    clock.turnBy(24 * HOUR);
    await settle(table);
    expect((await server.tables.cache.fetch(table)).row.decisions).toBe(decisions);
    await guests[1].must("returnToSeat", { params: { table } });
    await settle(table);
    // The regents play on until it is the owner's turn, whose clock then runs.
    const { due_at } = (await server.tables.cache.fetch(table)).row;
    expect(due_at).toBeLessThan(clock.now() + HOUR);
    await guests[1].must("leaveTable", { params: { table } });
    clock.turnBy(31 * 24 * HOUR);
    await settle(table);
    expect((await statusOf(guests[0], table)).result?.rule).toBe("table.ended");
  });

  test("takes a legal draft first", async () => {
    const table = await beginTable(guests, { clock: clockSettings });
    const [ann, ben] = await followTable(guests.slice(0, 2), table);
    const draft = sampledAnswer(ann, table, 0, 5) as { ask: number; answer: string };
    await ann.ask({ do: "draft", table, ...draft });
    await ben.ask({ do: "draft", table, ask: draft.ask, answer: "orders nowhere march" });
    expect(await ann.ask({ do: "draft", table, ask: 99, answer: "x" })).toMatchObject({ rule: "table.stale-ask" });
    clock.turnBy(61_000);
    await settle(table);
    const rows = await server.tables.reader.decisionsAfter(table, 0);
    expect(rows.find(({ seat }) => seat === 0)).toMatchObject({ made_by: "draft", answer: draft.answer });
    expect(rows.find(({ seat }) => seat === 1)).toMatchObject({ made_by: "regent" });
    await Promise.all([ann.close(), ben.close()]);
  });

  test("stands while the table rests by consent", async () => {
    const table = await beginTable(guests, { clock: clockSettings });
    clock.turnBy(30_000);
    const called = await guests[0].must<TableStatus>("callVote", { params: { table }, body: { kind: "pause" } });
    expect(called.votes).toMatchObject([{ kind: "pause", inFavour: [0], open: [1, 2] }]);
    for (const guest of guests.slice(1)) {
      await guest.must("vote", { params: { table, id: called.votes[0].id }, body: { inFavour: true } });
    }
    clock.turnBy(10 * HOUR);
    await settle(table);
    await guests[1].must("callVote", { params: { table }, body: { kind: "resume" } });
    clock.turnBy(29_000);
    await settle(table);
    expect((await statusOf(guests[0], table)).seats.some(({ hasRegent }) => hasRegent)).toBe(false);
    clock.turnBy(2_000);
    await settle(table);
    expect((await statusOf(guests[0], table)).seats.every(({ hasRegent }) => hasRegent)).toBe(true);
  });
});

describe("a slow clock", () => {
  test("rests in its owner's quiet hours", async () => {
    await guests[0].must("changeMe", { body: { timeZone: "UTC", quietHours: { from: "13:00", to: "01:00" } } });
    clock.turnBy(31_000);
    const table = await beginTable(guests, { clock: { kind: "slow", hours: 2 } });
    clock.turnBy(3 * HOUR);
    await settle(table);
    expect((await statusOf(guests[0], table)).seats.map(({ hasRegent }) => hasRegent)).toEqual([false, true, true]);
    clock.turnBy(24 * HOUR);
    await settle(table);
    expect((await statusOf(guests[0], table)).seats[0].hasRegent).toBe(true);
  });
});

describe("people", () => {
  test("get up and sit down while a table is open, and it is cleared away when nobody comes", async () => {
    const { id: table, invite } = await guests[0].must<TableStatus>("createTable", {
      body: throneTable({ isPublic: false }),
    });
    const join = (guest: Guest, seat: number, code?: string) =>
      guest.call("joinTable", { params: { table, seat }, body: code === undefined ? {} : { invite: code } });
    expect((await join(guests[1], 1)).rule).toBe("table.private");
    expect((await join(guests[1], 1, "guessed-invitation-00")).rule).toBe("table.private");
    expect((await join(guests[1], 0, invite)).rule).toBe("table.seat-taken");
    expect((await join(guests[1], 1, invite)).rule).toBeUndefined();
    expect((await guests[1].call("startTable", { params: { table } })).rule).toBe("table.not-host");
    await guests[1].must("leaveTable", { params: { table } });
    expect((await guests[1].call("startTable", { params: { table } })).rule).toBe("table.private");
    expect((await guests[0].call("startTable", { params: { table } })).rule).toBe("table.not-ready");
    clock.turnBy(25 * HOUR);
    await settle(table);
    expect((await statusOf(guests[0], table)).state).toBe("closed");
    expect((await join(guests[1], 1, invite)).rule).toBe("table.closed");
  });

  test("who leave are replaced by a regent, and by somebody new if the others agree", async () => {
    const table = await beginTable(guests);
    await guests[2].must("leaveTable", { params: { table } });
    const dora = await newGuest(server, "Dora");
    await dora.must("applyForSeat", { params: { table, seat: 2 }, body: {} });
    const body = { kind: "seat", seat: 2, person: dora.id };
    await settle(table);
    expect((await guests[0].call("callVote", { params: { table }, body })).rule).toBe("table.seat-early");
    clock.turnBy(HOUR);
    const { votes } = await guests[0].must<TableStatus>("callVote", { params: { table }, body });
    expect(votes[0].open).toEqual([1]);
    await guests[1].must("vote", { params: { table, id: votes[0].id }, body: { inFavour: true } });
    await settle(table);
    expect((await statusOf(dora, table)).seat).toBe(2);
    expect((await statusOf(guests[2], table)).seat).toBeUndefined();
    const connections = await followTable([guests[0], guests[1], dora], table);
    expect(await playOn(connections, table, 10)).toBe(10);
    const cleo = await guests[2].connect();
    const own = sampledAnswer(connections[2], table, 2, 1);
    if (own !== undefined) {
      expect(await cleo.ask({ do: "decide", table, ...own })).toMatchObject({ rule: "table.seat-given-away" });
    }
    await Promise.all([...connections, cleo].map((one) => one.close()));
  });

  test("who decide are back, whatever the regent thinks", async () => {
    const table = await beginTable(guests);
    const [ann] = await followTable([guests[0]], table);
    const own = sampledAnswer(ann, table, 0, 1) as { ask: number; answer: string };
    // The regent would answer at once: only bots that are slow leave time to come back.
    await server.tables.arrange(table, (one) => ({
      facts: { ...one.facts, seats: one.facts.seats.map((seat, i) => (i === 0 ? { ...seat, regent: "left" } : seat)) },
    }));
    expect((await ann.ask({ do: "decide", table, ...own })).is).toBe("accepted");
    expect((await statusOf(guests[0], table)).seats[0].hasRegent).toBe(false);
    await ann.close();
  });

  test("end a game by vote, and play again with the same people", async () => {
    const table = await beginTable(guests);
    expect((await guests[0].call("rematch", { params: { table } })).rule).toBe("table.not-finished");
    expect((await guests[0].call("record", { params: { table } })).rule).toBe("table.not-finished");
    const { votes } = await guests[0].must<TableStatus>("callVote", { params: { table }, body: { kind: "draw" } });
    for (const guest of guests.slice(1)) {
      await guest.must("vote", { params: { table, id: votes[0].id }, body: { inFavour: true } });
    }
    expect((await statusOf(guests[0], table)).result).toEqual({ winners: [], rule: "table.draw" });
    const again = await guests[1].must<TableStatus>("rematch", { params: { table } });
    expect(again.state).toBe("open");
    expect(again.seats.map(({ person }) => person?.name)).toEqual(["Ann", "Ben", "Cleo"]);
    expect(again.seedHash).not.toBe((await statusOf(guests[0], table)).seedHash);
    const second = await guests[2].must<TableStatus>("rematch", { params: { table } });
    expect(second.id).toBe(again.id);
    const record = readRecord(await guests[2].must<string>("record", { params: { table } }));
    expect(isRecordProblem(record)).toBe(false);
  });
});

describe("practice", () => {
  test("has an open seed, is marked, and is in no statistics", async () => {
    const table = await beginTable([guests[0]], {
      options: { players: 3 },
      practice: { seed: "the long summer" },
      seats: [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }],
    });
    const status = await statusOf(guests[0], table);
    expect(status.isPractice).toBe(true);
    expect(status.openSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(status.seedHash).toBeUndefined();
    await guests[0].must("resign", { params: { table } });
    await settle(table);
    expect((await statusOf(guests[0], table)).state).toBe("finished");
    const { total } = await guests[0].must<{ total: object }>("statistics", { query: { game: "throne" } });
    expect(total).toMatchObject({ games: 0 });
  });

  test("may begin from a scenario's position, which the game checks", async () => {
    const position = { players: ["stark", "lannister", "baratheon"], phase: "planning" };
    const wrong = await guests[0].call("createTable", {
      body: throneTable({ practice: { position: { players: ["nobody"] } } }),
    });
    expect(wrong.rule).toBe("table.position");
    const table = await beginTable(guests, { practice: { position } });
    const status = await statusOf(guests[0], table);
    expect(status.seats.map(({ name }) => name)).toEqual(["stark", "lannister", "baratheon"]);
    expect(status.isPractice).toBe(true);
  });

  test("that began from a position leaves a record that begins from it too", async () => {
    const position = {
      players: ["stark", "lannister", "baratheon"],
      phase: "planning",
      turn: 10,
      units: { winterfell: "stark 1K", lannisport: "lannister 1F", dragonstone: "baratheon 1F" },
    };
    const table = await beginTable([guests[0]], {
      seats: [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }],
      options: { players: 3 },
      practice: { position },
    });
    await guests[0].must("resign", { params: { table } });
    await settle(table);
    const record = readRecord(await guests[1].must<string>("record", { params: { table } }));
    if (isRecordProblem(record)) throw new Error(record.problem);
    expect(record.seed).toBeUndefined();
    expect(record.position).toEqual(throne.toJSON(throne.scenarios.given(position)));
    const end = replay(throne, record);
    expect(isRecordProblem(end) ? end.problem : throne.outcome(end.state)?.rule).toMatch(/^throne\./);
    expect(record.decisions.length).toBeGreaterThan(0);
  });
});

describe("the lobby", () => {
  test("lists public tables by what is looked for, and tells those who follow it", async () => {
    const watching = await guests[2].connect();
    await watching.ask({ do: "watch-lobby" });
    const news = watching.next((one) => one.is === "lobby");
    const open = await guests[0].must<TableStatus>("createTable", {
      body: throneTable({ title: "Winter 100%", options: { players: 3, variants: ["ports"] } }),
    });
    expect(await news).toMatchObject({ tables: [{ id: open.id }] });
    await guests[0].must("createTable", { body: throneTable({ title: "Hidden", isPublic: false }) });
    await guests[0].must("createTable", { body: throneTable({ title: "Slow", clock: { kind: "slow", hours: 24 } }) });
    const titles = async (query: object, guest = guests[1]): Promise<string[]> =>
      (await guest.must<TableSummary[]>("tables", { query })).map(({ title }) => title).sort();
    expect(await titles({})).toEqual(["Slow", "Winter 100%"]);
    expect(await titles({ tag: "ports" })).toEqual(["Winter 100%"]);
    expect(await titles({ tag: "%" })).toEqual([]);
    expect(await titles({ clock: "slow" })).toEqual(["Slow"]);
    expect(await titles({ text: "winter" })).toEqual(["Winter 100%"]);
    expect(await titles({ players: "4" })).toEqual([]);
    expect(await titles({ mine: "true" })).toEqual([]);
    expect(await titles({ mine: "true" }, guests[0])).toEqual(["Hidden", "Slow", "Winter 100%"]);
    await watching.close();
  });

  test("offers every option with an explanation in the reader's language", async () => {
    for (const language of ["en", "fr"]) {
      const [offer] = await guests[0].must<{ name: string; form: { explanation: string; values?: object[] }[] }[]>(
        "games",
        { query: { language } },
      );
      expect(offer.name).toBe("throne");
      for (const { explanation } of offer.form) expect(explanation).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});
