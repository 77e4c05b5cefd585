import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { symbolNames } from "./symbol-names.ts";

const sprite = readFileSync(new URL("./sprite.svg", import.meta.url), "utf8");
const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test("every symbol that can be named is drawn, once, and every drawn one has a name", () => {
  expect([...symbolNames].sort()).toEqual([...drawn].sort());
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("a symbol carries no words: what it means is said in the reader's language where it is used", () => {
  expect(sprite).not.toMatch(/<title|<text|<desc/);
});

test("what a symbol refers to is in the same file", () => {
  const ids = new Set([...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, reference] of sprite.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(reference);
});

test("a symbol brings no styles of its own: the page would not allow them", () => {
  expect(sprite).not.toMatch(/ style=|<style/);
  const rules = readFileSync(new URL("./sprite.css", import.meta.url), "utf8");
  for (const [, name] of sprite.matchAll(/ class="([^"]+)"/g)) expect(rules, name).toContain(`.${name} {`);
});
