import { refused } from "../refusals.ts";
import { paused, resumed } from "./clocks.ts";
import { activeSeats, seatOfPerson, type TableFacts, type VoteFacts } from "./facts.ts";
import type { QuietHours } from "./quiet-hours.ts";
import { giveToRegent, handOver, withClocks } from "./seating.ts";
import type { NewTable, Table } from "./table-cache.ts";

/**
 * What a table decides together: to call it a draw, to end, to rest, to give a regent's seat to somebody new. Everybody
 * who is there must agree, one no ends the matter; going on after a rest takes one vote.
 */
export interface VoteContext {
  readonly now: number;
  readonly quietHours: (person: string) => QuietHours | undefined;
}

type VoteWish = Pick<VoteFacts, "kind"> & { readonly seat?: number | undefined; readonly person?: string | undefined };

export function callVote(table: Table, person: string, wish: VoteWish, context: VoteContext): NewTable {
  const by = voterOf(table, person);
  check(table, wish);
  const { facts } = table;
  if (facts.votes.some((vote) => vote.kind === wish.kind && vote.seat === wish.seat && vote.person === wish.person)) {
    throw refused("table.vote");
  }
  const vote: VoteFacts = {
    id: facts.votesCalled + 1,
    kind: wish.kind,
    by,
    ...(wish.kind === "seat" && { seat: wish.seat as number, person: wish.person as string }),
    inFavour: [by],
  };
  return counted(table, { ...facts, votesCalled: vote.id, votes: [...facts.votes, vote] }, vote, context);
}

export function castVote(table: Table, person: string, id: number, inFavour: boolean, context: VoteContext): NewTable {
  const seat = voterOf(table, person);
  const { facts } = table;
  const vote = facts.votes.find((one) => one.id === id);
  if (vote === undefined) throw refused("table.vote-unknown");
  if (!votersIn(facts, vote).includes(seat)) throw refused("table.vote-not-yours");
  const others = facts.votes.filter((one) => one.id !== id);
  if (!inFavour) return { facts: { ...facts, votes: others } };
  const counting = { ...vote, inFavour: [...new Set([...vote.inFavour, seat])] };
  return counted(table, { ...facts, votes: [...others, counting] }, counting, context);
}

/** Who votes: all who are there, but not the owner of the seat in question. */
export function votersIn(facts: TableFacts, { kind, seat }: Pick<VoteFacts, "kind" | "seat">): number[] {
  return activeSeats(facts).filter((one) => kind !== "seat" || one !== seat);
}

function voterOf(table: Table, person: string): number {
  if (table.row.state !== "playing") throw refused("table.not-playing");
  const seat = seatOfPerson(table.facts, person);
  if (seat === undefined) throw refused("table.not-seated");
  if (!activeSeats(table.facts).includes(seat)) throw refused("table.vote-not-yours");
  return seat;
}

function check(table: Table, { kind, seat, person }: VoteWish): void {
  const { facts } = table;
  const isPaused = facts.time.pausedAt !== undefined;
  if (kind === "pause" && (isPaused || facts.clock.kind === "none")) throw refused("table.vote");
  if (kind === "resume" && !isPaused) throw refused("table.vote");
  if (kind === "regent") throw refused("table.vote");
  if (kind !== "seat") return;
  const isCandidate = facts.candidates.some((one) => one.seat === seat && one.person === person);
  if (seat === undefined || !isCandidate || facts.seats[seat]?.regent === undefined) throw refused("table.no-regent");
}

/** What follows once everybody has agreed; before that, the vote is only written down. */
function counted(table: Table, facts: TableFacts, vote: VoteFacts, context: VoteContext): NewTable {
  const isAgreed = vote.kind === "resume" || votersIn(facts, vote).every((seat) => vote.inFavour.includes(seat));
  if (!isAgreed) return { facts };
  const settled: TableFacts = { ...facts, votes: facts.votes.filter(({ id }) => id !== vote.id) };
  const { now, quietHours } = context;
  switch (vote.kind) {
    case "draw":
      return ended(settled, "table.draw", now);
    case "end":
      return ended(settled, "table.ended", now);
    case "pause":
      return withClocks(table, { ...settled, time: paused(settled.time, now) }, now, quietHours);
    case "resume":
      return withClocks(table, { ...settled, time: resumed(settled.time, now) }, now, quietHours);
    case "regent":
      return giveToRegent({ ...table, facts: settled }, vote.seat as number, "left", now);
    case "seat":
      return handOver({ ...table, facts: settled }, vote.seat as number, vote.person as string, now, quietHours);
  }
}

function ended(facts: TableFacts, rule: string, now: number): NewTable {
  return {
    facts: { ...facts, votes: [], result: { winners: [], rule } },
    row: { state: "finished", finished_at: now, due_at: null },
  };
}
