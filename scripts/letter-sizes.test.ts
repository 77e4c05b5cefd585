import { expect, test } from "vitest";
import { fixedLetters } from "./letter-sizes.mjs";

const lettersIn = (code: string): string[] => fixedLetters([{ path: "table/page.css", code: `\n${code}` }]);

test.each([
  ".place { font-size: 13px }",
  ".place { font: 700 0.75rem / 22px var(--sans) }",
  ".place { line-height: calc(1rem + 4px) }",
  "@media (max-width: 720px) { .place { font-size: clamp(11px, 1rem, 2rem) } }",
  ".field text, .place { font-size: 13px }",
  ".headline { font-size: 22px }",
])("%s does not grow with the reader's letters", (code) => {
  expect(lettersIn(code)).toEqual([expect.stringMatching(/^web\/table\/page.css:2: /)]);
});

test.each([
  ".place { font: 700 0.75rem / 1.375rem var(--sans); height: 22px }",
  ".place { font-size: 0; line-height: 1.2 }",
  ".field .number text { font-size: 13px }",
  ".share-picture .headline { font-size: 22px }",
  ".card { font-size: max(11px, calc(20 * var(--q))); line-height: calc(30cqw - 4px) }",
])("%s grows with them, or with its picture", (code) => {
  expect(lettersIn(code)).toEqual([]);
});
