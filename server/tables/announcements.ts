import type { Notice } from "@weirwood/protocol";
import { activeSeats, type TableFacts, type VoteFacts } from "./facts.ts";
import type { Table } from "./table-cache.ts";

/** What somebody is notified of because a table was arranged anew. */
export interface Announcement {
  readonly kind: Notice["kind"];
  readonly person: string;
  /** One notification for each; where absent, every change is worth one. */
  readonly block?: string;
  readonly isThere?: boolean;
}

/** A game ends once, whatever ended it. */
export const END_BLOCK = "end";
export const voteBlock = ({ id }: Pick<VoteFacts, "id">): string => `vote-${id}`;

/**
 * Nobody's game ends, rests, goes on or passes to somebody else without their hearing of it, whoever did that: all this is
 * read off the table before and after, and not said by those who change it.
 */
export function announcements(before: Table, after: Table, here: readonly number[]): Announcement[] {
  const { facts, row } = after;
  if (row.state === "finished") {
    if (before.row.state === "finished") return [];
    return peopleOf(facts).map(({ person }) => ({ kind: "table-ended", person, block: END_BLOCK }));
  }
  if (row.state !== "playing" || before.row.state !== "playing") return [];
  return [
    ...ofSeats(before.facts, facts),
    ...ofClocks(before.facts, facts, here),
    ...ofVotes(before.facts, facts, here),
  ];
}

/** Who leaves or gives up knows it. Of a seat that was given away both its owners are told. */
function ofSeats(before: TableFacts, after: TableFacts): Announcement[] {
  return peopleOf(before).flatMap(({ seat, person }): Announcement[] => {
    const { person: owner, regent } = after.seats[seat];
    if (owner !== undefined && owner !== person) {
      return [
        { kind: "new-player", person },
        { kind: "seat-given", person: owner },
      ];
    }
    const isReplaced = before.seats[seat].regent === undefined && (regent === "away" || regent === "timed-out");
    return isReplaced ? [{ kind: "regent", person }] : [];
  });
}

/** Who is there sees it. */
function ofClocks(before: TableFacts, after: TableFacts, here: readonly number[]): Announcement[] {
  const [wasPaused, isPaused] = [before, after].map(({ time }) => time.pausedAt !== undefined);
  if (wasPaused === isPaused) return [];
  const kind = isPaused ? "table-paused" : "table-resumed";
  return peopleOf(after).flatMap(({ seat, person }) => (here.includes(seat) ? [] : [{ kind, person }]));
}

/** A question that is still open, to all whose voice it takes. */
function ofVotes(before: TableFacts, after: TableFacts, here: readonly number[]): Announcement[] {
  return after.votes
    .filter(({ id }) => !before.votes.some((known) => known.id === id))
    .flatMap((vote) =>
      activeSeats(after)
        .filter((seat) => seat !== vote.by && (vote.kind !== "regent" || seat !== vote.seat))
        .map((seat) => ({
          kind: "vote" as const,
          person: after.seats[seat].person as string,
          block: voteBlock(vote),
          isThere: here.includes(seat),
        })),
    );
}

function peopleOf({ seats }: TableFacts): { readonly seat: number; readonly person: string }[] {
  return seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ seat, person }]));
}
