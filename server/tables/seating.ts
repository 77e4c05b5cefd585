import { RefusedError, refuse, summarizeAsks } from "@weirwood/kernel";
import type { NewTable as NewTableWish } from "@weirwood/protocol";
import type { Transaction } from "kysely";
import { type OfferedGame, optionsFrom, plainOptions } from "../games.ts";
import { newId } from "../identifiers.ts";
import { refused } from "../refusals.ts";
import type { Schema, TableRow } from "../store/schema.ts";
import type { SetUp } from "../workers/beginnings.ts";
import { askTimes } from "./asks.ts";
import { forgetAbsences } from "./attendance.ts";
import { beginningOf, positionOf } from "./beginning.ts";
import { afterReturn, clocksAfter, freshTime, held, renewed } from "./clocks.ts";
import { forgetDraft } from "./drafts.ts";
import { activeSeats, notSeated, type RegentReason, seatOfPerson, type TableFacts, withSeat } from "./facts.ts";
import { storeFirstPosition } from "./first-positions.ts";
import { awaitedPeople, dueAt } from "./play.ts";
import type { QuietHours } from "./quiet-hours.ts";
import { forgetStandingAnswers } from "./standing-answers.ts";
import type { NewTable, Table } from "./table-cache.ts";

/** From an idea to a game that begins: who sits where, who is ready, and with which dice. */

const HOUR = 3_600_000;
/** A table that nobody has come to for so long is cleared away. */
const OPEN_FOR = 24 * HOUR;

export interface NewSeating {
  readonly host: string;
  readonly now: number;
  readonly serverSeed: string;
  readonly setUp: SetUp;
}

/** The row of a new table. Refuses options, positions and sitters that the game does not know. */
export async function newTableRow(
  wish: NewTableWish,
  offered: OfferedGame,
  { host, now, serverSeed, setUp }: NewSeating,
): Promise<TableRow> {
  const { game } = offered;
  const options = optionsFrom(game, wish.options ?? {});
  const position = positionOf(wish as Pick<TableFacts, "practice">);
  const seats = position === undefined ? game.seats(options).length : game.seatsOf(await setUp(game, position));
  if (wish.seats.length !== seats) throw refused("table.seats", { seats });
  for (const { sitter } of wish.seats) if (sitter !== undefined && sitter !== "me") knownBot(offered, sitter);
  if (wish.fillWith !== undefined) knownBot(offered, wish.fillWith);
  if (wish.seats.filter(({ sitter }) => sitter === "me").length > 1) throw refused("table.already-seated");
  const facts: TableFacts = {
    options: plainOptions(options),
    clock: wish.clock,
    seats: wish.seats.map(({ sitter }) =>
      sitter === "me" ? { person: host, since: now } : sitter === undefined ? {} : { bot: sitter },
    ),
    ...(wish.fillWith !== undefined && { fillWith: wish.fillWith }),
    onlookers: wish.onlookers,
    ...(wish.practice !== undefined && { practice: wish.practice as TableFacts["practice"] & object }),
    serverSeed,
    time: freshTime(wish.clock, seats),
    votes: [],
    votesCalled: 0,
    candidates: [],
    numbers: Array.from({ length: seats + 1 }, () => 0),
    upgrades: [],
  };
  return {
    id: newId(),
    game: game.name,
    rules: game.rulesVersion,
    title: oneLine(wish.title),
    state: "open",
    version: 1,
    host,
    is_public: wish.isPublic ? 1 : 0,
    is_practice: wish.practice === undefined ? 0 : 1,
    invite: newId(),
    facts: JSON.stringify(facts),
    position: null,
    position_at: 0,
    decisions: 0,
    round: 0,
    players: seats,
    free_seats: freeSeats(facts),
    clock: wish.clock.kind,
    tags: tagsText(game.tags(options)),
    due_at: now + OPEN_FOR,
    created_at: now,
    changed_at: now,
    started_at: null,
    finished_at: null,
  };
}

/** A new table like an old one: the same people on the same chairs, not yet ready, with dice of its own. */
export function rematchRow({ row, facts }: Table, host: string, now: number, serverSeed: string): TableRow {
  const { options, clock, fillWith, onlookers, practice } = facts;
  const seats = facts.seats.map(({ person, bot }) =>
    person === undefined ? { ...(bot !== undefined && { bot }) } : { person, since: now },
  );
  const fresh: TableFacts = {
    options,
    clock,
    seats,
    ...(fillWith !== undefined && { fillWith }),
    onlookers,
    ...(practice !== undefined && { practice }),
    serverSeed,
    time: freshTime(clock, seats.length),
    votes: [],
    votesCalled: 0,
    candidates: [],
    numbers: facts.numbers.map(() => 0),
    upgrades: [],
  };
  return {
    ...row,
    id: newId(),
    state: "open",
    version: 1,
    host,
    invite: newId(),
    facts: JSON.stringify(fresh),
    position: null,
    position_at: 0,
    decisions: 0,
    round: 0,
    free_seats: freeSeats(fresh),
    due_at: now + OPEN_FOR,
    created_at: now,
    changed_at: now,
    started_at: null,
    finished_at: null,
  };
}

function oneLine(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, " ").trim();
}

function knownBot(offered: OfferedGame, bot: string): void {
  if (!offered.bots.includes(bot)) throw refused("table.bot", { bot: bot.slice(0, 32) });
}

/** As a column that the lobby's filter finds whole words in. */
function tagsText(tags: readonly string[]): string {
  return tags.length > 0 ? ` ${tags.join(" ")} ` : "";
}

function freeSeats(facts: TableFacts): number {
  return facts.seats.filter(({ person, bot }) => person === undefined && bot === undefined).length;
}

function open(table: Table): void {
  if (table.row.state === "closed") throw refused("table.closed");
  if (table.row.state !== "open") throw refused("table.not-open");
}

/** A change of who sits where, while the table is open. */
function seated(facts: TableFacts, now: number): NewTable {
  return { facts, row: { free_seats: freeSeats(facts), due_at: now + OPEN_FOR } };
}

export function sitDown(table: Table, seat: number, person: string, now: number): NewTable | undefined {
  open(table);
  const one = table.facts.seats[seat];
  if (one === undefined) throw new RefusedError(refuse("kernel.no-seat"));
  if (one.person === person) return undefined;
  if (table.facts.removed?.includes(person)) throw refused("table.removed");
  if (one.person !== undefined || one.bot !== undefined) throw refused("table.seat-taken");
  const from = seatOfPerson(table.facts, person);
  const left = from === undefined ? table.facts : withSeat(table.facts, from, () => ({}));
  return seated(
    withSeat(left, seat, () => ({ person, since: now })),
    now,
  );
}

export function getUp(table: Table, person: string, now: number): NewTable {
  const seat = seatOfPerson(table.facts, person);
  if (seat === undefined) throw notSeated(table.facts, person);
  return seated(
    withSeat(table.facts, seat, () => ({})),
    now,
  );
}

/** The host asks somebody to get up, who then sits down here no more; from an empty chair or a bot's there is nobody to ask. */
export function removeSitter(table: Table, seat: number, now: number): NewTable | undefined {
  open(table);
  const one = table.facts.seats[seat];
  if (one === undefined) throw new RefusedError(refuse("kernel.no-seat"));
  if (one.person === undefined) return undefined;
  if (one.person === table.row.host) return getUp(table, one.person, now);
  const facts = { ...table.facts, removed: [...(table.facts.removed ?? []), one.person] };
  return getUp({ ...table, facts }, one.person, now);
}

export function seatBot(table: Table, seat: number, bot: string | null, now: number): NewTable {
  open(table);
  const one = table.facts.seats[seat];
  if (one === undefined) throw new RefusedError(refuse("kernel.no-seat"));
  if (one.person !== undefined) throw refused("table.seat-taken");
  if (bot !== null) knownBot(table.offered, bot);
  return seated(
    withSeat(table.facts, seat, () => (bot === null ? {} : { bot })),
    now,
  );
}

/** Each seat adds to the dice what it likes when it is ready. */
export function makeReady(table: Table, person: string, nonce: string | undefined): NewTable {
  open(table);
  const seat = seatOfPerson(table.facts, person);
  if (seat === undefined) throw notSeated(table.facts, person);
  return {
    facts: withSeat(table.facts, seat, ({ nonce: _, ...one }) => (nonce === undefined ? one : { ...one, nonce })),
  };
}

export interface Beginning {
  readonly now: number;
  readonly quietHours: (person: string) => QuietHours | undefined;
  readonly setUp: SetUp;
}

/** Begins the game, with a bot on every chair still empty. */
export async function begin(table: Table, { now, quietHours, setUp }: Beginning): Promise<NewTable> {
  open(table);
  const { game, facts: before } = table;
  const filled = before.seats.map((one) => {
    if (one.person !== undefined) {
      if (one.nonce === undefined) throw refused("table.not-ready");
      return one;
    }
    const bot = one.bot ?? before.fillWith;
    if (bot === undefined) throw refused("table.seats", { seats: before.seats.length });
    // Without a nonce: whoever drew one now could choose it to suit those that are already known.
    return { bot };
  });
  const facts: TableFacts = { ...before, seats: filled };
  const state = await setUp(game, beginningOf(facts));
  const awaited = awaitedPeople({ game, facts }, state);
  const time = clocksAfter(facts.clock, facts.time, {
    now,
    decisions: 0,
    awaited,
    rounds: 0,
    quietHours: (seat) => quietHours(facts.seats[seat].person as string),
  });
  const begun: TableFacts = { ...facts, time, askTimes: askTimes(undefined, summarizeAsks(game, state), now) };
  return {
    facts: begun,
    state,
    also: (rows) => storeFirstPosition(rows, table, state),
    row: {
      state: "playing",
      started_at: now,
      free_seats: 0,
      round: game.round(state),
      due_at: dueAt(table, state, begun, now),
    },
  };
}

/** A regent takes the seat: its owner left, ran out of time, or gave up. */
export function giveToRegent(table: Table, seat: number, why: RegentReason, now: number): NewTable {
  if (table.row.state !== "playing") throw refused("table.not-playing");
  if (table.facts.seats[seat].regent === "resigned") throw refused("table.resigned");
  const seats = withSeat(table.facts, seat, (one) => ({
    ...one,
    regent: why,
    regentSince: now,
    ...(why === "timed-out" && { hasTimedOut: true }),
  }));
  const time = held(seats.time, seat);
  const given = withClocks(table, { ...seats, time, votes: stillOpen(seats, seat) }, now, () => undefined);
  if (why === "timed-out") return given;
  return {
    ...given,
    async also(rows) {
      await forgetStandingAnswers(rows, table.id, seat);
      if (why === "resigned") await forgetDraft(rows, table.id, seat);
    },
  };
}

/** The owner is back. */
export function takeBack(
  table: Table,
  seat: number,
  now: number,
  quietHours: (person: string) => QuietHours | undefined,
): NewTable | undefined {
  if (table.row.state !== "playing") throw refused("table.not-playing");
  const { regent } = table.facts.seats[seat];
  if (regent === undefined) return undefined;
  if (regent === "resigned") throw refused("table.resigned");
  const facts = withSeat(table.facts, seat, ({ regent: _, regentSince: since = 0, heir: __, ...one }) => ({
    ...one,
    lastRegent: { since, until: now },
  }));
  const time = afterReturn(facts.clock, facts.time, seat);
  const candidates = facts.candidates.filter((one) => one.seat !== seat);
  // Nobody votes any more on a seat whose owner is there.
  const votes = facts.votes.filter((vote) => vote.seat !== seat);
  return withClocks(table, { ...facts, time, candidates, votes }, now, quietHours);
}

/**
 * The table has given a seat away while an answer of its owner lies there in secret: the regent answers anew, and then the
 * heir sits down. Whose seat it is may come back until then.
 */
export function promise(table: Table, seat: number, person: string, now: number): NewTable {
  const facts = withoutWishes(
    withSeat(table.facts, seat, (one) => ({ ...one, heir: person })),
    seat,
    person,
  );
  return { facts, row: { due_at: now } };
}

/** The seat's regent plays on: whoever was to have the seat cannot. */
export function withoutHeir(table: Table, seat: number, now: number): NewTable {
  return withClocks(
    table,
    withSeat(table.facts, seat, ({ heir: _, ...one }) => one),
    now,
    () => undefined,
  );
}

/** The seat is taken and the newcomer seated: what was still to be decided about either is over. */
function withoutWishes(facts: TableFacts, seat: number, person: string): TableFacts {
  return {
    ...facts,
    candidates: facts.candidates.filter((one) => one.seat !== seat && one.person !== person),
    votes: facts.votes.filter((vote) => vote.kind !== "seat" || (vote.seat !== seat && vote.person !== person)),
  };
}

/** Somebody else takes over a seat for good. */
export function handOver(
  table: Table,
  seat: number,
  person: string,
  now: number,
  quietHours: (person: string) => QuietHours | undefined,
): NewTable {
  const { person: owner } = table.facts.seats[seat];
  const seats = withSeat(table.facts, seat, ({ nonce }) => ({
    person,
    since: now,
    ...(nonce !== undefined && { nonce }),
  }));
  const former = [
    ...(seats.former ?? []).filter((one) => one.person !== person),
    ...(owner === undefined ? [] : [{ person: owner, seat, at: now }]),
  ];
  const time = renewed(seats.clock, seats.time, seat);
  const facts = withoutWishes({ ...seats, time, former }, seat, person);
  return {
    ...withClocks(table, facts, now, quietHours),
    async also(rows) {
      await refuseGone(rows, person);
      await forgetAbsences(rows, table.id, seat);
      await forgetStandingAnswers(rows, table.id, seat);
      await forgetDraft(rows, table.id, seat);
    },
  };
}

/** Nobody would ever answer for a seat whose owner has deleted themselves. */
async function refuseGone(rows: Transaction<Schema>, person: string): Promise<void> {
  const row = await rows.selectFrom("people").select("kind").where("id", "=", person).executeTakeFirst();
  if (row === undefined || row.kind === "gone") throw refused("people.unknown");
}

/** The table without somebody's wish to take a seat over, and the votes about it. */
export function withoutCandidate({ facts }: Table, person: string): NewTable | undefined {
  const candidates = facts.candidates.filter((one) => one.person !== person);
  const votes = facts.votes.filter((vote) => vote.person !== person);
  const isHeir = facts.seats.some(({ heir }) => heir === person);
  if (!isHeir && candidates.length === facts.candidates.length && votes.length === facts.votes.length) return undefined;
  const seats = facts.seats.map(({ heir, ...one }) => (heir === undefined || heir === person ? one : { ...one, heir }));
  return { facts: { ...facts, seats, candidates, votes } };
}

/** Votes without that of a seat that may no longer vote. */
function stillOpen(facts: TableFacts, seat: number): TableFacts["votes"] {
  return facts.votes
    .filter((vote) => vote.by !== seat)
    .map((vote) => ({
      ...vote,
      inFavour: vote.inFavour.filter((one) => one !== seat),
      against: vote.against?.filter((one) => one !== seat) ?? [],
    }))
    .filter(() => activeSeats(facts).length > 0);
}

/** Who is awaited may have changed without a decision: clocks and the table's due time follow. */
export function withClocks(
  table: Table,
  facts: TableFacts,
  now: number,
  quietHours: (person: string) => QuietHours | undefined,
): NewTable {
  const { game, state } = table;
  if (table.row.state !== "playing" || state === undefined) return { facts };
  const awaited = awaitedPeople({ game, facts }, state);
  const time = clocksAfter(facts.clock, facts.time, {
    now,
    decisions: table.row.decisions,
    awaited,
    rounds: 0,
    quietHours: (seat) => quietHours(facts.seats[seat].person as string),
  });
  const after = { ...facts, time };
  return { facts: after, row: { due_at: dueAt(table, state, after, now) } };
}
