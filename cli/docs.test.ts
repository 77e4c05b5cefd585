import { readFileSync } from "node:fs";
import type { SomeGame } from "@weirwood/catalogue";
import { chanceFrom, explain, isRefusal, type JsonMap, NOBODY, type Refusal, seedFrom } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { contextOf } from "./context.ts";
import { en as battlesText } from "./games/battles/text/en.ts";
import { en as cardsText } from "./games/cards/text/en.ts";
import { en as throneText } from "./games/throne/text/en.ts";
import { run } from "./program.ts";
import { playable } from "./testing/games.ts";
import { en } from "./text/en.ts";

const read = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), "utf8");

const gameCalled = async (name: string): Promise<SomeGame> => (await playable(name)).game;

/** The games that have pages, with the words for each kind of decision. */
const games = [
  { name: "battles", game: await gameCalled("battles"), forms: battlesText.forms },
  { name: "cards", game: await gameCalled("cards"), forms: cardsText.forms },
  { name: "throne", game: await gameCalled("throne"), forms: throneText.forms },
];

describe.each(games)("docs/games/$name/notation.md", ({ name, game, forms }) => {
  const examples = [...read(`games/${name}/notation.md`).matchAll(/```weir\n([^`]*)```/g)].flatMap(([, box]) =>
    box.trim().split("\n"),
  );

  test.each(examples)("“%s” is a decision in its canonical form", (example) => {
    const decision = game.parse(example);
    expect(isRefusal(decision)).toBe(false);
    if (!isRefusal(decision)) expect(game.print(decision)).toBe(example);
  });

  test("has an example of every kind of decision", () => {
    const verbs = new Set(examples.map((example) => example.split(" ", 1)[0]));
    expect([...verbs].sort()).toEqual(Object.keys(forms).sort());
  });
});

describe("docs/bots/README.md", () => {
  const page = read("bots/README.md");
  const shown = (label: string): JsonMap =>
    JSON.parse(new RegExp(`\`\`\`json ${label}\\n([^\`]*)\`\`\``).exec(page)?.[1] ?? "null") as JsonMap;

  test("shows questions with answers that can be read", () => {
    const { options, sample } = shown("ask") as unknown as { options: string[]; sample: string };
    for (const answer of [...options, sample]) expect(throne.print(throne.parse(answer) as never)).toBe(answer);
  });

  test("shows refusals in the game's own words, and an end that there is", () => {
    const { refused } = shown("refused") as unknown as { refused: Refusal & { sentence: string } };
    expect(explain(throne.phrasebooks.en, refused)).toBe(refused.sentence);
    const { over } = shown("over") as unknown as { over: { rule: string } };
    expect(Object.keys(throne.phrasebooks.en.rules)).toContain(over.rule);
  });

  test("names members that views have", () => {
    const section = page.slice(page.indexOf("## The view of Throne"));
    const named = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => cell.match(/[a-z][a-z.-]+/g) ?? []);
    expect(named.length).toBeGreaterThan(15);
    const unseen = new Set(named.filter((one) => one !== "battle."));
    for (let number = 0; number < 20 && unseen.size > 0; number++) {
      const options = throne.readOptions({ players: 5 });
      if (isRefusal(options)) throw new Error(options.rule);
      const [state, chance] = [throne.setup(options, seedFrom(`view ${number}`)), chanceFrom(number)];
      for (let seat = throne.awaited(state); seat !== NOBODY && unseen.size > 0; seat = throne.awaited(state)) {
        throne.apply(state, seat, throne.sample(state, seat, chance));
        for (const name of Object.keys(throne.toJSON(throne.view(state, seat)))) unseen.delete(name);
      }
    }
    expect([...unseen]).toEqual([]);
  });
});

describe("docs/games/cards/view.md", () => {
  test("names members that views have", async () => {
    const cards = await gameCalled("cards");
    const rows = read("games/cards/view.md").matchAll(/^\| (`[^|]+) \|/gm);
    const named = [...rows].flatMap(([, cell]) => cell.match(/[a-z][a-z.-]+/g) ?? []);
    expect(named.length).toBeGreaterThan(30);
    const unseen = new Set(named);
    for (const [number, players] of [2, 2, 2, 4].entries()) {
      const options = cards.readOptions({ players });
      if (isRefusal(options)) throw new Error(options.rule);
      const [state, chance] = [cards.setup(options, seedFrom(`view ${number}`)), chanceFrom(number)];
      for (let seat = cards.awaited(state); seat !== NOBODY && unseen.size > 0; seat = cards.awaited(state)) {
        // Also of those who have answered: what they have chosen in secret is in their view alone.
        for (let viewer = 0; viewer < players; viewer++)
          for (const name of Object.keys(cards.toJSON(cards.view(state, viewer)))) unseen.delete(name);
        cards.apply(state, seat, cards.sample(state, seat, chance));
      }
    }
    expect([...unseen]).toEqual([]);
  });
});

describe("docs/cli.md", () => {
  const namesOptionsOf = async (words: readonly string[], pages: string): Promise<void> => {
    const args = [...words, "--help", "--json"];
    const { json } = await run(args, contextOf(args, {}));
    for (const [option] of String(json.help).matchAll(/--[a-z-]+(?= |,|\n)/g)) expect(pages, option).toContain(option);
  };

  test.each([
    ...["play", "sim", "train", "farm", "replay", "analyse", "scenario", "rules"],
    ...["bench", "serve", "bot", "backup", "restore"],
  ])("names every option of %s", (command) => namesOptionsOf([command], read("cli.md")));

  test.each(games)("and the page of $name every one that the game adds", async ({ name }) => {
    const pages = read("cli.md") + read(`games/${name}/cli.md`);
    for (const command of ["play", "sim"]) await namesOptionsOf([command, name], pages);
  });

  test("names every figure of the bench", () => {
    const names = [...Object.keys(en.bench.names), ...Object.keys(en.bench.server.names)];
    for (const name of names) expect(read("cli.md")).toContain(`\`${name}\``);
  });
});
