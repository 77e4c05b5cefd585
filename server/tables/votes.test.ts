import { describe, expect, test } from "vitest";
import { games } from "../testing/games.ts";
import { begun, type SetUp } from "../workers/beginnings.ts";
import type { TableFacts } from "./facts.ts";
import { begin, giveToRegent, makeReady, newTableRow, sitDown, takeBack } from "./seating.ts";
import type { NewTable, Table } from "./table-cache.ts";
import { callVote, castVote, countOf, type VoteContext, withVotesCounted } from "./votes.ts";

const { game: throne } = games.throne;

const MINUTE = 60_000;

/** Everybody is there. */
const context: VoteContext = {
  now: 60 * MINUTE,
  quietHours: () => undefined,
  attendance: { here: [0, 1, 2, 3, 4], awaySince: new Map() },
};

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

/** As the server does it: every change is followed by a count. */
const vote = (table: Table, person: string, wish: Parameters<typeof callVote>[2], now = context): Table =>
  then(table, withVotesCounted(table, callVote(table, person, wish, now), now));
const cast = (table: Table, person: string, inFavour: boolean, now = context): Table =>
  then(table, withVotesCounted(table, castVote(table, person, table.facts.votes[0].id, inFavour), now));

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
  test("for a draw needs everybody who is there, and falls by one no, for a while", async () => {
    const table = await begunTable();
    const called = vote(table, "ann", { kind: "draw" });
    expect(called.row.state).toBe("playing");
    expect(called.facts.votes).toEqual([{ id: 1, kind: "draw", by: 0, inFavour: [0] }]);
    const refused = cast(called, "ben", false);
    expect(refused.facts.votes).toEqual([]);
    expect(ruleOf(() => vote(refused, "ben", { kind: "draw" }))).toBe("table.vote-resting");
    const later = { ...context, now: context.now + 30 * MINUTE };
    expect(vote(refused, "ben", { kind: "draw" }, later).facts.votes).toHaveLength(1);
    const agreed = cast(called, "ben", true);
    expect(agreed.row.state).toBe("finished");
    expect(agreed.facts.result).toEqual({ winners: [], rule: "table.draw" });
  });

  test("is not for strangers, regents or those who are asked twice", async () => {
    const table = await begunTable();
    expect(ruleOf(() => vote(table, "eve", { kind: "draw" }))).toBe("table.not-seated");
    const called = vote(table, "ann", { kind: "end" });
    expect(ruleOf(() => vote(called, "ben", { kind: "end" }))).toBe("table.vote");
    expect(ruleOf(() => castVote(called, "ben", 9, true))).toBe("table.vote-unknown");
    const away = then(called, giveToRegent(called, 1, "left", 0));
    expect(ruleOf(() => castVote(away, "ben", 1, true))).toBe("table.vote-not-yours");
  });

  test("for a pause stops all clocks; one word ends it", async () => {
    const table = await begunTable();
    const resting = cast(vote(table, "ann", { kind: "pause" }), "ben", true);
    expect(resting.facts.time.pausedAt).toBe(context.now);
    expect(ruleOf(() => vote(resting, "ann", { kind: "pause" }))).toBe("table.vote");
    const later = { ...context, now: context.now + 8000 };
    const on = vote(resting, "ben", { kind: "resume" }, later);
    expect(on.facts.time.pausedAt).toBeUndefined();
    expect(on.facts.time.seats[0].since).toBe(later.now);
  });

  test("gives a regent's seat to somebody new, whom the owner cannot stop", async () => {
    const table = await begunTable();
    const left = then(table, giveToRegent(table, 1, "left", 0));
    const wish = { kind: "seat", seat: 1, person: "cleo" } as const;
    expect(ruleOf(() => vote(left, "ann", wish))).toBe("table.no-regent");
    const asked = { ...left, facts: { ...left.facts, candidates: [{ seat: 1, person: "cleo" }] } };
    const given = vote(asked, "ann", wish);
    expect(given.facts.seats[1]).toEqual({ person: "cleo", since: context.now, nonce: "b" });
    expect(given.facts.candidates).toEqual([]);
  });
});

describe("those who are there", () => {
  /** Ann and Ben are there; Cleo, Dora and Emil, of five, are away for so many minutes. */
  const five = async (): Promise<Table> => {
    const table = await begunTable();
    const seats = ["ann", "ben", "cleo", "dora", "emil"].map((person) => ({ person, nonce: person }));
    const time = { seats: seats.map(() => ({ left: 0 })) };
    return { ...table, facts: { ...table.facts, clock: { kind: "none" }, seats, time } };
  };
  const withAway = (away: { readonly [seat: number]: number }): VoteContext => ({
    ...context,
    attendance: {
      here: [0, 1, 2, 3, 4].filter((seat) => !(seat in away)),
      awaySince: new Map(Object.entries(away).map(([seat, minutes]) => [Number(seat), context.now - minutes * MINUTE])),
    },
  });

  test("seat a regent by majority for somebody who has been away for some minutes", async () => {
    const table = await five();
    const wish = { kind: "regent", seat: 4 } as const;
    expect(ruleOf(() => vote(table, "ann", wish))).toBe("table.not-away");
    expect(ruleOf(() => vote(table, "ann", wish, withAway({ 4: 4 })))).toBe("table.not-away");
    const away = withAway({ 4: 5 });
    expect(ruleOf(() => vote(table, "ann", { kind: "regent", seat: 9 }, away))).toBe("table.vote");
    const called = vote(table, "ann", wish, away);
    expect(countOf(called.facts, called.facts.votes[0], away.attendance, away.now)).toEqual({
      voters: [0, 1, 2, 3],
      needed: 3,
    });
    const second = cast(called, "ben", true, away);
    expect(second.facts.seats[4].regent).toBeUndefined();
    const counted = withVotesCounted(second, castVote(second, "cleo", 1, true), away);
    expect(counted?.regents).toEqual([4]);
    expect(counted?.facts?.seats[4].regent).toBe("left");
    // Whoever is back decides themselves, and the question is over.
    const back = then(second, withVotesCounted(second, undefined, context));
    expect(back.facts).toMatchObject({ votes: [] });
    expect(back.facts.restingVotes).toBeUndefined();
  });

  test("refuse it when no majority is left, and may change their minds before that", async () => {
    const table = await five();
    const away = withAway({ 4: 10 });
    const called = vote(table, "ann", { kind: "regent", seat: 4 }, away);
    const no = cast(called, "ben", false, away);
    expect(no.facts.votes[0]).toMatchObject({ inFavour: [0], against: [1] });
    expect(cast(no, "ben", true, away).facts.votes[0]).toMatchObject({ inFavour: [0, 1], against: [] });
    const refused = cast(no, "cleo", false, away);
    expect(refused.facts.votes).toEqual([]);
    expect(ruleOf(() => vote(refused, "dora", { kind: "regent", seat: 4 }, away))).toBe("table.vote-resting");
    // Another question is another matter.
    expect(vote(refused, "dora", { kind: "end" }, away).facts.votes).toHaveLength(1);
  });

  test("decide alone where nobody else is there, and are counted anew when somebody goes", async () => {
    const table = await five();
    const alone = withAway({ 1: 1, 2: 1, 3: 1, 4: 10 });
    expect(vote(table, "ann", { kind: "regent", seat: 4 }, alone).facts.seats[4].regent).toBe("left");
    const three = withAway({ 3: 1, 4: 10 });
    const called = cast(vote(table, "ann", { kind: "regent", seat: 4 }, withAway({ 4: 10 })), "ben", true, three);
    expect(called.facts.seats[4].regent).toBe("left");
  });

  test("end the game by majority once somebody has been away for a while, and else together", async () => {
    const table = await five();
    const called = vote(table, "ann", { kind: "end" });
    const { attendance, now } = context;
    expect(countOf(called.facts, called.facts.votes[0], attendance, now).needed).toBe(5);
    // A broken line is no absence: nobody ends the game behind somebody's back.
    expect(countOf(called.facts, called.facts.votes[0], withAway({ 4: 1 }).attendance, now).needed).toBe(5);
    const away = withAway({ 4: 5 });
    expect(countOf(called.facts, called.facts.votes[0], away.attendance, now).needed).toBe(3);
    const ended = cast(cast(called, "ben", true, away), "cleo", true, away);
    expect(ended.facts.result).toEqual({ winners: [], rule: "table.ended" });
    const draw = cast(cast(vote(table, "ann", { kind: "draw" }, away), "ben", true, away), "cleo", true, away);
    expect(draw.row.state).toBe("playing");
    expect(cast(draw, "dora", true, away).facts.result).toEqual({ winners: [], rule: "table.draw" });
  });
});
