import { useEffect, useState } from "react";
import type { Text } from "../text/en.ts";
import type { Language } from "../text/language.ts";

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

/** How long ago something was, as one says it: `5 minutes ago`, `yesterday`. */
export function agoIn(language: Language, milliseconds: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (milliseconds < HOUR) return words.format(-Math.max(1, Math.floor(milliseconds / MINUTE)), "minute");
  if (milliseconds < DAY) return words.format(-Math.floor(milliseconds / HOUR), "hour");
  return words.format(-Math.floor(milliseconds / DAY), "day");
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
