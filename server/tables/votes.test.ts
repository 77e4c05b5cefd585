import { chanceFrom, summarizeAsks } from "@weirwood/kernel";
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

  test("gives a regent's seat to somebody new, and tells who had it", async () => {
    const table = hosted(await begunTable(), { isPublic: false });
    const left = then(table, giveToRegent(table, 1, "left", 0));
    const wish = { kind: "seat", seat: 1, person: "cleo" } as const;
    expect(ruleOf(() => vote(left, "ann", wish))).toBe("table.no-regent");
    const asked = withCandidate(left);
    const given = vote(asked, "ann", wish);
    expect(given.facts.seats[1]).toEqual({ person: "cleo", since: context.now, nonce: "b" });
    expect(given.facts.candidates).toEqual([]);
    expect(given.facts.former).toEqual([{ person: "ben", seat: 1, at: context.now }]);
    expect(ruleOf(() => castVote(given, "ben", 1, true))).toBe("table.seat-given-away");
    expect(ruleOf(() => castVote(given, "eve", 1, true))).toBe("table.not-seated");
  });

  test("about a regent's seat takes two voices, or the host's at a table of friends", async () => {
    const left = async (isPublic: boolean): Promise<Table> => {
      const table = hosted(await begunTable(), { isPublic });
      return withCandidate(then(table, giveToRegent(table, 1, "left", 0)));
    };
    const wish = { kind: "seat", seat: 1, person: "cleo" } as const;
    const open = await left(true);
    expect(ruleOf(() => vote(open, "ann", wish))).toBe("table.vote-too-few");
    const friends = await left(false);
    expect(ruleOf(() => vote({ ...friends, row: { ...friends.row, host: "ben" } }, "ann", wish))).toBe(
      "table.vote-too-few",
    );
    expect(vote(friends, "ann", wish).facts.seats[1].person).toBe("cleo");
  });

  test("about a regent's seat waits until its owner has had time to come back, or gave up", async () => {
    const table = hosted(await begunTable(), { isPublic: false });
    const wish = { kind: "seat", seat: 1, person: "cleo" } as const;
    const left = withCandidate(then(table, giveToRegent(table, 1, "away", context.now - 59 * MINUTE)));
    expect(ruleOf(() => vote(left, "ann", wish))).toBe("table.seat-early");
    const hour = { ...context, now: context.now + MINUTE };
    expect(vote(left, "ann", wish, hour).facts.seats[1].person).toBe("cleo");
    const slow = { ...left, facts: { ...left.facts, clock: { kind: "slow", hours: 24 } as const } };
    expect(ruleOf(() => vote(slow, "ann", wish, hour))).toBe("table.seat-early-long");
    const resigned = withCandidate(then(table, giveToRegent(table, 1, "resigned", context.now)));
    expect(vote(resigned, "ann", wish).facts.seats[1].person).toBe("cleo");
  });

  test("that was agreed waits for the regent's answer, where the owner's lies there in secret", async () => {
    const table = hosted(await begunTable(), { isPublic: false });
    const state = throne.clone(table.state as never);
    throne.apply(state, 1, throne.sample(state, 1, chanceFrom(1)));
    const answered = { ...table, state, asks: summarizeAsks(throne, state) } as Table;
    const left = withCandidate(then(answered, giveToRegent(answered, 1, "left", 0)));
    const agreed = vote(left, "ann", { kind: "seat", seat: 1, person: "cleo" });
    expect(agreed.facts.seats[1]).toMatchObject({ person: "ben", regent: "left", heir: "cleo" });
    expect(agreed.facts.candidates).toEqual([]);
    expect(agreed.row.due_at).toBe(context.now);
    const back = then(
      agreed,
      takeBack(agreed, 1, context.now, () => undefined),
    );
    expect(back.facts.seats[1]).toMatchObject({ person: "ben" });
    expect(back.facts.seats[1]).not.toHaveProperty("heir");
  });
});

/** The lobby's table, whoever may see it; Ann is its host. */
const hosted = (table: Table, { isPublic }: { readonly isPublic: boolean }): Table => ({
  ...table,
  row: { ...table.row, is_public: isPublic ? 1 : 0 },
});
/** Cleo would like to have Ben's seat. */
const withCandidate = (table: Table): Table => ({
  ...table,
  facts: { ...table.facts, candidates: [{ seat: 1, person: "cleo" }] },
});

/** Ann, Ben, Cleo, Dora, Emil … at a table. */
const people = ["ann", "ben", "cleo", "dora", "emil", "fay"];
const tableOf = async (count: number, clock: TableFacts["clock"]): Promise<Table> => {
  const table = await begunTable();
  const seats = people.slice(0, count).map((person) => ({ person, nonce: person }));
  return { ...table, facts: { ...table.facts, clock, seats, time: { seats: seats.map(() => ({ left: 1e9 })) } } };
};
/** Some are away for so many minutes, at a table of so many; everybody else is there. */
const awayAt = (count: number, away: { readonly [seat: number]: number }, now = context.now): VoteContext => ({
  ...context,
  now,
  attendance: {
    here: people.flatMap((_, seat) => (seat < count && !(seat in away) ? [seat] : [])),
    awaySince: new Map(Object.entries(away).map(([seat, minutes]) => [Number(seat), now - minutes * MINUTE])),
  },
});
const withAway = (away: { readonly [seat: number]: number }, now?: number): VoteContext => awayAt(5, away, now);
const count = (table: Table, { attendance, now }: VoteContext) => {
  const { voters, needed } = countOf(table, table.facts.votes[0], attendance, now);
  return { voters, needed };
};
const slow = { kind: "slow", hours: 72 } as const;
const none = { kind: "none" } as const;
const live = { kind: "live", bankSeconds: 600, incrementSeconds: 0, incrementEach: "answer" } as const;
const DAYS = 24 * 60 * MINUTE;

describe("those who are there", () => {
  const five = (): Promise<Table> => tableOf(5, live);

  test("seat a regent by majority for somebody who has been away for some minutes", async () => {
    const table = await five();
    const wish = { kind: "regent", seat: 4 } as const;
    expect(ruleOf(() => vote(table, "ann", wish))).toBe("table.not-away");
    expect(ruleOf(() => vote(table, "ann", wish, withAway({ 4: 4 })))).toBe("table.not-away");
    const away = withAway({ 4: 5 });
    expect(ruleOf(() => vote(table, "ann", { kind: "regent", seat: 9 }, away))).toBe("table.vote");
    const called = vote(table, "ann", wish, away);
    expect(count(called, away)).toEqual({ voters: [0, 1, 2, 3], needed: 3 });
    const second = cast(called, "ben", true, away);
    expect(second.facts.seats[4].regent).toBeUndefined();
    expect(cast(second, "cleo", true, away).facts.seats[4]).toMatchObject({ regent: "away", regentSince: away.now });
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

  test("are counted anew when somebody goes, but never fewer than half of all", async () => {
    const table = await five();
    const away = withAway({ 4: 10 });
    const called = cast(vote(table, "ann", { kind: "regent", seat: 4 }, away), "ben", true, away);
    const two = withAway({ 2: 1, 3: 1, 4: 10 });
    expect(then(called, withVotesCounted(called, undefined, two)).facts.seats[4].regent).toBe("away");
    const alone = withAway({ 1: 1, 2: 1, 3: 1, 4: 10 });
    const asked = vote(table, "ann", { kind: "regent", seat: 4 }, alone);
    expect(asked.facts.seats[4].regent).toBeUndefined();
    expect(count(asked, alone)).toEqual({ voters: [0], needed: 2 });
  });

  test("end the game by majority once somebody has been away for a while, and else together", async () => {
    const table = await five();
    const called = vote(table, "ann", { kind: "end" });
    expect(count(called, context).needed).toBe(5);
    // A broken line is no absence: nobody ends the game behind somebody's back.
    expect(count(called, withAway({ 4: 1 })).needed).toBe(5);
    const away = withAway({ 4: 5 });
    expect(count(called, away).needed).toBe(3);
    const ended = cast(cast(called, "ben", true, away), "cleo", true, away);
    expect(ended.facts.result).toEqual({ winners: [], rule: "table.ended" });
    const draw = cast(cast(vote(table, "ann", { kind: "draw" }, away), "ben", true, away), "cleo", true, away);
    expect(draw.row.state).toBe("playing");
    expect(cast(draw, "dora", true, away).facts.result).toEqual({ winners: [], rule: "table.draw" });
  });

  test("sit together without a clock too, where they are most of those who play", async () => {
    const table = await tableOf(5, none);
    const wish = { kind: "regent", seat: 4 } as const;
    expect(vote(table, "ann", wish, withAway({ 3: 5, 4: 5 })).facts.votes).toHaveLength(1);
    expect(ruleOf(() => vote(table, "ann", wish, withAway({ 2: 5, 3: 5, 4: 5 })))).toBe("table.not-away-long");
  });
});

describe("one who is alone", () => {
  const hour = 60;
  /** How many of so many people must agree, when all but Ann have been away for so long. */
  const needed = async (
    size: number,
    kind: "draw" | "end" | "pause",
    clock: TableFacts["clock"],
    minutes: number,
  ): Promise<number> => {
    const away = awayAt(size, Object.fromEntries(people.slice(1, size).map((_, i) => [i + 1, minutes])));
    const called = vote(await tableOf(size, clock), "ann", { kind }, away);
    expect(called.row.state).toBe("playing");
    expect(called.facts.time.pausedAt).toBeUndefined();
    return count(called, away).needed;
  };

  test.each([
    [2, 2],
    [3, 2],
    [5, 3],
    [6, 3],
  ])("of %i needs %i voices at a live table, however long the others are gone", async (size, most) => {
    for (const kind of ["draw", "end", "pause"] as const) expect(await needed(size, kind, live, hour)).toBe(most);
  });

  test.each([2, 3, 5, 6])("of %i needs them all while a question is open at a slow table", async (size) => {
    for (const kind of ["draw", "end", "pause"] as const) expect(await needed(size, kind, slow, 3 * DAYS)).toBe(size);
    for (const kind of ["draw", "end"] as const) expect(await needed(size, kind, none, 3 * DAYS)).toBe(size);
  });

  test("has nothing at the end of the day, when the question is closed and rests", async () => {
    const away = { 1: 3 * DAYS, 2: 3 * DAYS, 3: 3 * DAYS, 4: 3 * DAYS };
    for (const clock of [slow, none]) {
      const called = vote(await tableOf(5, clock), "ann", { kind: "draw" }, withAway(away));
      expect(called.facts.votes[0].until).toBe(context.now + DAYS);
      expect(called.row.due_at).toBe(context.now + DAYS);
      const later = withAway(away, context.now + DAYS);
      const closed = then(called, withVotesCounted(called, undefined, later));
      expect(closed.facts.votes).toEqual([]);
      expect(closed.row.state).toBe("playing");
      expect(ruleOf(() => vote(closed, "ann", { kind: "draw" }, later))).toBe("table.vote-rests-long");
    }
  });

  test("with half of all decides at the end of the day, where the others have not been there for one", async () => {
    const away = { 3: 2 * DAYS, 4: 2 * DAYS };
    for (const kind of ["draw", "end"] as const) {
      const called = vote(await tableOf(5, slow), "ann", { kind }, withAway(away));
      const three = cast(cast(called, "ben", true, withAway(away)), "cleo", true, withAway(away));
      expect(three.row.state).toBe("playing");
      const later = then(three, withVotesCounted(three, undefined, withAway(away, context.now + DAYS)));
      expect(later.facts.result?.rule).toBe(kind === "draw" ? "table.draw" : "table.ended");
      // Whoever has been there since, and said nothing, has not agreed.
      const seen = withAway({ 3: 60, 4: 60 }, context.now + DAYS);
      expect(then(three, withVotesCounted(three, undefined, seen)).row.state).toBe("playing");
    }
  });

  test("does not end the game behind regents who have just come, and may when the others have left", async () => {
    const two = await tableOf(2, live);
    const gone = awayAt(2, { 1: 10 });
    const replaced = vote(two, "ann", { kind: "regent", seat: 1 }, gone);
    expect(replaced.facts.seats[1].regent).toBe("away");
    expect(ruleOf(() => vote(replaced, "ann", { kind: "end" }, gone))).toBe("table.vote-too-few");
    expect(ruleOf(() => vote(replaced, "ann", { kind: "pause" }, gone))).toBe("table.vote-too-few");
    const later = awayAt(2, { 1: 80 }, context.now + 60 * MINUTE);
    expect(vote(replaced, "ann", { kind: "end" }, later).facts.result?.rule).toBe("table.ended");
    // Nobody agrees with nobody.
    expect(ruleOf(() => vote(replaced, "ann", { kind: "draw" }, later))).toBe("table.vote-too-few");
    const left = then(two, giveToRegent(two, 1, "left", context.now));
    expect(vote(left, "ann", { kind: "end" }, gone).facts.result?.rule).toBe("table.ended");
  });
});
