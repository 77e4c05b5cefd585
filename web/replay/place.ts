import { ONLOOKER, type Seat } from "@weirwood/kernel";
import { EVERYTHING, type ReelSummary } from "./reel.ts";

/** Where somebody is in a replay, and through whose eyes they look. */
export interface Place {
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

export const lastPlace = ({ moments }: ReelSummary): number => moments.length - 1;

const within = (summary: ReelSummary, at: number): number => Math.min(Math.max(0, at), lastPlace(summary));

export const seek = (summary: ReelSummary, place: Place, at: number): Place => ({ ...place, at: within(summary, at) });

export function turnsOf({ moments }: ReelSummary): readonly TurnSpan[] {
  const turns: { round: number; from: number; to: number }[] = [];
  for (const [at, { round }] of moments.entries()) {
    const last = turns.at(-1);
    if (last?.round === round) last.to = at + 1;
    else turns.push({ round, from: at, to: at + 1 });
  }
  return turns;
}

/** The first position of the next turn, or of this one; from there of the one before. */
export function seekTurn(summary: ReelSummary, place: Place, direction: 1 | -1): Place {
  const turns = turnsOf(summary);
  const now = turns.findIndex(({ from, to }) => from <= place.at && place.at < to);
  if (direction === 1) return seek(summary, place, turns[now + 1]?.from ?? lastPlace(summary));
  const isAtStart = turns[now].from === place.at;
  return seek(summary, place, turns[Math.max(0, isAtStart ? now - 1 : now)].from);
}

/** What a reader may see of what a decision told. */
export function toldTo(
  { events }: ReelSummary["moments"][number],
  reader: Seat,
): ReelSummary["moments"][number]["events"] {
  if (reader === EVERYTHING) return events;
  return events.filter(({ audience }) => audience === undefined || audience.includes(reader));
}

/** The next position at which the reader sees anything happen: secret answers of others pass unseen. */
export function seekNews(summary: ReelSummary, place: Place): Place {
  for (let at = place.at + 1; at < lastPlace(summary); at++) {
    if (toldTo(summary.moments[at], place.reader).length > 0) return seek(summary, place, at);
  }
  return seek(summary, place, lastPlace(summary));
}

const ALL = "all";
const LOOKER = "onlooker";

/** `?at=137&seat=lannister`: what a link to a moment says; what it does not say, or says wrongly, has its default. */
export function placeIn(summary: ReelSummary, query: URLSearchParams): Place {
  const seat = query.get("seat") ?? ALL;
  const named = summary.seats.findIndex(({ name }) => name === seat);
  const reader = seat === LOOKER ? ONLOOKER : named === -1 ? EVERYTHING : named;
  const at = Number.parseInt(query.get("at") ?? "0", 10);
  return { at: within(summary, Number.isNaN(at) ? 0 : at), reader };
}

/** The address of a moment, beside whatever else the address says. */
export function queryFor(summary: ReelSummary, { at, reader }: Place, others: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(others);
  query.set("at", String(at));
  query.set("seat", reader === EVERYTHING ? ALL : reader === ONLOOKER ? LOOKER : summary.seats[reader].name);
  return query;
}
