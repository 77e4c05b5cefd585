import { eventsFor, type GameEvent, ONLOOKER, type Seat } from "@weirwood/kernel";
import { EVERYTHING, type ReplayStep, type ReplaySummary } from "./replayed-game.ts";

/** Where somebody is in a replay, and through whose eyes they look. */
export interface ReplayCursor {
  /** After so many decisions. */
  readonly at: number;
  readonly reader: Seat;
}

/** A turn of the game on the strip: its decisions from the first up to, but without, the next turn's first. */
export interface TurnSpan {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

export const lastStep = ({ steps }: ReplaySummary): number => steps.length - 1;

const within = (summary: ReplaySummary, at: number): number => Math.min(Math.max(0, at), lastStep(summary));

export const seek = (summary: ReplaySummary, cursor: ReplayCursor, at: number): ReplayCursor => ({
  ...cursor,
  at: within(summary, at),
});

export function turnsOf({ steps }: ReplaySummary): readonly TurnSpan[] {
  const turns: { round: number; from: number; to: number }[] = [];
  for (const [at, { round }] of steps.entries()) {
    const last = turns.at(-1);
    if (last?.round === round) last.to = at + 1;
    else turns.push({ round, from: at, to: at + 1 });
  }
  return turns;
}

/** Turn 1 goes from 0 to 1, and so on: a place within a turn lies between its ends. What comes before them is at 0. */
export function turnsUpTo(turns: readonly TurnSpan[], at: number): number {
  const played = turns.filter(({ round }) => round > 0);
  const now = played.findIndex(({ from, to }) => from <= at && at < to);
  if (now < 0) return 0;
  const { from, to } = played[now];
  return now + (at - from) / Math.max(1, to - from - (now === played.length - 1 ? 1 : 0));
}

/** The first position of the next turn, or of this one; from there of the one before. */
export function seekTurn(summary: ReplaySummary, cursor: ReplayCursor, direction: 1 | -1): ReplayCursor {
  const turns = turnsOf(summary);
  const now = turns.findIndex(({ from, to }) => from <= cursor.at && cursor.at < to);
  if (direction === 1) return seek(summary, cursor, turns[now + 1]?.from ?? lastStep(summary));
  const isAtStart = turns[now].from === cursor.at;
  return seek(summary, cursor, turns[Math.max(0, isAtStart ? now - 1 : now)].from);
}

/** What a reader may see of what a step told. */
export const eventsSeenBy = (reader: Seat, { events }: ReplayStep): readonly GameEvent[] =>
  reader === EVERYTHING ? events : eventsFor(reader, events);

/** The next position at which the reader sees anything happen: secret answers of others pass unseen. */
export function seekNews(summary: ReplaySummary, cursor: ReplayCursor): ReplayCursor {
  for (let at = cursor.at + 1; at < lastStep(summary); at++) {
    if (eventsSeenBy(cursor.reader, summary.steps[at]).length > 0) return seek(summary, cursor, at);
  }
  return seek(summary, cursor, lastStep(summary));
}

const ALL = "all";
const LOOKER = "onlooker";

/** `?at=137&seat=lannister`: what a link to a moment says; what it does not say, or says wrongly, has its default. */
export function cursorIn(summary: ReplaySummary, query: URLSearchParams): ReplayCursor {
  const seat = query.get("seat") ?? ALL;
  const named = summary.seats.findIndex(({ name }) => name === seat);
  const reader = seat === LOOKER ? ONLOOKER : named === -1 ? EVERYTHING : named;
  const at = Number.parseInt(query.get("at") ?? "0", 10);
  return { at: within(summary, Number.isNaN(at) ? 0 : at), reader };
}

/** The address of a moment, beside whatever else the address says. */
export function queryFor(
  summary: ReplaySummary,
  { at, reader }: ReplayCursor,
  others: URLSearchParams,
): URLSearchParams {
  const query = new URLSearchParams(others);
  query.set("at", String(at));
  query.set("seat", reader === EVERYTHING ? ALL : reader === ONLOOKER ? LOOKER : summary.seats[reader].name);
  return query;
}
