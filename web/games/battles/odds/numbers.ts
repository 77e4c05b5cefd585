import type { Language } from "../../../text/language.ts";

/** Chances and averages as people read them. */

/** `37%`; what is possible is never 0, and what is not certain never 100. */
export function percentIn(language: Language, chance: number): string {
  const format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  if (chance > 0 && chance < 0.01) return `<${format.format(0.01)}`;
  if (chance < 1 && chance > 0.99) return `>${format.format(0.99)}`;
  return format.format(chance);
}

/** `1.5`. */
export const averageIn = (language: Language, average: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
