import { temperOf } from "@weirwood/catalogue/temper";
import { chanceFrom, RefusedError } from "@weirwood/kernel";
import { pagesOf } from "../store/pages.ts";
import { giveWay } from "../workers/fair-turns.ts";
import { isOfRegent } from "./answers.ts";
import { shifted } from "./clocks.ts";
import { draftOf } from "./drafts.ts";
import { heirs, isAsleep, isLeftToBots, type TableFacts } from "./facts.ts";
import { closeForFault } from "./faults.ts";
import { awaitedBots, dueAt, expiredSeats, hasSecretAnswer } from "./play.ts";
import { byTheRules, RulesFault } from "./rules-fault.ts";
import { giveToRegent, handOver, withClocks, withoutHeir } from "./seating.ts";
import { answersToGive, standingAnswersOf } from "./standing-answers.ts";
import type { NewTable, Table } from "./table-cache.ts";
import type { Tables } from "./tables.ts";
import { tryTable } from "./trials.ts";

/**
 * What happens at a table by itself when its time has come: bots and regents answer, clocks run out, tables that nobody
 * came to are cleared away. Does no harm when called too early, too late or twice: it looks at the table.
 */
export async function takeTurns(tables: Tables, id: string): Promise<void> {
  if (await keepTime(tables, id)) await takeBotTurns(tables, id);
}

/** The same as jobs: what the clock brings is done at once, and bots think in a queue of their own. */
export function workOnTables(tables: Tables): void {
  const { jobs, clock } = tables.parts;
  const keep = async (id: string): Promise<void> => {
    if (await keepTime(tables, id)) jobs.schedule("bots", id, clock.now());
  };
  const turnOf = (id: string) => tables.askerOf(id);
  jobs.work("tables", keep, { turnOf });
  jobs.work("bots", botTurns(tables), { atOnce: MOST_THINKING, turnOf });
}

/**
 * Nobody's time runs where only bots play, so such a table is never overdue: each process tries it when it first takes it up,
 * or whoever follows a game that ends processes would end one after the other.
 */
function botTurns(tables: Tables): (id: string) => Promise<void> {
  const tried = new Set<string>();
  const isLeft = async (id: string): Promise<boolean> => isLeftToBots(await tables.cache.find(id));
  return async (id) => {
    if (tried.has(id) || !(await isLeft(id))) await takeBotTurns(tables, id);
    else if (await tryTable(tables, id, takeBotTurns)) tried.add(id);
    else tables.parts.jobs.schedule("bots", id, tables.parts.clock.now() + LATER);
    if (!(await isLeft(id))) tried.delete(id);
  };
}

/** Whether there may be something to do at a table; at one that is left to bots, always. */
export function isDue(table: Table, now: number): boolean {
  const { due_at } = table.row;
  return isLeftToBots(table) || (due_at !== null && due_at <= now);
}

/** Of how many tables bots may think or wait: by whose turn it is, the pool decides. */
const MOST_THINKING = 1000;

/** When bots are asked again for whose answers there was no room. */
const LATER = 2_000;

/** Standing answers, clocks that run out, tables to be cleared away; answers whether bots or regents are asked now. */
async function keepTime(tables: Tables, id: string): Promise<boolean | undefined> {
  return closingFaults(tables, id, async () => {
    await giveStandingAnswers(tables, await tables.cache.find(id));
    const table = await tables.cache.find(id);
    const now = tables.parts.clock.now();
    const { row, facts } = table;
    if (!isDue(table, now)) {
      tables.wake(table);
      return false;
    }
    if (row.state === "open") {
      await tables.arrange(id, (one) => (one.row.state === "open" ? cleared : undefined));
      return false;
    }
    if (row.state !== "playing") return false;
    if (isAsleep(facts)) {
      await tables.arrange(id, (one) => (isAsleep(one.facts) ? brokenOff(one, now) : undefined));
      return false;
    }
    for (const seat of expiredSeats(table, now)) await timeOut(tables, id, seat);
    await settleWhatIsPast(tables, id);
    const after = await tables.cache.find(id);
    if (after.row.state !== "playing" || after.state === undefined) return false;
    return heirs(after.facts).length > 0 || awaitedBots(after, after.state).length > 0;
  });
}

async function takeBotTurns(tables: Tables, id: string): Promise<void> {
  await closingFaults(tables, id, async () => {
    const { facts, row } = await tables.cache.find(id);
    if (row.state === "playing") for (const seat of heirs(facts)) await giveToHeir(tables, id, seat);
    await answerForBots(tables, await tables.cache.find(id));
    await settleWhatIsPast(tables, id);
  });
}

/** Votes whose time is over are counted with any change, and so is this: what is due next is later. */
async function settleWhatIsPast(tables: Tables, id: string): Promise<void> {
  const now = tables.parts.clock.now();
  const table = await tables.cache.find(id);
  const isSettled = withoutPast(table.facts, now).votes.length === table.facts.votes.length;
  // An arrangement wakes the table, also one that changes nothing: while bots think that would go on for ever.
  if (isSettled && dueLater(table, now) === undefined) return;
  await tables.arrange(id, (one) => dueLater(one, tables.parts.clock.now()));
}

async function closingFaults<T>(tables: Tables, id: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (reason) {
    if (!(reason instanceof RulesFault)) throw reason;
    await closeForFault(tables, id, reason);
    return undefined;
  }
}

/** A game that nobody came back to. */
function brokenOff({ facts }: Table, now: number): NewTable {
  const result = { winners: [], rule: "table.ended" };
  return { facts: { ...facts, votes: [], result }, row: { state: "finished", finished_at: now, due_at: null } };
}

const cleared: NewTable = { row: { state: "closed", due_at: null } };

/** Not a key that a client can send: somebody might take it first, and no regent could ever answer that ask. */
function serverKey(who: "draft" | "bot" | "standing" | "anew", ask: number, seat: number): string {
  return `${who} ${ask} ${seat}`;
}

/** A stored draft that is legal counts as the seat's answer; without one, a regent takes the seat. */
async function timeOut(tables: Tables, id: string, seat: number): Promise<void> {
  const draft = await draftOf(tables.parts.store.read, await tables.cache.find(id), seat);
  if (draft !== undefined) {
    const { ask, answer } = draft;
    try {
      await tables.decide(id, { seat, ask, key: serverKey("draft", ask, seat), answer, by: "draft" });
      return;
    } catch (reason) {
      // Illegal, or the owner was quicker: then it is as if there were none.
      if (!(reason instanceof RefusedError)) throw reason;
    }
  }
  await tables.arrange(id, (table) => {
    const isStillLate = expiredSeats(table, tables.parts.clock.now()).includes(seat);
    if (!isStillLate) return undefined;
    return byTheRules(() => giveToRegent(table, seat, "timed-out", tables.parts.clock.now()));
  });
}

/** A table that was due, and now has nothing more to do until later. */
function dueLater(table: Table, now: number): NewTable | undefined {
  const { row, state, facts } = table;
  if (row.state !== "playing" || state === undefined || row.due_at === null || row.due_at > now) return undefined;
  const next = byTheRules(() => dueAt(table, state, withoutPast(facts, now), now));
  return next === null || next > now ? { row: { due_at: next } } : undefined;
}

/** Counting closes votes whose time is over. */
const withoutPast = (facts: TableFacts, now: number): TableFacts => ({
  ...facts,
  votes: facts.votes.filter(({ until }) => until === undefined || until > now),
});

/**
 * The seat goes to somebody new. What its owner answered in secret is answered anew first, so that it stays between the
 * owner and the game; whoever comes back before that keeps the seat.
 */
async function giveToHeir(tables: Tables, id: string, seat: number): Promise<void> {
  const { clock, store } = tables.parts;
  const table = await tables.cache.find(id);
  const ask = table.asks.find(({ secret, seats }) => secret === true && seats.includes(seat));
  try {
    if (
      ask !== undefined &&
      hasSecretAnswer(table, seat) &&
      !(await isOfRegent(store.read, { table_id: id, seat, ask: ask.id }))
    ) {
      const answer = await botsAnswer(tables, table, seat);
      // The server closes while it thinks.
      if (tables.parts.botPool.isClosed) return;
      if (answer === undefined) return tables.parts.jobs.schedule("tables", id, clock.now() + LATER);
      await tables.decide(id, { seat, ask: ask.id, key: serverKey("anew", ask.id, seat), answer, by: "regent" });
    }
    await tables.arrange(id, (one) => {
      const { heir } = one.facts.seats[seat];
      if (one.row.state !== "playing" || heir === undefined) return undefined;
      return byTheRules(() =>
        handOver(one, seat, heir, clock.now(), (person) => tables.peopleCache.quietHours(person)),
      );
    });
  } catch (reason) {
    // The owner is back, or whoever was to have the seat is gone.
    if (!(reason instanceof RefusedError)) throw reason;
    await tables.arrange(id, (one) => {
      const isLeft = one.row.state === "playing" && one.facts.seats[seat].heir !== undefined;
      return isLeft ? byTheRules(() => withoutHeir(one, seat, clock.now())) : undefined;
    });
  }
}

/** What seats have answered beforehand, each as soon as its ask is open. */
async function giveStandingAnswers(tables: Tables, table: Table): Promise<void> {
  const { id, row, state } = table;
  if (row.state !== "playing" || state === undefined) return;
  const standing = await standingAnswersOf(tables.parts.store.read, id);
  for (const { seat, ask, answer } of byTheRules(() => answersToGive(table, state, standing))) {
    try {
      await tables.decide(id, { seat, ask, key: serverKey("standing", ask, seat), answer, by: "standing" });
    } catch (reason) {
      // The owner was quicker, took it back or left, or another node gave it.
      if (!(reason instanceof RefusedError)) throw reason;
    }
  }
}

/** All bots and regents that are asked, at once where several are. */
async function answerForBots(tables: Tables, table: Table): Promise<void> {
  const { state, facts } = table;
  if (table.row.state !== "playing" || state === undefined) return;
  const seats = awaitedBots(table, state);
  const answers = await Promise.all(seats.map((seat) => botsAnswer(tables, table, seat)));
  // The server closes while they think: what they would have said is asked again.
  if (tables.parts.botPool.isClosed) return;
  if (answers.includes(undefined)) tables.parts.jobs.schedule("tables", table.id, tables.parts.clock.now() + LATER);
  for (const [i, seat] of seats.entries()) {
    const answer = answers[i];
    if (answer === undefined) continue;
    const ask = table.asks.find((one) => one.seats.includes(seat));
    if (ask === undefined) continue;
    const by = facts.seats[seat].regent === undefined ? "bot" : "regent";
    try {
      await tables.decide(table.id, {
        seat,
        ask: ask.id,
        key: serverKey("bot", ask.id, seat),
        answer,
        by,
      });
    } catch (reason) {
      // The owner came back or was quicker, or the table ended meanwhile.
      if (!(reason instanceof RefusedError)) throw reason;
    }
  }
}

/** What the seat's bot, or its regent, answers; undefined where there is no room for one more answer. */
async function botsAnswer(tables: Tables, table: Table, seat: number): Promise<string | undefined> {
  const { game, offered, facts } = table;
  const view = table.views[seat + 1];
  const { regent, bot = offered.regent } = facts.seats[seat];
  const isRegents = regent !== undefined;
  const chance = tables.parts.luck.draw();
  const temper = temperOf(`${table.id} ${seat}`);
  const task = { game: game.name, bot: isRegents ? offered.regent : bot, view, seat, chance, temper };
  const isIdle = isLeftToBots(table) && !tables.broadcast.isFollowed(table.id);
  const lane = isIdle ? "idle" : isRegents ? "first" : "usual";
  const chosen = await tables.parts.botPool.choose(task, tables.askers.of(table.row.host), lane);
  if (chosen === "busy") return undefined;
  return byTheRules(() => {
    const isLegal = chosen !== undefined && game.check(view, seat, chosen) === undefined;
    return game.print(isLegal ? chosen : game.sample(view, seat, chanceFrom(chance)));
  });
}

const SWEPT_AT_ONCE = 1000;

/**
 * Finds what is due and has no job, because a node died or the bus was away, or that was not due so soon when it was looked at
 * last. All of it, however much: tables that are long overdue, whose bots wait for their turn, must not hide others.
 */
export async function sweepTables(tables: Tables): Promise<void> {
  const soon = tables.parts.clock.now() + 15_000;
  const { store, jobs } = tables.parts;
  const due = store.read.selectFrom("tables").select(["id", "due_at", "host"]).where("due_at", "<=", soon);
  for await (const page of pagesOf(due, ["due_at", "id"], SWEPT_AT_ONCE)) {
    for (const { id, due_at, host } of page) {
      tables.askers.noteHost(id, host);
      jobs.schedule("tables", id, due_at as number);
    }
    await giveWay();
  }
}

/** Time in which the whole server was closed is nobody's: all running clocks are moved by it, and what is due with them. */
export async function forgiveClosure(tables: Tables, span: number): Promise<void> {
  const rows = await tables.parts.store.read
    .selectFrom("tables")
    .select("id")
    .where("state", "=", "playing")
    // Where the clock was set back, bots without a clock would wait until it has caught up.
    .where((row) => (span < 0 ? row("due_at", ">", tables.parts.clock.now()) : row("clock", "!=", "none")))
    .execute();
  const forgive = (table: Table): NewTable => {
    const time = shifted(table.facts.time, span);
    const quietHours = (person: string) => tables.peopleCache.quietHours(person);
    return withClocks(table, { ...table.facts, time }, tables.parts.clock.now(), quietHours);
  };
  for (const { id } of rows) await tables.amongMany(id, () => tables.arrange(id, forgive));
}
