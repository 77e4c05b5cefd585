import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { plain, widthOf } from "../../layout.ts";
import { conversation, hints, json, weirwood, workshop } from "../../testing/weirwood.ts";
import { deckNames } from "./decks.ts";

const { path, clear } = workshop();
afterAll(clear);

const expectToFit = (out: string): void => {
  for (const line of out.split("\n")) expect(widthOf(line), line).toBeLessThanOrEqual(80);
};

describe("play", () => {
  test("is played by advice, kept, and gone on with", async () => {
    const record = path("evening.weir");
    const args = ["play", "cards", "--deck", "winter-guard", "--seed", "advice", "--record", record];
    const { out, err } = await conversation(args, hints(16));
    expect(err).toBe("");
    expect(out).toContain("Player one plays House Stark with 60 cards.");
    expect(out).not.toContain("Choose your deck.");
    expect(out).toMatch(/#1 plot \w+/);
    expectToFit(plain(out));
    expect(json(["replay", record]).value).toMatchObject({ ok: true, finished: false });
    const { out: again } = weirwood(["play", "cards", "--resume", record], "table\nquit\n");
    expect(again).toContain("House Stark");
    const fixed = json(["play", "cards", "--resume", record, "--deck", "wolf-pack"]).value;
    expect(fixed).toMatchObject({ error: { code: "conflicting-options" } });
  });

  test("asks for a deck where none was named", () => {
    const { out } = weirwood(["play", "cards", "--seed", "ask"], "deck wolf-pack\nquit\n\n");
    expect(out).toContain("Choose your deck.");
    expect(out).toContain("Player one plays House Stark");
  });

  test("takes a deck of one's own from a file, and says everything that is wrong with another", () => {
    const mine = path("mine.txt");
    writeFileSync(mine, weirwood(["cards", "deck", "fire-and-blood"]).out);
    expect(weirwood(["play", "cards", "--deck", mine], "quit\n\n").out).toContain("Player one plays House Targaryen");
    writeFileSync(mine, "House Stark\n4 Hodor\n");
    const { code, value } = json(["play", "cards", "--deck", mine]);
    expect(code).toBe(2);
    expect(JSON.stringify(value)).toMatch(/60.*7|plots/s);
    expect(json(["play", "cards", "--deck", "winter-gard"]).value).toMatchObject({ error: { code: "unknown-word" } });
    expect(json(["play", "cards", "--decks", "wolf-pack,wolf-pack,wolf-pack"]).value).toMatchObject({
      error: { code: "too-many-words" },
    });
  });
});

describe("sim", () => {
  test("plays every pair of ready-made decks in turn", () => {
    const { code, value } = json(["sim", "cards", "--games", "1", "--rounds", "10", "--seed", "pairs"]);
    expect(code).toBe(0);
    const { byOpening, each } = value as { byOpening: { [deck: string]: object }; each: object };
    expect(value).toMatchObject({ game: "cards", series: "deck", games: 28, exceptions: 0, violations: 0 });
    expect(Object.keys(each)).toHaveLength(28);
    expect(Object.keys(byOpening)).toHaveLength(8);
    for (const standing of Object.values(byOpening)) expect(standing).toMatchObject({ games: 7 });
  });

  test("plays every ready-made deck against itself, bots in both seats, with one summary", () => {
    const args = ["sim", "cards", "--decks", "mirrored", "--bots", "random,steward", "--games", "2", "--rounds", "10"];
    const { code, value } = json(args);
    expect(code).toBe(0);
    expect(Object.keys(value.each as object)).toEqual(deckNames.map((name) => `${name},${name}`));
    expect(value).toMatchObject({ games: 16, byBot: { random: { games: 16 }, steward: { games: 16 } } });
  });

  test("plays the decks that are named, the same with any number of threads", () => {
    const args = ["sim", "cards", "--decks", "winter-guard,fire-and-blood", "--games", "4", "--rounds", "10"];
    const [one, two] = [1, 2].map((jobs) => {
      const { code, value } = json([...args, "--jobs", String(jobs)]);
      expect(code).toBe(0);
      return { ...value, seconds: 0, gamesPerSecond: 0, jobs: 0 };
    });
    expect(two).toEqual(one);
    expect(one).toMatchObject({ games: 4, tags: ["duel"], settings: { openings: ["winter-guard", "fire-and-blood"] } });
  });

  test("keeps records in which each player brought what was named", () => {
    const out = path("records");
    const args = ["sim", "cards", "--decks", "what-is-dead", "--games", "1", "--rounds", "10", "--records"];
    expect(weirwood([...args, "--out", out]).code).toBe(0);
    const told = weirwood(["replay", `${out}/games/000000.weir`, "--events"]).out;
    expect(told.match(/deck what-is-dead/g)).toHaveLength(2);
  });

  test("plays random decks, other ones in every game, that a seed gives again", () => {
    const lists = ["one", "two"].map((folder) => {
      const out = path(folder);
      const args = ["sim", "cards", "--decks", "random", "--games", "2", "--rounds", "10", "--records", "--out", out];
      expect(weirwood(args).code).toBe(0);
      return ["000000", "000001"].flatMap((game) =>
        readFileSync(`${out}/games/${game}.weir`, "utf8").match(/^.*\blist .*$/gm),
      );
    });
    expect(lists[0]).toHaveLength(4);
    expect(new Set(lists[0]).size).toBe(4);
    expect(lists[1]).toEqual(lists[0]);
  });

  test("plays a melee, where every bot brings what it likes", () => {
    const { value } = json(["sim", "cards", "--players", "3", "--games", "1", "--rounds", "10"]);
    expect(value).toMatchObject({ games: 1, tags: ["melee"], exceptions: 0, violations: 0 });
  });
});

describe("decks", () => {
  test("are listed, printed and checked", () => {
    const listed = weirwood(["cards", "decks"]);
    expect(listed.out).toMatch(/^winter-guard {2}Winter Guard · for a first game$/m);
    expectToFit(listed.out);
    expect(json(["cards", "decks"]).value).toMatchObject({ decks: { length: 8 } });
    const file = path("deck.txt");
    writeFileSync(file, weirwood(["cards", "deck", "sun-and-spear", "--lang", "fr"]).out);
    expect(weirwood(["cards", "check", file])).toMatchObject({
      code: 0,
      out: expect.stringContaining("is a deck of 60"),
    });
    writeFileSync(file, "House Stark\nNobody at all\n");
    expect(json(["cards", "check", file])).toMatchObject({ code: 1, value: { ok: false } });
  });
});

test("a record is stepped through, with the table, hands and piles to look at", () => {
  const out = path("step");
  const args = ["sim", "cards", "--decks", "wolf-pack,hear-them-roar", "--games", "1", "--rounds", "10", "--records"];
  weirwood([...args, "--out", out]);
  const { code, out: told } = weirwood(["replay", `${out}/games/000000.weir`, "--step"], "\n\n\nm\nh\np\nj\nq\n");
  expect(code).toBe(0);
  expect(told).toMatch(/7 cards · O Player one/);
  expect(told).toMatch(/7 cards · T Player two/);
  expect(told).toContain("Discard pile: empty");
});
