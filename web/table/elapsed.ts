import { useEffect, useState } from "react";
import type { Text } from "../text/en.ts";
import type { Language } from "../text/language.ts";
import { momentIn } from "../text/moments.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has lasted, in its largest unit: `3 min`, `5 h`, `2 days`; nothing below a minute. */
export function elapsed(milliseconds: number, { elapsed: words }: Text["friends"]): string | undefined {
  if (milliseconds < MINUTE) return undefined;
  if (milliseconds < HOUR) return words.minutes(Math.floor(milliseconds / MINUTE));
  if (milliseconds < DAY) return words.hours(Math.floor(milliseconds / HOUR));
  return words.days(Math.floor(milliseconds / DAY));
}

/** How long is still to wait, rounded up: a wait of thirty seconds is one of a minute. */
export const remaining = (milliseconds: number, text: Text["friends"]): string =>
  elapsed(Math.ceil(Math.max(1, milliseconds) / MINUTE) * MINUTE, text) ?? "";

/** How many midnights, by the reader's own clock, lie between a moment and another. */
function daysBetween(at: number, now: number): number {
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  // A day on which clocks change has 23 or 25 hours.
  return Math.round((midnight(now) - midnight(at)) / DAY);
}

/** How long ago something was, as one says it: `just now`, `5 minutes ago`, `yesterday`. */
export function agoIn(language: Language, at: number, now: number, { elapsed: words }: Text["friends"]): string {
  const passed = now - at;
  if (passed < MINUTE) return words.justNow;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), "minute");
  const days = daysBetween(at, now);
  if (days === 0 || passed < DAY / 2) return format.format(-Math.floor(passed / HOUR), "hour");
  return format.format(-days, "day");
}

const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

/**
 * Since when something lasts, as one says it: `just now`, `for 5 min`, and from an hour on the time of today, of yesterday, of a
 * day of this week, or a date.
 */
export function sinceIn(language: Language, at: number, now: number, text: Text["friends"]): string {
  const passed = now - at;
  if (passed < MINUTE) return text.elapsed.justNow;
  if (passed < HOUR) return text.waiting.for(elapsed(passed, text) ?? "");
  const days = daysBetween(at, now);
  if (days === 0) return text.waiting.since(momentIn(language, at, TIME));
  if (days === 1) return text.waiting.since(text.elapsed.yesterday(momentIn(language, at, TIME)));
  if (days < 7) return text.waiting.since(momentIn(language, at, { weekday: "long", ...TIME }));
  return text.waiting.since(text.elapsed.day(momentIn(language, at, { day: "numeric", month: "long" })));
}

/** The time, told anew often enough for words in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}
