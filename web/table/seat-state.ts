import type { Seat } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import type { OpenAsk } from "../session/table-session.ts";

/**
 * What somebody at the table is about, as the others see it. `ready`: has answered what others still think about;
 * `done`: has nothing left of what goes round; `next`: is asked the same after others; `idle`: nothing of all this.
 */
export interface SeatState {
  readonly is: "ready" | "done" | "choosing" | "next" | "away" | "regent" | "resigned" | "idle";
  /** By this browser's clock: since when they choose, or are away. */
  readonly since?: number;
  /** Whose turn comes before theirs. */
  readonly after?: Seat;
}

export interface SeatFacts {
  readonly status: TableStatus;
  readonly here: readonly Seat[];
  readonly asks: readonly OpenAsk[];
  /** Who is asked the same after those who are asked now, in their order; nothing where the game does not know. */
  readonly queue: readonly Seat[] | undefined;
  /** The reader's seat, once its answer is in: nobody else may know, but the reader does. */
  readonly ownAnswered: Seat | undefined;
  /** The server's time minus ours. */
  readonly offset: number;
}

/** Seats whose answer is still missing, as far as the reader may know. */
export function choosersOf(ask: OpenAsk, ownAnswered: Seat | undefined): readonly Seat[] {
  return ask.seats.filter((seat) => seat !== ownAnswered && ask.answered?.includes(seat) !== true);
}

/** Whether nobody is awaited at this seat but a program: a bot that sits here, or a regent. */
export const isPlayedByBot = (status: TableStatus, seat: Seat): boolean =>
  status.seats[seat]?.bot !== undefined || status.seats[seat]?.hasRegent === true;

/** What everybody at the table is about, by seat. */
export function seatStates(facts: SeatFacts): readonly SeatState[] {
  return facts.status.seats.map(({ seat }) => stateOf(seat, facts));
}

function stateOf(seat: Seat, { status, here, asks, queue, ownAnswered, offset }: SeatFacts): SeatState {
  const { person, bot, hasRegent, hasResigned, awaySince } = status.seats[seat];
  if (status.state !== "playing") return { is: "idle" };
  if (hasResigned) return { is: "resigned" };
  if (hasRegent) return { is: "regent" };
  if (bot === undefined && person !== undefined && !here.includes(seat))
    return { is: "away", ...from(awaySince, offset) };
  const asked = asks.filter((ask) => ask.seats.includes(seat));
  const open = asked.find((ask) => choosersOf(ask, ownAnswered).includes(seat));
  if (open !== undefined) return { is: "choosing", ...from(open.since, offset) };
  if (asked.length > 0) return { is: "ready" };
  if (queue === undefined) return { is: "idle" };
  const place = queue.indexOf(seat);
  if (place < 0) return { is: "done" };
  return { is: "next", after: queue[place - 1] ?? asks[0].seats[0] };
}

const from = (since: number | undefined, offset: number): Pick<SeatState, "since"> =>
  since === undefined ? {} : { since: since - offset };
