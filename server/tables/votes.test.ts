import { describe, expect, test } from "vitest";
import { games } from "../testing/games.ts";
import { begun, type SetUp } from "../workers/beginnings.ts";
import type { TableFacts } from "./facts.ts";
import { begin, giveToRegent, makeReady, newTableRow, sitDown, takeBack } from "./seating.ts";
import type { NewTable, Table } from "./table-cache.ts";
import { callVote, castVote } from "./votes.ts";

const { game: throne } = games.throne;

const context = { now: 1000, quietHours: () => undefined };

/** On the spot: what a worker does is tried elsewhere. */
const setUp: SetUp = async (game, beginning) => {
  const done = begun(game, beginning);
  if ("problem" in done) throw new Error(done.problem);
  return game.fromJSON(done.state);
};

/** A table as it lies before it reaches any store. */
async function openTable(): Promise<Table> {
  const row = await newTableRow(
    {
      game: "throne",
      title: " A  table\u0007 ",
      options: { players: 3 },
      isPublic: true,
      clock: { kind: "live", bankSeconds: 600, incrementSeconds: 0, incrementEach: "answer" },
      seats: [{ sitter: "me" }, {}, { sitter: "steward" }],
      onlookers: { allowed: true, delaySeconds: 0 },
    },
    games.throne,
    { host: "ann", now: 0, serverSeed: "ab".repeat(32), setUp },
  );
  const { facts, position: _, position_at: __, ...rest } = row;
  const read = JSON.parse(facts) as TableFacts;
  return {
    id: row.id,
    row: rest,
    facts: read,
    offered: games.throne,
    game: games.throne.game,
    brief: {},
    state: undefined,
    stored: undefined,
    views: [],
    asks: [],
  };
}

function then(table: Table, made: NewTable | undefined): Table {
  return {
    ...table,
    row: { ...table.row, ...made?.row },
    facts: made?.facts ?? table.facts,
    state: made?.state ?? table.state,
  };
}

async function begunTable(): Promise<Table> {
  let table = await openTable();
  table = then(table, sitDown(table, 1, "ben", 0));
  table = then(table, makeReady(table, "ann", "a"));
  table = then(table, makeReady(table, "ben", "b"));
  return then(table, await begin(table, { ...context, setUp }));
}

const ruleOf = (work: () => unknown): string => {
  try {
    work();
  } catch (reason) {
    return (reason as { refusal: { rule: string } }).refusal.rule;
  }
  return "nothing";
};

describe("a seat", () => {
  test("is taken by one, and changed by sitting elsewhere", async () => {
    const table = await openTable();
    expect(table.row.title).toBe("A table");
    expect(ruleOf(() => sitDown(table, 0, "ben", 0))).toBe("table.seat-taken");
    expect(ruleOf(() => sitDown(table, 2, "ben", 0))).toBe("table.seat-taken");
    expect(ruleOf(() => sitDown(table, 7, "ben", 0))).toBe("kernel.no-seat");
    const moved = then(table, sitDown(table, 1, "ann", 5));
    expect(moved.facts.seats).toEqual([{}, { person: "ann", since: 5 }, { bot: "steward" }]);
  });

  test("begins to play when everybody is ready, and not before", async () => {
    let table = await openTable();
    await expect(begin(table, { ...context, setUp })).rejects.toThrow("table.not-ready");
    table = then(table, makeReady(table, "ann", "a"));
    await expect(begin(table, { ...context, setUp })).rejects.toThrow("table.seats");
    const playing = await begunTable();
    expect(playing.row.state).toBe("playing");
    expect(throne.asks(playing.state as never)[0].kind).toBe("orders");
    expect(ruleOf(() => sitDown(playing, 1, "cleo", 0))).toBe("table.not-open");
  });

  test("that its owner gave up is never taken back", async () => {
    const table = await begunTable();
    const left = then(table, giveToRegent(table, 1, "left", 0));
    expect(left.facts.seats[1].regent).toBe("left");
    expect(left.facts.time.seats[1].since).toBeUndefined();
    expect(
      then(
        left,
        takeBack(left, 1, 0, () => undefined),
      ).facts.seats[1].regent,
    ).toBeUndefined();
    const resigned = then(table, giveToRegent(table, 1, "resigned", 0));
    expect(ruleOf(() => takeBack(resigned, 1, 0, () => undefined))).toBe("table.resigned");
  });
});

describe("a vote", () => {
  test("needs everybody who is there, and falls by one no", async () => {
    const table = await begunTable();
    const called = then(table, callVote(table, "ann", { kind: "draw" }, context));
    expect(called.row.state).toBe("playing");
    expect(called.facts.votes).toEqual([{ id: 1, kind: "draw", by: 0, inFavour: [0] }]);
    expect(then(called, castVote(called, "ben", 1, false, context)).facts.votes).toEqual([]);
    const agreed = then(called, castVote(called, "ben", 1, true, context));
    expect(agreed.row.state).toBe("finished");
    expect(agreed.facts.result).toEqual({ winners: [], rule: "table.draw" });
  });

  test("is not for strangers, regents or those who are asked twice", async () => {
    const table = await begunTable();
    expect(ruleOf(() => callVote(table, "eve", { kind: "draw" }, context))).toBe("table.not-seated");
    const called = then(table, callVote(table, "ann", { kind: "end" }, context));
    expect(ruleOf(() => callVote(called, "ben", { kind: "end" }, context))).toBe("table.vote");
    expect(ruleOf(() => castVote(called, "ben", 9, true, context))).toBe("table.vote-unknown");
    const away = then(called, giveToRegent(called, 1, "left", 0));
    expect(ruleOf(() => castVote(away, "ben", 1, true, context))).toBe("table.vote-not-yours");
  });

  test("for a pause stops all clocks; one word ends it", async () => {
    const table = await begunTable();
    const called = then(table, callVote(table, "ann", { kind: "pause" }, context));
    const resting = then(called, castVote(called, "ben", 1, true, context));
    expect(resting.facts.time.pausedAt).toBe(1000);
    expect(ruleOf(() => callVote(resting, "ann", { kind: "pause" }, context))).toBe("table.vote");
    const on = then(resting, callVote(resting, "ben", { kind: "resume" }, { ...context, now: 9000 }));
    expect(on.facts.time.pausedAt).toBeUndefined();
    expect(on.facts.time.seats[0].since).toBe(9000);
  });

  test("gives a regent's seat to somebody new, whom the owner cannot stop", async () => {
    const table = await begunTable();
    const left = then(table, giveToRegent(table, 1, "left", 0));
    const wish = { kind: "seat", seat: 1, person: "cleo" } as const;
    expect(ruleOf(() => callVote(left, "ann", wish, context))).toBe("table.no-regent");
    const asked = { ...left, facts: { ...left.facts, candidates: [{ seat: 1, person: "cleo" }] } };
    const given = then(asked, callVote(asked, "ann", wish, context));
    expect(given.facts.seats[1]).toEqual({ person: "cleo", since: 1000, nonce: "b" });
    expect(given.facts.candidates).toEqual([]);
  });
});
