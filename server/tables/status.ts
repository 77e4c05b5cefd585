import { hex, ONLOOKER, seedFromHex, seedHash, viewerIndex } from "@weirwood/kernel";
import type { Person, SeatStatus, TableStatus, TableSummary, Vote } from "@weirwood/protocol";
import type { Attendance } from "./attendance.ts";
import { seedOf } from "./beginning.ts";
import { readings } from "./clocks.ts";
import {
  isPlayedByBot,
  type SeatFacts,
  seatOfPerson,
  type TableFacts,
  type VoteFacts,
  wasHandedOver,
} from "./facts.ts";
import { openNudges } from "./nudges.ts";
import { askedInSecret } from "./play.ts";
import type { StandingAnswer } from "./standing-answers.ts";
import type { Table } from "./table-cache.ts";
import { countOf } from "./votes.ts";

/** People's names by id; the deleted have none. */
export type Names = ReadonlyMap<string, string>;

/** Everybody whom a table's status names. */
export function peopleNamed({ row, facts }: Table): string[] {
  const seated = facts.seats.flatMap(({ person }) => person ?? []);
  const candidates = facts.candidates.map(({ person }) => person);
  return [...new Set([...(row.host === null ? [] : [row.host]), ...seated, ...candidates])];
}

/** How far the game is for those who look on with a delay; absent for everybody else. */
export interface Behind {
  readonly round: number;
  readonly number: number;
  /** The moment that they see now. */
  readonly at: number;
}

/** What stands around a table's own facts. */
interface Surroundings {
  readonly names: Names;
  readonly attendance: Attendance;
  readonly behind: Behind | undefined;
}

/** A table in a list, as one reader or nobody in particular may see it. */
export function summaryOf(table: Table, reader: string | undefined, around: Surroundings): TableSummary {
  return { ...outlineOf(table, reader, around), brief: table.brief };
}

function outlineOf(
  table: Table,
  reader: string | undefined,
  { names, attendance, behind }: Surroundings,
): Omit<TableSummary, "brief"> {
  const { row, facts } = table;
  return {
    id: table.id,
    game: row.game,
    title: row.title,
    state: row.state,
    isPublic: row.is_public === 1,
    isPractice: row.is_practice === 1,
    clock: facts.clock,
    ...(row.host !== null && { host: personNamed(row.host, names) }),
    seats: facts.seats.map((_, seat) => seatStatus(table, seat, names, attendance, behind?.at)),
    ...(facts.fillWith !== undefined && { fillWith: facts.fillWith }),
    mayLookOn: facts.onlookers.allowed,
    round: behind?.round ?? row.round,
    ...turnOf(table, seatOfPerson(facts, reader)),
    createdAt: row.created_at,
    ...(row.started_at !== null && { startedAt: row.started_at }),
    ...(row.finished_at !== null && { finishedAt: row.finished_at }),
  };
}

/** Everything about a table but the game on it, as one reader may see it. */
export function statusOf(
  table: Table,
  reader: string | undefined,
  around: Surroundings & { readonly standing: readonly StandingAnswer[]; readonly now: number },
): TableStatus {
  const { row, facts } = table;
  const { names, attendance, behind, standing, now } = around;
  const seat = seatOfPerson(facts, reader);
  const viewer = seat ?? ONLOOKER;
  const isHost = reader !== undefined && reader === row.host;
  const isOver = row.state === "finished";
  return {
    ...outlineOf(table, reader, around),
    options: facts.options,
    rules: row.rules,
    onlookers: facts.onlookers,
    ...(seat !== undefined && { seat, ...standingOf(seat, standing) }),
    isHost,
    ...((seat !== undefined || isHost) && { invite: row.invite }),
    // All that follows is of this moment, and would tell those who are kept behind what has just happened.
    clocks: behind === undefined ? clocksFor(table, viewer) : [],
    ...(behind === undefined && facts.time.pausedAt !== undefined && { pausedAt: facts.time.pausedAt }),
    votes: behind === undefined ? facts.votes.map((vote) => voteStatus(table, vote, attendance, names, now)) : [],
    nudges: behind === undefined ? openNudges(table).map(({ seat: nudged, at, by }) => ({ seat: nudged, at, by })) : [],
    ...dicePromise(table, isOver),
    ...(facts.result !== undefined && { result: { ...facts.result, winners: [...facts.result.winners] } }),
    ...(facts.rematch !== undefined && { rematch: facts.rematch }),
    candidates: facts.candidates
      .filter(({ person }) => behind === undefined || person === reader)
      .map((one) => ({ seat: one.seat, person: personNamed(one.person, names) })),
    ...givenAwayFrom(facts, reader, names),
    number: behind?.number ?? facts.numbers[viewerIndex(viewer)],
  };
}

function voteStatus(table: Table, vote: VoteFacts, attendance: Attendance, names: Names, now: number): Vote {
  const { person, against = [], inFavour, ...rest } = vote;
  const { voters, needed } = countOf(table, vote, attendance, now);
  return {
    ...rest,
    inFavour: [...inFavour],
    against: [...against],
    open: voters.filter((seat) => !inFavour.includes(seat) && !against.includes(seat)),
    needed,
    ...(person && { person: personNamed(person, names) }),
  };
}

/** A seat's own standing answers, which nobody else may know of. */
function standingOf(seat: number, standing: readonly StandingAnswer[]): Pick<TableStatus, "standing"> {
  const own = standing.filter((one) => one.seat === seat).map(({ kind, answer }) => ({ kind, answer }));
  return own.length > 0 ? { standing: own } : {};
}

/** Whose turn it is. Those who look on with a delay are not told before they see it. */
function turnOf(table: Table, seat: number | undefined): Pick<TableSummary, "asked" | "isYourTurn"> {
  const { row, facts, game, state } = table;
  if (row.state !== "playing" || state === undefined) return {};
  const isDelayed = facts.onlookers.delaySeconds > 0 && seat === undefined;
  return {
    ...(!isDelayed && { asked: [...new Set(table.asks.flatMap(({ seats }) => seats))] }),
    ...(seat !== undefined && { isYourTurn: game.isAwaited(state, seat) }),
  };
}

export function clocksFor(table: Table, viewer: number): TableStatus["clocks"] {
  if (table.row.state !== "playing" || table.facts.clock.kind === "none") return [];
  const hidden = askedInSecret(table);
  const { clock, time, seats } = table.facts;
  // Bots and regents play without a clock.
  return readings(clock, time, viewer, (seat) => hidden.includes(seat)).filter(
    ({ seat }) => !isPlayedByBot(seats[seat]),
  );
}

/** The hash before the game, everything after it; an open seed is open from the start. */
function dicePromise({ row, facts }: Table, isOver: boolean): Partial<TableStatus> {
  const { practice } = facts;
  if (practice !== undefined) return "seed" in practice ? { openSeed: hex(seedOf(facts)) } : {};
  const server = seedFromHex(facts.serverSeed) as Uint8Array;
  const nonces = facts.seats.map(({ nonce }) => nonce ?? "");
  return {
    seedHash: seedHash(server),
    ...(row.state !== "open" && { nonces }),
    ...(isOver && { serverSeed: facts.serverSeed }),
  };
}

function seatStatus(
  { facts, game, state }: Table,
  seat: number,
  names: Names,
  { here, awaySince }: Attendance,
  seenAt: number | undefined,
): SeatStatus {
  const one = facts.seats[seat];
  const isRegents = seenAt === undefined ? one.regent !== undefined : hadRegent(one, seenAt);
  const since = awaySince.get(seat);
  return {
    seat,
    ...(state !== undefined && { name: game.seatName(state, seat) }),
    ...(one.person !== undefined && { person: personNamed(one.person, names) }),
    ...(one.bot !== undefined && { bot: one.bot }),
    isReady: one.nonce !== undefined || one.bot !== undefined,
    hasRegent: isRegents,
    hasResigned: isRegents && one.regent === "resigned",
    isHere: here.includes(seat),
    ...(since !== undefined && { awaySince: since }),
  };
}

/** When those who are kept behind next see a regent come or go; undefined where they have seen it all. */
export function regentSeenAt({ seats, onlookers }: TableFacts, now: number): number | undefined {
  const moments = seats
    .flatMap(({ regentSince = 0, lastRegent }) => [regentSince, lastRegent?.since ?? 0, lastRegent?.until ?? 0])
    .map((moment) => moment + onlookers.delaySeconds * 1000)
    .filter((moment) => moment > now);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** Whether a regent decided for a seat at an earlier moment. */
function hadRegent({ regent, regentSince = 0, lastRegent }: SeatFacts, at: number): boolean {
  if (regent !== undefined && regentSince <= at) return true;
  return lastRegent !== undefined && lastRegent.since <= at && at < lastRegent.until;
}

/** Whether a regent sits there, for those who look on: who is kept behind must not learn of it by asking for the seat. */
export function isSeenWithRegent({ row, facts }: Table, seat: number, now: number): boolean {
  const one = facts.seats[seat];
  if (one?.regent === undefined) return false;
  const delay = row.state === "playing" ? facts.onlookers.delaySeconds * 1000 : 0;
  return hadRegent(one, now - delay);
}

/** Whether the arrangement says something to this person alone: onlookers who lost a seat here, or want one. */
export function isToldOfItself({ facts }: Table, person: string | undefined): boolean {
  return wasHandedOver(facts, person) || facts.candidates.some((one) => one.person === person);
}

/** Who has lost a seat to somebody else is told so, and to whom. */
function givenAwayFrom(facts: TableFacts, reader: string | undefined, names: Names): Partial<TableStatus> {
  const lost = facts.former?.find(({ person }) => person === reader);
  if (lost === undefined || seatOfPerson(facts, reader) !== undefined) return {};
  const { person } = facts.seats[lost.seat];
  return {
    givenAway: { seat: lost.seat, at: lost.at, ...(person !== undefined && { person: personNamed(person, names) }) },
  };
}

function personNamed(id: string, names: Names): Person {
  return { id, name: names.get(id) || "—" };
}
