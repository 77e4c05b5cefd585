import { refused } from "../refusals.ts";
import type { Attendance } from "./attendance.ts";
import { paused, resumed } from "./clocks.ts";
import {
  activeSeats,
  mayReturn,
  notSeated,
  type RestingVote,
  seatOfPerson,
  type TableFacts,
  type VoteFacts,
} from "./facts.ts";
import { dueAt, hasSecretAnswer } from "./play.ts";
import type { QuietHours } from "./quiet-hours.ts";
import { giveToRegent, handOver, promise, withClocks } from "./seating.ts";
import { type NewTable, stateOf, type Table } from "./table-cache.ts";

/**
 * What a table decides together: to call it a draw, to end, to rest, to seat a regent for somebody who is away, to give a
 * regent's seat to somebody new. How many must agree depends on what is asked; one who is alone decides for nobody.
 */
export interface VoteContext {
  readonly now: number;
  readonly quietHours: (person: string) => QuietHours | undefined;
  readonly attendance: Attendance;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At a table that sits together, a few minutes are long; at one that is played over days, nobody need be there now. */
const PATIENCE = {
  live: {
    /** Who has been away for so long may get a regent, and is not waited for when the others want to end the game. */
    away: 5 * MINUTE,
    /** How long a regent plays before the seat may go to somebody new; until then its owner still counts. */
    return: HOUR,
    /** A question that was refused is not asked again for so long. */
    rest: 30 * MINUTE,
  },
  slow: { away: DAY, return: DAY, rest: DAY },
} as const;
/** How long a question is open where nobody need be there now. */
const OPEN_FOR = DAY;

type VoteWish = Pick<VoteFacts, "kind"> & { readonly seat?: number | undefined; readonly person?: string | undefined };

/** Puts a question to the table. Votes are counted afterwards: see `withVotesCounted`. */
export function callVote(table: Table, person: string, wish: VoteWish, context: VoteContext): NewTable {
  const by = voterOf(table, person);
  check(table, wish, context);
  const { facts } = table;
  const { now, attendance } = context;
  if (facts.votes.some((vote) => isSame(vote, wish))) throw refused("table.vote");
  const resting = stillResting(facts, now).find((vote) => isSame(vote, wish));
  if (resting !== undefined) throw restingFor(resting.until - now);
  const vote: VoteFacts = {
    id: facts.votesCalled + 1,
    kind: wish.kind,
    by,
    ...(isAboutSeat(wish.kind) && { seat: wish.seat as number }),
    ...(wish.kind === "seat" && { person: wish.person as string }),
    inFavour: [by],
    ...(facts.clock.kind !== "live" && { until: now + OPEN_FOR }),
  };
  const { players, least } = countOf(table, vote, attendance, now);
  if (players.length < least) throw refused("table.vote-too-few", { needed: least, players: players.length });
  return withDueVotes(table, { ...facts, votesCalled: vote.id, votes: [...facts.votes, vote] }, now);
}

/** Says yes or no; who has said one may still say the other, and who says the same again changes nothing. */
export function castVote(table: Table, person: string, id: number, inFavour: boolean): NewTable | undefined {
  const seat = voterOf(table, person);
  const { facts } = table;
  const vote = facts.votes.find((one) => one.id === id);
  if (vote === undefined) throw refused("table.vote-unknown");
  if (isAboutSeat(vote.kind) && vote.seat === seat) throw refused("table.vote-not-yours");
  if ((inFavour ? vote.inFavour : (vote.against ?? [])).includes(seat)) return undefined;
  const without = (seats: readonly number[]): number[] => seats.filter((one) => one !== seat);
  const [yes, no] = [without(vote.inFavour), without(vote.against ?? [])];
  const cast = inFavour ? { inFavour: [...yes, seat], against: no } : { inFavour: yes, against: [...no, seat] };
  return { facts: { ...facts, votes: facts.votes.map((one) => (one.id === id ? { ...one, ...cast } : one)) } };
}

/** Whose voices a vote takes. */
export interface VoteCount {
  /** People who play and have a voice, whether they are there or not. */
  readonly players: readonly number[];
  /** Those of them who count now: of the others nobody knows whether they will come. */
  readonly voters: readonly number[];
  /** How many of those who count must be in favour. */
  readonly ofVoters: number;
  /** How many must be in favour however few are there. */
  readonly least: number;
  /** The greater of the two. */
  readonly needed: number;
}

/** Who counts in a vote, and how many of them must be in favour. */
export function countOf(
  table: Pick<Table, "facts" | "row">,
  vote: VoteFacts,
  attendance: Attendance,
  now: number,
): VoteCount {
  const { facts } = table;
  const { here, awaySince } = attendance;
  const pace = paceOf(facts, here);
  const isConcerned = (seat: number): boolean => !isAboutSeat(vote.kind) || seat !== vote.seat;
  const players = activeSeats(facts).filter(isConcerned);
  const hasVoted = (seat: number): boolean => vote.inFavour.includes(seat) || vote.against?.includes(seat) === true;
  const isWaitedFor = (seat: number): boolean => {
    const isOpen = vote.until !== undefined && now < vote.until;
    if (pace === "slow" && isOpen) return true;
    // A line that breaks for a moment must not let the others end the game.
    const isPatient = pace === "slow" || vote.kind === "end" || vote.kind === "draw";
    return isPatient && now - (awaySince.get(seat) ?? now) < PATIENCE[pace].away;
  };
  const voters = players.filter((seat) => here.includes(seat) || hasVoted(seat) || isWaitedFor(seat));
  const all = players.length + replacedLately(facts, pace, now).filter(isConcerned).length;
  const half = Math.ceil(all / 2);
  const majority = Math.floor(voters.length / 2) + 1;
  const counted = (ofVoters: number, least: number): VoteCount => ({
    players,
    voters,
    ofVoters,
    least,
    needed: Math.max(ofVoters, least),
  });
  // Two at least, but for somebody whom the others have left to play alone with bots.
  const two = Math.min(2, all);
  switch (vote.kind) {
    case "resume":
      return counted(1, 1);
    case "regent":
      return counted(majority, Math.max(1, half));
    case "seat":
      return counted(majority, Math.max(half, isForHostToGive(table, vote) ? 1 : 2));
    case "end":
      return counted(voters.length < players.length ? majority : voters.length, Math.max(half, two));
    case "draw":
      return counted(voters.length, Math.max(half, 2));
    case "pause":
      return counted(voters.length, Math.max(half, two));
    default:
      return vote.kind satisfies never;
  }
}

/** Without a clock it is a table over days, unless most of those who play are there. */
function paceOf(facts: TableFacts, here: readonly number[]): "live" | "slow" {
  if (facts.clock.kind !== "none") return facts.clock.kind;
  const active = activeSeats(facts);
  return 2 * active.filter((seat) => here.includes(seat)).length > active.length ? "live" : "slow";
}

/** Seats that a regent has got against their owner's will, or unknown to them, so lately that they may not have heard. */
function replacedLately({ seats }: TableFacts, pace: "live" | "slow", now: number): number[] {
  return seats.flatMap(({ regent, regentSince = 0 }, seat) =>
    (regent === "away" || regent === "timed-out") && now - regentSince < PATIENCE[pace].return ? [seat] : [],
  );
}

/** Among friends, the host brings somebody along. */
function isForHostToGive({ facts, row }: Pick<Table, "facts" | "row">, { inFavour }: VoteFacts): boolean {
  const host = seatOfPerson(facts, row.host ?? undefined);
  return row.is_public === 0 && host !== undefined && inFavour.includes(host);
}

/**
 * Carries out what is agreed, and closes what can no longer be. To be called with every change of who sits, votes or is
 * there, and when a vote's time is over; `made` is what else becomes of the table. Undefined where nothing changes.
 */
export function withVotesCounted(table: Table, made: NewTable | undefined, context: VoteContext): NewTable | undefined {
  let after = made;
  for (;;) {
    const now: Table = { ...table, row: { ...table.row, ...after?.row }, facts: after?.facts ?? table.facts };
    const settled =
      now.row.state === "playing" ? now.facts.votes.find((vote) => fateOf(now, vote, context) !== "open") : undefined;
    if (settled === undefined) return after;
    const fate = fateOf(now, settled, context);
    const rest = { ...now.facts, votes: now.facts.votes.filter(({ id }) => id !== settled.id) };
    if (fate === "agreed") after = joined(after, carriedOut({ ...now, facts: rest }, settled, context));
    else after = joined(after, { facts: fate === "refused" ? withResting(rest, settled, context) : rest });
  }
}

function fateOf(table: Table, vote: VoteFacts, context: VoteContext): "open" | "agreed" | "refused" | "moot" {
  const { attendance, now } = context;
  // Whoever is back decides themselves.
  if (vote.kind === "regent" && (attendance.here.includes(vote.seat as number) || hasRegent(table.facts, vote.seat)))
    return "moot";
  const { players, voters, ofVoters, least, needed } = countOf(table, vote, attendance, now);
  const inFavour = voters.filter((seat) => vote.inFavour.includes(seat)).length;
  const against = voters.filter((seat) => vote.against?.includes(seat) === true).length;
  if (voters.length > 0 && inFavour >= needed) return "agreed";
  // Where time runs out, silence is a refusal.
  if (vote.until !== undefined && now >= vote.until) return "refused";
  if (voters.length === 0) return "open";
  return voters.length - against < ofVoters || players.length - against < least ? "refused" : "open";
}

function carriedOut(table: Table, vote: VoteFacts, { now, quietHours }: VoteContext): NewTable {
  const { facts } = table;
  switch (vote.kind) {
    case "draw":
      return ended(facts, "table.draw", now);
    case "end":
      return ended(facts, "table.ended", now);
    case "pause":
      return withClocks(table, { ...facts, time: paused(facts.time, now) }, now, quietHours);
    case "resume":
      return withClocks(table, { ...facts, time: resumed(facts.time, now) }, now, quietHours);
    case "regent":
      return giveToRegent(table, vote.seat as number, "away", now);
    case "seat": {
      const [seat, person] = [vote.seat as number, vote.person as string];
      if (hasSecretAnswer(table, seat)) return promise(table, seat, person, now);
      return handOver(table, seat, person, now, quietHours);
    }
    default:
      return vote.kind satisfies never;
  }
}

function joined(one: NewTable | undefined, other: NewTable): NewTable {
  return {
    ...one,
    ...other,
    row: { ...one?.row, ...other.row },
    async also(rows) {
      await one?.also?.(rows);
      await other.also?.(rows);
    },
  };
}

function voterOf(table: Table, person: string): number {
  if (table.row.state !== "playing") throw refused("table.not-playing");
  const seat = seatOfPerson(table.facts, person);
  if (seat === undefined) throw notSeated(table.facts, person);
  if (!activeSeats(table.facts).includes(seat)) throw refused("table.vote-not-yours");
  return seat;
}

function check({ facts }: Table, { kind, seat, person }: VoteWish, { attendance, now }: VoteContext): void {
  const isPaused = facts.time.pausedAt !== undefined;
  if (kind === "pause" && (isPaused || facts.clock.kind === "none")) throw refused("table.vote");
  if (kind === "resume" && !isPaused) throw refused("table.vote");
  if (!isAboutSeat(kind)) return;
  const patience = PATIENCE[paceOf(facts, attendance.here)];
  if (kind === "regent") {
    if (seat === undefined || !activeSeats(facts).includes(seat)) throw refused("table.vote");
    const since = attendance.here.includes(seat) ? now : (attendance.awaySince.get(seat) ?? now);
    if (now - since >= patience.away) return;
    throw patience.away < HOUR
      ? refused("table.not-away", { minutes: patience.away / MINUTE })
      : refused("table.not-away-long", { hours: patience.away / HOUR });
  }
  const isCandidate = facts.candidates.some((one) => one.seat === seat && one.person === person);
  if (seat === undefined || !isCandidate || !hasRegent(facts, seat)) throw refused("table.no-regent");
  // Whoever gave up does not come back.
  const { regentSince = 0 } = facts.seats[seat];
  const wait = mayReturn(facts.seats[seat]) ? regentSince + patience.return - now : 0;
  if (wait > HOUR) throw refused("table.seat-early-long", { hours: Math.ceil(wait / HOUR) });
  if (wait > 0) throw refused("table.seat-early", { minutes: Math.ceil(wait / MINUTE) });
}

const isAboutSeat = (kind: VoteFacts["kind"]): boolean => kind === "regent" || kind === "seat";

const hasRegent = (facts: TableFacts, seat: number | undefined): boolean =>
  seat !== undefined && facts.seats[seat]?.regent !== undefined;

const isSame = (one: Pick<VoteFacts, "kind" | "seat" | "person">, { kind, seat, person }: VoteWish): boolean =>
  one.kind === kind && (!isAboutSeat(kind) || one.seat === seat) && (kind !== "seat" || one.person === person);

const stillResting = ({ restingVotes = [] }: TableFacts, now: number): readonly RestingVote[] =>
  restingVotes.filter(({ until }) => until > now);

const restingFor = (span: number): ReturnType<typeof refused> =>
  span <= HOUR
    ? refused("table.vote-resting", { minutes: Math.ceil(span / MINUTE) })
    : refused("table.vote-rests-long", { hours: Math.ceil(span / HOUR) });

function withResting(facts: TableFacts, vote: VoteFacts, { now, attendance }: VoteContext): TableFacts {
  const { kind, seat, person } = vote;
  const question = { kind, ...(seat !== undefined && { seat }), ...(person !== undefined && { person }) };
  const until = now + PATIENCE[paceOf(facts, attendance.here)].rest;
  return { ...facts, restingVotes: [...stillResting(facts, now), { ...question, until }] };
}

/** The table is looked at when a vote's time is over. */
function withDueVotes(table: Table, facts: TableFacts, now: number): NewTable {
  return { facts, row: { due_at: dueAt(table, stateOf(table), facts, now) } };
}

function ended(facts: TableFacts, rule: string, now: number): NewTable {
  return {
    facts: { ...facts, votes: [], result: { winners: [], rule } },
    row: { state: "finished", finished_at: now, due_at: null },
  };
}
