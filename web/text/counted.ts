import type { Language } from "./language.ts";

/** A number and its noun: English has one for 1, French for 0 and 1. */
export function counted(count: number, one: string, many: string, language: Language = "en"): string {
  const isOne = language === "fr" ? Math.abs(count) < 2 : count === 1;
  return `${count} ${isOne ? one : many}`;
}
