/** Time that rests at night, by arithmetic: the calendar is asked only where clocks are put forward or back. */

/** Hours in which somebody's slow deadline does not run: `22:00-08:00` in the person's time zone. */
export interface QuietHours {
  readonly hours: string;
  readonly timeZone: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Longer hours would stop slow games, for everybody at the table. */
export const MOST_QUIET_HOURS = 12;

/** When a span of time is over that rests during quiet hours. Hours that leave nothing of the day count as none. */
export function endOfSpan(from: number, span: number, quiet: QuietHours | undefined): number {
  const day = quiet && dayOf(quiet.hours);
  if (quiet === undefined || day === undefined) return from + span;
  let now = from;
  let left = span;
  while (left > 0) {
    const offset = offsetAt(now, quiet.timeZone);
    const end = momentAwake(awakeBy(now + offset, day) + left, day) - offset;
    const change = changeOfOffset(now, end, quiet.timeZone);
    if (change === undefined) return end;
    left -= awakeBy(change + offset, day) - awakeBy(now + offset, day);
    now = change;
  }
  return now;
}

/** The end of the quiet hours that a moment falls into, or the moment itself. */
export function endOfQuiet(moment: number, quiet: QuietHours | undefined): number {
  const day = quiet && dayOf(quiet.hours);
  if (quiet === undefined || day === undefined) return moment;
  const since = remainder(moment + offsetAt(moment, quiet.timeZone) - day.begins, DAY);
  if (since < day.awake) return moment;
  const end = moment + DAY - since;
  const change = changeOfOffset(moment, end, quiet.timeZone);
  return change === undefined ? end : endOfQuiet(change, quiet);
}

/** A day begins when quiet hours end; for so long it is not quiet. In milliseconds, the first since midnight. */
interface Day {
  readonly begins: number;
  readonly awake: number;
}

function dayOf(hours: string): Day | undefined {
  const found = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(hours);
  if (found === null) return undefined;
  const from = timeOfDay(found[1]);
  const quiet = Math.min(remainder(timeOfDay(found[2]) - from, DAY), MOST_QUIET_HOURS * HOUR);
  return quiet === 0 ? undefined : { begins: from + quiet, awake: DAY - quiet };
}

/** How much waking time has passed by a moment of local time, since some moment long ago. */
function awakeBy(local: number, { begins, awake }: Day): number {
  const days = Math.floor((local - begins) / DAY);
  return days * awake + Math.min(local - begins - days * DAY, awake);
}

/** The first moment of local time by which so much waking time has passed. */
function momentAwake(passed: number, { begins, awake }: Day): number {
  const days = Math.ceil(passed / awake) - 1;
  return begins + days * DAY + (passed - days * awake);
}

/** Whether hours are as short as they may be. Older ones, stored before there was a limit, end early. */
export function areShortEnough(from: string, to: string): boolean {
  return remainder(timeOfDay(to) - timeOfDay(from), DAY) <= MOST_QUIET_HOURS * HOUR;
}

function timeOfDay(time: string): number {
  return Number(time.slice(0, 2)) * HOUR + Number(time.slice(3)) * MINUTE;
}

const remainder = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/** The first minute of a span in which clocks are put forward or back; undefined where both its ends agree. */
function changeOfOffset(from: number, to: number, timeZone: string): number | undefined {
  const offset = offsetAt(from, timeZone);
  if (offsetAt(to, timeZone) === offset) return undefined;
  let [before, after] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)];
  while (after - before > 1) {
    const middle = Math.trunc((before + after) / 2);
    if (offsetAt(middle * MINUTE, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after * MINUTE;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far clocks are ahead of UTC in a time zone, without whole days; none where the zone is not known. */
function offsetAt(moment: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = clockIn(timeZone);
    clocks.set(timeZone, clock);
  }
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return remainder(parts.hour * HOUR + parts.minute * MINUTE - Math.floor(moment / MINUTE) * MINUTE, DAY);
}

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const parts = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  try {
    return new Intl.DateTimeFormat("en-GB", { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: "UTC" });
  }
}
