import { refused } from "../refusals.ts";
import type { Attendance } from "./attendance.ts";
import { paused, resumed } from "./clocks.ts";
import { activeSeats, type RestingVote, seatOfPerson, type TableFacts, type VoteFacts } from "./facts.ts";
import type { QuietHours } from "./quiet-hours.ts";
import { giveToRegent, handOver, withClocks } from "./seating.ts";
import type { NewTable, Table } from "./table-cache.ts";

/**
 * What a table decides together: to call it a draw, to end, to rest, to seat a regent for somebody who is away, to give a
 * regent's seat to somebody new. Those who are there decide; how many of them must agree depends on what is asked.
 */
export interface VoteContext {
  readonly now: number;
  readonly quietHours: (person: string) => QuietHours | undefined;
  readonly attendance: Attendance;
}

const MINUTE = 60_000;
/** Who has been away for so long may get a regent, and is not waited for when the others want to end the game. */
const AWAY_AFTER = 5 * MINUTE;
/** A question that was refused is not asked again for so long. */
const RESTS_FOR = 30 * MINUTE;

type VoteWish = Pick<VoteFacts, "kind"> & { readonly seat?: number | undefined; readonly person?: string | undefined };

/** Puts a question to the table. Votes are counted afterwards: see `withVotesCounted`. */
export function callVote(table: Table, person: string, wish: VoteWish, context: VoteContext): NewTable {
  const by = voterOf(table, person);
  check(table, wish, context);
  const { facts } = table;
  if (facts.votes.some((vote) => isSame(vote, wish))) throw refused("table.vote");
  const resting = stillResting(facts, context.now).find((vote) => isSame(vote, wish));
  if (resting !== undefined) {
    throw refused("table.vote-resting", { minutes: Math.ceil((resting.until - context.now) / MINUTE) });
  }
  const vote: VoteFacts = {
    id: facts.votesCalled + 1,
    kind: wish.kind,
    by,
    ...(isAboutSeat(wish.kind) && { seat: wish.seat as number }),
    ...(wish.kind === "seat" && { person: wish.person as string }),
    inFavour: [by],
  };
  return { facts: { ...facts, votesCalled: vote.id, votes: [...facts.votes, vote] } };
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

/** Who counts in a vote, and how many of them must be in favour. */
export function countOf(
  facts: TableFacts,
  vote: VoteFacts,
  { here, awaySince }: Attendance,
  now: number,
): { readonly voters: readonly number[]; readonly needed: number } {
  const active = activeSeats(facts).filter((seat) => !isAboutSeat(vote.kind) || seat !== vote.seat);
  const hasVoted = (seat: number): boolean => vote.inFavour.includes(seat) || vote.against?.includes(seat) === true;
  // A line that breaks for a moment must not let the others end the game.
  const isWaitedFor = (seat: number): boolean =>
    (vote.kind === "end" || vote.kind === "draw") && now - (awaySince.get(seat) ?? now) < AWAY_AFTER;
  const voters = active.filter((seat) => here.includes(seat) || hasVoted(seat) || isWaitedFor(seat));
  const majority = Math.floor(voters.length / 2) + 1;
  const isSomebodyAway = voters.length < active.length;
  switch (vote.kind) {
    case "resume":
      return { voters, needed: 1 };
    case "regent":
    case "seat":
      return { voters, needed: majority };
    case "end":
      return { voters, needed: isSomebodyAway ? majority : voters.length };
    case "draw":
    case "pause":
      return { voters, needed: voters.length };
  }
}

/** What becomes of a table when its votes are counted. */
export interface CountedVotes extends NewTable {
  /** Seats that a regent was voted into. */
  readonly regents: readonly number[];
}

/**
 * Carries out what is agreed, and closes what can no longer be. To be called with every change of who sits, votes or is
 * there; `made` is what else becomes of the table. Undefined where nothing changes.
 */
export function withVotesCounted(
  table: Table,
  made: NewTable | undefined,
  context: VoteContext,
): CountedVotes | undefined {
  const regents: number[] = [];
  let after = made;
  for (;;) {
    const facts = after?.facts ?? table.facts;
    const isPlaying = (after?.row?.state ?? table.row.state) === "playing";
    const settled = isPlaying ? facts.votes.find((vote) => fateOf(facts, vote, context) !== "open") : undefined;
    if (settled === undefined) break;
    const fate = fateOf(facts, settled, context);
    const rest = { ...facts, votes: facts.votes.filter(({ id }) => id !== settled.id) };
    if (fate === "agreed") {
      if (settled.kind === "regent") regents.push(settled.seat as number);
      after = joined(after, carriedOut({ ...table, facts: rest }, settled, context));
    } else after = joined(after, { facts: fate === "refused" ? withResting(rest, settled, context.now) : rest });
  }
  return after === undefined ? undefined : { ...after, regents };
}

function fateOf(facts: TableFacts, vote: VoteFacts, context: VoteContext): "open" | "agreed" | "refused" | "moot" {
  const { attendance, now } = context;
  // Whoever is back decides themselves.
  if (vote.kind === "regent" && (attendance.here.includes(vote.seat as number) || hasRegent(facts, vote.seat)))
    return "moot";
  const { voters, needed } = countOf(facts, vote, attendance, now);
  if (voters.length === 0) return "open";
  const inFavour = voters.filter((seat) => vote.inFavour.includes(seat)).length;
  const against = voters.filter((seat) => vote.against?.includes(seat) === true).length;
  if (inFavour >= needed) return "agreed";
  return voters.length - against < needed ? "refused" : "open";
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
      return giveToRegent(table, vote.seat as number, "left", now);
    case "seat":
      return handOver(table, vote.seat as number, vote.person as string, now, quietHours);
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
  if (seat === undefined) throw refused("table.not-seated");
  if (!activeSeats(table.facts).includes(seat)) throw refused("table.vote-not-yours");
  return seat;
}

function check({ facts }: Table, { kind, seat, person }: VoteWish, { attendance, now }: VoteContext): void {
  const isPaused = facts.time.pausedAt !== undefined;
  if (kind === "pause" && (isPaused || facts.clock.kind === "none")) throw refused("table.vote");
  if (kind === "resume" && !isPaused) throw refused("table.vote");
  if (!isAboutSeat(kind)) return;
  if (kind === "regent") {
    if (seat === undefined || !activeSeats(facts).includes(seat)) throw refused("table.vote");
    const since = attendance.here.includes(seat) ? now : (attendance.awaySince.get(seat) ?? now);
    if (now - since < AWAY_AFTER) throw refused("table.not-away", { minutes: AWAY_AFTER / MINUTE });
    return;
  }
  const isCandidate = facts.candidates.some((one) => one.seat === seat && one.person === person);
  if (!isCandidate || !hasRegent(facts, seat)) throw refused("table.no-regent");
}

const isAboutSeat = (kind: VoteFacts["kind"]): boolean => kind === "regent" || kind === "seat";

const hasRegent = (facts: TableFacts, seat: number | undefined): boolean =>
  seat !== undefined && facts.seats[seat]?.regent !== undefined;

const isSame = (one: Pick<VoteFacts, "kind" | "seat" | "person">, { kind, seat, person }: VoteWish): boolean =>
  one.kind === kind && (!isAboutSeat(kind) || one.seat === seat) && (kind !== "seat" || one.person === person);

const stillResting = ({ restingVotes = [] }: TableFacts, now: number): readonly RestingVote[] =>
  restingVotes.filter(({ until }) => until > now);

function withResting(facts: TableFacts, { kind, seat, person }: VoteFacts, now: number): TableFacts {
  const question = { kind, ...(seat !== undefined && { seat }), ...(person !== undefined && { person }) };
  return { ...facts, restingVotes: [...stillResting(facts, now), { ...question, until: now + RESTS_FOR }] };
}

function ended(facts: TableFacts, rule: string, now: number): NewTable {
  return {
    facts: { ...facts, votes: [], result: { winners: [], rule } },
    row: { state: "finished", finished_at: now, due_at: null },
  };
}
