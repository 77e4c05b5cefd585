import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { symbolNames } from "./symbol-names.ts";

const web = fileURLToPath(new URL("..", import.meta.url));
const drawnIn = (sprite: string): string[] => [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
const read = (path: string): string => readFileSync(join(web, path), "utf8");

test("every symbol of the frame that can be named is drawn, and every drawn one has a name", () => {
  expect([...symbolNames].sort()).toEqual(drawnIn(read("art/sprite.svg")).sort());
});

const games = readdirSync(join(web, "games")).map((name) => `games/${name}/art/sprite.svg`);
const sprites = ["art/sprite.svg", ...games.filter((path) => existsSync(join(web, path)))];

describe.each(sprites)("%s", (path) => {
  const sprite = read(path);
  const ids = [...sprite.matchAll(/<(?:symbol|pattern|g)[^>]* id="([^"]+)"/g)].map(([, id]) => id);

  test("draws each of its symbols once, under names that no other sprite uses", () => {
    expect(new Set(ids).size).toBe(ids.length);
    const game = path.startsWith("games/") ? basename(dirname(dirname(path))) : undefined;
    for (const id of ids) expect(id.split("/").slice(0, -1)).toEqual(game === undefined ? [] : [game]);
  });

  test("carries no words: what a symbol means is said in the reader's language where it is used", () => {
    expect(sprite).not.toMatch(/<title|<text|<desc/);
  });

  test("refers to nothing outside of its file", () => {
    for (const [, reference] of sprite.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(reference);
  });

  test("brings no styles of its own: the page would not allow them", () => {
    expect(sprite).not.toMatch(/ style=|<style/);
    const classes = [...sprite.matchAll(/ class="([^"]+)"/g)].map(([, name]) => name);
    if (classes.length === 0) return;
    const rules = read(join(dirname(path), "tokens.css")) + read("art/houses.css");
    for (const name of classes) expect(rules, name).toContain(`.${name} {`);
  });
});
