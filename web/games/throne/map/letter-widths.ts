import type { Measure } from "./labels.ts";

/** Without a screen: the letters of a bold serif are a little more than half as wide as they are high. */
const AVERAGE = 0.56;

/** Measures lines in the serif that this browser really has: which one it is makes a difference of a third. */
export function measureIn(weight: string, style: string): Measure {
  if (typeof document === "undefined") return (line) => line.length * AVERAGE;
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) return (line) => line.length * AVERAGE;
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
