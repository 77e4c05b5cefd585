import type { Language } from "../text/language.ts";
import { momentIn } from "../text/moments.ts";

const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

/** The time of a day: `14:06`; with the day where it was another. */
export function timeWords(at: number, language: Language, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return momentIn(language, at, isToday ? TIME : { day: "numeric", month: "short", ...TIME });
}
