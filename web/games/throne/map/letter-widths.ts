import type { Measure } from "./labels.ts";

/** Without a screen, or before the typeface is there: its letters are about half as wide as they are high. */
export const roughMeasure: Measure = (line) => line.length * 0.5;

/** Measures lines in the serif that this browser really shows. */
export function measureIn(weight: string, style: string): Measure {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) return roughMeasure;
  const family = getComputedStyle(document.documentElement).getPropertyValue("--serif") || "serif";
  const SIZE = 100;
  pen.font = `${style} ${weight} ${SIZE}px ${family}`;
  // Names are set in many ways before one fits, always of the same words.
  const widths = new Map<string, number>();
  const widthOf = (word: string): number => {
    const known = widths.get(word) ?? pen.measureText(word).width / SIZE;
    widths.set(word, known);
    return known;
  };
  const space = widthOf(" ");
  return (line) => line.split(" ").reduce((sum, word) => sum + space + widthOf(word), -space);
}
