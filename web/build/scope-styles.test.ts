import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postcss from "postcss";
import { afterAll, expect, test } from "vitest";
import { scopeStyles } from "./scope-styles.ts";

const folder = mkdtempSync(join(tmpdir(), "weirwood-sheets-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A sheet as it is shipped: one of Cards, where nothing else is said. */
function shipped(code: string, path = "web/games/cards/own.css"): string {
  const from = join(folder, path);
  mkdirSync(dirname(from), { recursive: true });
  writeFileSync(join(dirname(from), "moving.css"), "@keyframes falls { from { top: 0 } }");
  return postcss([scopeStyles()]).process(code, { from }).css;
}

const inside = ':where([data-game="cards"], [data-game="cards"] *)';

test("a rule reaches what the game draws, whatever lies around it", () => {
  expect(shipped(".card { top: 0 }")).toBe(`.card${inside} { top: 0 }`);
  expect(shipped('[data-theme="night"] .table > .card b, i { top: 0 }')).toBe(
    `[data-theme="night"] .table > .card b${inside}, i${inside} { top: 0 }`,
  );
  expect(shipped("@media (width <= 9px) { :is(.a, .b > i):has(> .c) { top: 0 } }")).toContain(
    `{ :is(.a, .b > i):has(> .c)${inside} {`,
  );
  expect(shipped('[data-is="a > b"] + .c { top: 0 }')).toBe(`[data-is="a > b"] + .c${inside} { top: 0 }`);
});

test("a part of an element is that of an element of the game", () => {
  expect(shipped(".card:hover::before { top: 0 }")).toBe(`.card:hover${inside}::before { top: 0 }`);
  expect(shipped(".card::part(x)::after b { top: 0 }")).toBe(`.card::part(x)::after b${inside} { top: 0 }`);
});

test("colours on the root are the whole page's, those below it the game's", () => {
  const root = ':root,\n[data-theme="night"] { --ash: red }';
  expect(shipped(root)).toBe(root);
  expect(shipped(":root .card { --ash: red }")).toBe(`:root .card${inside} { --ash: red }`);
});

test("keyframes are the game's own, and what moves by them", () => {
  expect(shipped("@keyframes falls { from { top: 0 } }")).toBe("@keyframes cards-falls { from { top: 0 } }");
  expect(shipped("i { animation: falls var(--m-falls) both, fades 1s }")).toContain(
    "{ animation: cards-falls var(--m-falls) both, fades 1s }",
  );
  expect(shipped("i { animation-name: none, falls }")).toContain("{ animation-name: none, cards-falls }");
});

test("sheets of the frame are left as they are", () => {
  const code = "@keyframes falls { from { top: 0 } } i { animation: falls 1s }";
  expect(shipped(code, "web/table/own.css")).toBe(code);
});
