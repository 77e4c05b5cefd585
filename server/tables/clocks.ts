import type { ClockReading, ClockSettings } from "@weirwood/protocol";
import type { SeatTime, TableTime } from "./facts.ts";
import { endOfSpan, type QuietHours } from "./quiet-hours.ts";

/** Time to think, as plain arithmetic: no clock is read here, the moment is always given. */

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Full clocks that stand. */
export function freshTime(clock: ClockSettings, seats: number): TableTime {
  const left = clock.kind === "live" ? clock.bankSeconds * SECOND : 0;
  return { seats: Array.from({ length: seats }, () => ({ left })) };
}

/** What just happened, as far as clocks care. */
export interface ClockEvent {
  readonly now: number;
  /** How many decisions the game has seen. */
  readonly decisions: number;
  /** Seats of people whose answer is missing now. */
  readonly awaited: readonly number[];
  /** How many rounds began. */
  readonly rounds: number;
  /** The seat that has just answered for the first time in its ask. */
  readonly answered?: number;
  readonly quietHours: (seat: number) => QuietHours | undefined;
}

/**
 * Clocks after something happened. A clock runs while an ask of the seat has no answer, and stops at the first. Slow
 * deadlines hold for a block of asks: a seat that is asked again at once keeps its deadline.
 */
export function clocksAfter(clock: ClockSettings, time: TableTime, moment: ClockEvent): TableTime {
  const seats = time.seats.map((seat, number) => {
    if (!moment.awaited.includes(number)) return clockAfter(clock, time, number, moment, false);
    const { asked = moment.decisions } = seat;
    return { ...clockAfter(clock, time, number, moment, true), asked };
  });
  return { ...time, seats };
}

function clockAfter(
  clock: ClockSettings,
  time: TableTime,
  number: number,
  moment: ClockEvent,
  isAwaited: boolean,
): SeatTime {
  const seat = time.seats[number];
  if (clock.kind === "none") return { left: seat.left };
  const hasAnswered = moment.answered === number;
  const isHeld = seat.isHeld === true && !hasAnswered;
  const after =
    clock.kind === "slow"
      ? slowAfter(clock, { ...seat, isHeld }, isAwaited, number, moment)
      : liveAfter(clock, seat, isAwaited, hasAnswered, moment, time.pausedAt);
  return isHeld ? { ...after, isHeld } : after;
}

function liveAfter(
  clock: ClockSettings & { kind: "live" },
  { left, since }: SeatTime,
  isAwaited: boolean,
  hasAnswered: boolean,
  { now, rounds }: ClockEvent,
  pausedAt: number | undefined,
): SeatTime {
  const increment = clock.incrementSeconds * SECOND;
  const gained = clock.incrementEach === "round" ? rounds * increment : hasAnswered ? increment : 0;
  // Time that the server was closed, or that a clock jumped back, is nobody's.
  const spent = since === undefined ? 0 : Math.max(0, (pausedAt ?? now) - since);
  const rest = Math.max(0, left - spent) + gained;
  if (!isAwaited) return { left: rest };
  if (since === undefined || hasAnswered || rounds > 0) return { left: rest, since: now };
  return { left, since };
}

function slowAfter(
  clock: ClockSettings & { kind: "slow" },
  { left, deadline, isHeld }: SeatTime,
  isAwaited: boolean,
  seat: number,
  { now, quietHours }: ClockEvent,
): SeatTime {
  if (isHeld && deadline !== undefined) return { left, deadline };
  if (!isAwaited) return { left };
  return { left, deadline: deadline ?? endOfSpan(now, clock.hours * HOUR, quietHours(seat)) };
}

/** When the seat's time is up, if its clock runs. */
export function expiryOf({ left, since, deadline, isHeld }: SeatTime): number | undefined {
  if (isHeld) return undefined;
  return deadline ?? (since === undefined ? undefined : since + left);
}

/** The next moment at which some clock runs out; none while the table is paused. */
export function nextExpiry(time: TableTime): number | undefined {
  if (time.pausedAt !== undefined) return undefined;
  const expiries = time.seats.flatMap((seat) => expiryOf(seat) ?? []);
  return expiries.length === 0 ? undefined : Math.min(...expiries);
}

export function paused(time: TableTime, now: number): TableTime {
  return { ...time, pausedAt: now };
}

/** All running clocks go on as if no time had passed since. */
export function resumed({ pausedAt, ...time }: TableTime, now: number): TableTime {
  return pausedAt === undefined ? time : shifted(time, now - pausedAt);
}

/** Clocks without a span of time that was nobody's fault. */
export function shifted(time: TableTime, span: number): TableTime {
  return {
    ...time,
    seats: time.seats.map(({ since, deadline, ...seat }) => ({
      ...seat,
      ...(since !== undefined && { since: since + span }),
      ...(deadline !== undefined && { deadline: deadline + span }),
    })),
  };
}

/** A regent sits down: its owner's clock stands as it is, until the regent has answered. */
export function held(time: TableTime, seat: number): TableTime {
  return withSeatTime(time, seat, (one) => ({ ...one, isHeld: true }));
}

/** The owner is back. Going away and coming back gives no time; a regent's answer has its price, and does. */
export function afterReturn(clock: ClockSettings, time: TableTime, seat: number): TableTime {
  const { isHeld, ...stood } = time.seats[seat];
  return isHeld ? withSeatTime(time, seat, () => stood) : renewed(clock, time, seat);
}

/** Enough time to go on with: a tenth of a live bank at least, or a deadline of its own. */
export function renewed(clock: ClockSettings, time: TableTime, seat: number): TableTime {
  return withSeatTime(time, seat, ({ left }) =>
    clock.kind === "live" ? { left: Math.max(left, clock.bankSeconds * 100) } : { left: 0 },
  );
}

function withSeatTime(time: TableTime, seat: number, change: (one: SeatTime) => SeatTime): TableTime {
  return { ...time, seats: time.seats.map((one, number) => (number === seat ? change(one) : one)) };
}

/**
 * What a reader may know of the clocks. Whether others have answered a secret ask is hidden, and their clocks would
 * tell: while it is open they are left out, answered or not.
 */
export function readings(
  clock: ClockSettings,
  time: TableTime,
  reader: number,
  isHidden: (seat: number) => boolean,
): ClockReading[] {
  if (clock.kind === "none") return [];
  return time.seats.flatMap((one, seat) => {
    if (seat !== reader && isHidden(seat)) return [];
    const until = time.pausedAt === undefined ? expiryOf(one) : undefined;
    return [until === undefined ? { seat, left: one.left } : { seat, left: one.left, until }];
  });
}
