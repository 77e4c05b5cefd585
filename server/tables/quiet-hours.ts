/** Hours in which somebody's slow deadline does not run: `22:00-08:00` in the person's time zone. */
export interface QuietHours {
  readonly hours: string;
  readonly timeZone: string;
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** Longer hours would stop slow games, for everybody at the table. */
export const MOST_QUIET_HOURS = 12;

/** When a span of time is over that rests during quiet hours. Hours that leave nothing of the day count as none. */
export function endOfSpan(from: number, span: number, quiet: QuietHours | undefined): number {
  const bounds = quiet === undefined ? undefined : boundsOf(quiet.hours);
  if (quiet === undefined || bounds === undefined) return from + span;
  let now = from;
  let left = span;
  while (left > 0) {
    const minute = minuteOfDay(now, quiet.timeZone);
    const untilQuiet = ((bounds.from - minute + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
    if (isWithin(minute, bounds)) {
      now += ((bounds.to - minute + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
      continue;
    }
    const spent = Math.min(left, untilQuiet);
    now += spent;
    left -= spent;
  }
  return now;
}

/** The end of the quiet hours that a moment falls into, or the moment itself. */
export function endOfQuiet(moment: number, quiet: QuietHours | undefined): number {
  const bounds = quiet === undefined ? undefined : boundsOf(quiet.hours);
  if (quiet === undefined || bounds === undefined) return moment;
  const minute = minuteOfDay(moment, quiet.timeZone);
  if (!isWithin(minute, bounds)) return moment;
  return moment + ((bounds.to - minute + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
}

interface Bounds {
  readonly from: number;
  readonly to: number;
}

function boundsOf(hours: string): Bounds | undefined {
  const found = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(hours);
  if (found === null) return undefined;
  const [from, to] = [Number(found[1]) * 60 + Number(found[2]), Number(found[3]) * 60 + Number(found[4])];
  const length = Math.min((to - from + DAY_MINUTES) % DAY_MINUTES, MOST_QUIET_HOURS * 60);
  return length === 0 ? undefined : { from, to: (from + length) % DAY_MINUTES };
}

/** Whether hours are as short as they may be. Older ones, stored before there was a limit, end early. */
export function areShortEnough(from: string, to: string): boolean {
  const [first, last] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return (last - first + DAY_MINUTES) % DAY_MINUTES <= MOST_QUIET_HOURS * 60;
}

function isWithin(minute: number, { from, to }: Bounds): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Minutes since midnight in a time zone, with their fraction; UTC where the zone is not known. */
function minuteOfDay(moment: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = clockIn(timeZone);
    clocks.set(timeZone, clock);
  }
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return parts.hour * 60 + parts.minute + (moment % MINUTE) / MINUTE;
}

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const parts = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  try {
    return new Intl.DateTimeFormat("en-GB", { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: "UTC" });
  }
}
