import type { Json } from "@weirwood/kernel";
import type { ClockSettings } from "@weirwood/protocol";
import { refused } from "../refusals.ts";
import type { TableRow } from "../store/schema.ts";
import type { AskTimes } from "./asks.ts";

/** Everything about a table that is stored as one piece and that only this folder reads. */
export interface TableFacts {
  readonly options: Json;
  readonly clock: ClockSettings;
  readonly seats: readonly SeatFacts[];
  readonly fillWith?: string;
  readonly onlookers: { readonly allowed: boolean; readonly delaySeconds: number };
  readonly practice?: { readonly seed: string } | { readonly position: Json };
  /** Fair dice: the server's share of the seed, in hexadecimal digits. Shown at the end. */
  readonly serverSeed: string;
  readonly time: TableTime;
  /** When the open asks were asked. Absent at tables that were begun before this was kept. */
  readonly askTimes?: AskTimes;
  readonly votes: readonly VoteFacts[];
  readonly votesCalled: number;
  readonly restingVotes?: readonly RestingVote[];
  /** Of asks that are open. */
  readonly nudges?: readonly NudgeFacts[];
  /** Whom the host has asked to get up: they do not sit down here again. */
  readonly removed?: readonly string[];
  readonly candidates: readonly { readonly seat: number; readonly person: string }[];
  readonly former?: readonly FormerSitter[];
  /** Each viewer's own number: the onlooker's first, then seat 0, 1 … */
  readonly numbers: readonly number[];
  readonly result?: { readonly winners: readonly string[]; readonly rule: string };
  /** Why the table is closed to play: the rules failed. An operator may have it go on. */
  readonly fault?: { readonly at: number; readonly decision?: string; readonly problem: string };
  readonly rematch?: string;
  /** Where the game went on under newer rules. */
  readonly upgrades: readonly { readonly decision: number; readonly from: number; readonly to: number }[];
}

export interface SeatFacts {
  /** Whose seat it is. */
  readonly person?: string;
  /** Since when; a later owner does not read what an earlier one was told. */
  readonly since?: number;
  readonly bot?: string;
  /** There once the sitter is ready. */
  readonly nonce?: string;
  /** Why a regent decides here. */
  readonly regent?: RegentReason;
  /** Since when. Absent at regents that came before this was kept. */
  readonly regentSince?: number;
  /** The last regent who got up again, for onlookers who see it later. */
  readonly lastRegent?: { readonly since: number; readonly until: number };
  /** Whom the table has given the seat, once the regent has answered anew what its owner answered in secret. */
  readonly heir?: string;
  /** Whether a clock ever ran out here, for statistics. */
  readonly hasTimedOut?: boolean;
}

/** The owner left, was voted away by the others, ran out of time, or gave up for good. */
export type RegentReason = "left" | "away" | "timed-out" | "resigned";

/** Somebody whose seat the table gave to somebody else. */
export interface FormerSitter {
  readonly person: string;
  readonly seat: number;
  readonly at: number;
}

/** Clocks as they stand. Seats without a person have no clock. */
export interface TableTime {
  readonly seats: readonly SeatTime[];
  readonly pausedAt?: number;
}

export interface SeatTime {
  /** Live: milliseconds in the bank when the clock last stood. */
  readonly left: number;
  /** Live: when it began to run. */
  readonly since?: number;
  /** Slow: when the present block of asks must be answered. */
  readonly deadline?: number;
  /** How many decisions the game had seen when the present block of asks began. Only while an answer is missing. */
  readonly asked?: number;
  /** A regent sits here and has not answered yet: the clock stands as its owner left it. */
  readonly isHeld?: boolean;
}

export interface VoteFacts {
  readonly id: number;
  readonly kind: "draw" | "end" | "pause" | "resume" | "regent" | "seat";
  readonly by: number;
  readonly seat?: number;
  readonly person?: string;
  readonly inFavour: readonly number[];
  readonly against?: readonly number[];
  /** When it is counted for the last time, at tables where nobody need be there now. */
  readonly until?: number;
}

/** A question that was refused, and until when it is not asked again. */
export interface RestingVote extends Pick<VoteFacts, "kind" | "seat" | "person"> {
  readonly until: number;
}

/** Somebody was reminded of an ask. */
export interface NudgeFacts {
  readonly ask: number;
  readonly seat: number;
  readonly by: number;
  readonly at: number;
}

/** Whether a bot answers for the seat: its own, or a regent. */
export function isPlayedByBot(seat: SeatFacts): boolean {
  return seat.person === undefined || seat.regent !== undefined;
}

/** Seats whose owners are there to be asked: who may vote, and whose clocks run. */
export function activeSeats(facts: TableFacts): number[] {
  return facts.seats.flatMap((seat, number) => (isPlayedByBot(seat) ? [] : [number]));
}

/** Whether a regent sits here whose owner may take the seat again. */
export function mayReturn({ regent }: SeatFacts): boolean {
  return regent !== undefined && regent !== "resigned";
}

/**
 * Whether all owners are away and at least one of them may return: then regents wait, or a game would be over before
 * anybody has seen that it went on.
 */
export function isAsleep(facts: TableFacts): boolean {
  return activeSeats(facts).length === 0 && facts.seats.some(mayReturn) && heirs(facts).length === 0;
}

/** Seats that the table has given away, and that wait for their regent's answer. */
export function heirs({ seats }: Pick<TableFacts, "seats">): number[] {
  return seats.flatMap(({ heir }, seat) => (heir === undefined ? [] : [seat]));
}

/**
 * Seats that were taken over in play: of what the seat alone may know, their owners see what is needed to play on.
 * Whoever sat down before the game began has been there from its first decision.
 */
export function takenOver({
  facts,
  row,
}: {
  readonly facts: TableFacts;
  readonly row: Pick<TableRow, "started_at">;
}): number[] {
  const { started_at } = row;
  if (started_at === null) return [];
  return facts.seats.flatMap(({ since }, seat) => (since !== undefined && since > started_at ? [seat] : []));
}

export const wasHandedOver = ({ former = [] }: TableFacts, person: string | undefined): boolean =>
  person !== undefined && former.some((one) => one.person === person);

/** Whether a game goes on with nobody who plays it: bots among themselves, for whoever may look on. */
export function isLeftToBots({
  row,
  facts,
}: {
  readonly row: Pick<TableRow, "state">;
  readonly facts: TableFacts;
}): boolean {
  return row.state === "playing" && activeSeats(facts).length === 0 && !isAsleep(facts);
}

export function seatOfPerson(facts: TableFacts, person: string | undefined): number | undefined {
  if (person === undefined) return undefined;
  const seat = facts.seats.findIndex((one) => one.person === person);
  return seat === -1 ? undefined : seat;
}

/** How those are refused who do not sit here, or no longer do. */
export function notSeated(facts: TableFacts, person: string): ReturnType<typeof refused> {
  return refused(wasHandedOver(facts, person) ? "table.seat-given-away" : "table.not-seated");
}

/** What notifications call a seat's block of asks, which began when the game had seen so many decisions. */
export function blockName(asked: number): string {
  return String(asked);
}

/** The facts with one seat changed. */
export function withSeat(facts: TableFacts, seat: number, change: (seat: SeatFacts) => SeatFacts): TableFacts {
  return { ...facts, seats: facts.seats.map((one, number) => (number === seat ? change(one) : one)) };
}

/**
 * Refuses those who may not see a table: a private one is there only for its people and for whoever was invited. Others are
 * told so: nobody comes by the id of a table unless somebody who sits there has given it to them.
 */
export function mustSee(
  {
    row,
    facts,
  }: { readonly row: Pick<TableRow, "host" | "is_public" | "invite" | "state">; readonly facts: TableFacts },
  person: string | undefined,
  invite: string | undefined,
): void {
  if (seatOfPerson(facts, person) !== undefined || (person !== undefined && person === row.host)) return;
  // Somebody who sat here comes by their own letters, and is told what became of the seat.
  const isFormer = wasHandedOver(facts, person);
  if (isFormer && row.state === "playing" && !facts.onlookers.allowed) throw refused("table.seat-given-away");
  const isInvited = isFormer || (invite !== undefined && invite === row.invite);
  if (row.is_public === 0 && !isInvited) throw refused("table.private");
  if (row.state === "playing" && !facts.onlookers.allowed) throw refused("table.no-onlookers");
}
