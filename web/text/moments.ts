import type { Language } from "./language.ts";

/** Formats are dear to make and cheap to use, and a page shows the same few again and again: each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in words: a day, a time, or both. */
export function momentIn(language: Language, at: number, shape: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(shape)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, shape);
  formats.set(key, format);
  return format.format(at);
}
