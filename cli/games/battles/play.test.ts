import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { conversation, hints, json, weirwood, workshop } from "../../testing/weirwood.ts";

const { path, clear } = workshop();
afterAll(clear);

/** No line is wider than a terminal, but for what was typed and names of files. */
function expectToFit(out: string): void {
  for (const line of out.split("\n"))
    if (!/› |weir$/.test(line)) expect([...line].length, line).toBeLessThanOrEqual(80);
}

describe("play", () => {
  test("a whole first round against a steward, with a refused decision and the reason why", async () => {
    const asides = [
      "order e2 red",
      "why",
      "order e22 green",
      "e2 gren",
      "keep x",
      "order e2",
      "#2 green",
      "map e2",
      "sight i2 h8",
      "odds e2 d8",
      "hand",
      "commanders",
      "houses",
      "options",
      "rule battles.attack.range",
      "help",
      "log 3",
    ];
    const args = ["play", "battles", "--house", "stark", "--seed", "first round", "--record", path("first.weir")];
    const followHints = hints(2000);
    const { code, out, err } = await conversation(args, (said) => {
      const aside = asides.shift();
      if (aside !== undefined) return aside;
      return /── .*\b2\b/.test(said) ? "quit" : followHints(said);
    });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const flowing = out.replace(/\n +/g, " ").replaceAll("\u00a0", " ");
    // What is shown at the beginning.
    expect(flowing).toContain("The battle: Clash on the Kingsroad.");
    expect(out).toContain("Round 1 of 5 · Stark’s turn · advantage: Stark");
    expect(out).toMatch(/› S Stark .* you\n {2}L Lannister .* steward\n/);
    expect(out).toMatch(/\n 2 +Wb4\* Cb3 +Ag4 +Cb3\* Ag4\n/);
    expect(out).toContain("S Stark: Use an order token, play a command card, or pass.");
    // The refusal: sentence and id; with `why` the rule's own sentence too.
    expect(flowing).toMatch(/✗ [^✗]*\(battles\.orders\.\S+\)/);
    expect(out).toContain("“e22” is no word of the notation");
    expect(flowing).toContain(
      "“gren” is not understood here. (kernel.malformed) “gren” is no word of the notation; did you mean green",
    );
    expect(flowing).toContain("“x” is not understood here.");
    expect(flowing).not.toContain("“keep” is no word");
    expect(flowing).toContain("something is missing after “e2”. (kernel.malformed)");
    expect(flowing).toContain("✗ #2 is an answer by itself: nothing stands behind it.");
    // What may be looked at besides.
    expect(out).toMatch(/e2 +road +War Host of the North, blue, 4 figures, Maege Mormont\n {2}Beside e2:/);
    expect(out).toMatch(/i2 (sees|does not see) h8/);
    expect(out).toMatch(/e2 against d8: 3 dice\n/);
    expect(out).toMatch(/3 command cards · S Stark\n {2}sl\d\d {2}/);
    expect(out).toMatch(/ #1 +order /);
    // The round itself.
    expect(out).toMatch(/A steward would say: \w/);
    expect(out).toContain(`Kept in ${path("first.weir")}`);
    expect(out).not.toMatch(/undefined|NaN/);
    expectToFit(out);
    expect(json(["replay", path("first.weir")]).value).toMatchObject({
      ok: true,
      finished: false,
      tags: ["kingsroad"],
    });
  });

  test("is taken up again where it was left, with the same players", async () => {
    const before = readFileSync(path("first.weir"), "utf8");
    const { code, out } = await conversation(["play", "battles", "--resume", path("first.weir")], () => "quit");
    expect(code).toBe(0);
    expect(out).toContain("Round 2 of 5");
    expect(out).toContain("S\u00a0Stark\u00a0(person)");
    expect(readFileSync(path("first.weir"), "utf8")).toBe(before);
  });

  test("a skirmish as Lannister, to its end", async () => {
    const args = ["play", "battles", "--plan", "raid", "--house", "lannister", "--bots", "random", "--seed", "raid"];
    const followHints = hints(2000);
    const { code, out } = await conversation(args, (said) =>
      said.endsWith("let it go: ") ? path("raid") : followHints(said),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/wins the game\. \(battles\.victory\.[\w-]+\)/);
    expect(out).not.toMatch(/undefined|NaN/);
    expectToFit(out);
    expect(json(["replay", path("raid.weir")]).value).toMatchObject({ ok: true, finished: true });
  });

  test("in French, with French words, from a pipe", () => {
    const words = [
      "aide",
      "carte e2",
      "vue i2 h8",
      "chances e2 d8",
      "main",
      "commandants",
      "maisons",
      "avis",
      "quitter",
      "",
    ];
    const { code, out } = weirwood(["play", "battles", "--seed", "7", "--lang", "fr"], `${words.join("\n")}\n`);
    expect(code).toBe(0);
    expect(out).toContain("Round 1 sur 5");
    expect(out).toContain("À côté de e2\u00a0:");
    expect(out).toContain("cartes Commandement");
    expect(out).toContain("Un intendant dirait\u00a0:");
    expect(out).not.toMatch(/undefined|NaN|\b(your?|answers?|refused|morale|figures)\b/i);
    expectToFit(out);
  });

  test("with --json ends in one object", () => {
    const { code, value } = json(["play", "battles", "--plan", "harrenhal", "--seed", "7"], "hint\n");
    expect(code).toBe(0);
    expect(value).toMatchObject({
      game: "battles",
      options: { plan: "harrenhal" },
      tags: ["harrenhal"],
      players: { stark: "human", lannister: "steward" },
      finished: false,
      ended: "end-of-input",
    });
  });
});

describe("sim", () => {
  const plans = [
    "kingsroad",
    "wolf-raiders",
    "breaking-the-siege",
    "red-fork",
    "whispering-wood",
    "green-fork",
    "harrenhal",
    "lions-toll",
    "raid",
    "reward",
  ];

  test("plays all battles in turn, and counts by battle, House and bot", () => {
    const args = ["sim", "battles", "--games", "2", "--bots", "steward,random", "--seed", "turns", "--jobs", "1"];
    const { code, value } = json([...args, "--out", path("all"), "--records"]);
    expect(code).toBe(0);
    expect(value).toMatchObject({
      game: "battles",
      series: "plan",
      games: 2 * plans.length,
      exceptions: 0,
      violations: 0,
    });
    const { each } = value as { each: { readonly [plan: string]: unknown } };
    expect(Object.keys(each)).toEqual(plans);
    const bySeat = { stark: { games: 1 }, lannister: { games: 1 } };
    for (const plan of plans) {
      expect(each[plan]).toMatchObject({ games: 2, byBot: { steward: { bySeat }, random: { bySeat } } });
    }
    expect(readdirSync(path("all")).sort()).toEqual([...plans, "summary.json", "summary.txt"].sort());
    const table = readFileSync(path("all/summary.txt"), "utf8");
    expect(table).toMatch(/^kingsroad +Stark +\d .* % +[\d.]+ % +[\d.]+ %\n +Lannister +\d/m);
    for (const plan of ["wolf-raiders", "reward"]) {
      const record = path(`all/${plan}/games/000001.weir`);
      expect(json(["replay", record]).value).toMatchObject({ ok: true, finished: true });
    }
  });

  test("plays the one that is named, the same with any number of threads", () => {
    const args = ["sim", "battles", "--plan", "red-fork", "--games", "4", "--seed", "one"];
    const [one, two] = [1, 2].map((jobs) => {
      const { code, value } = json([...args, "--jobs", String(jobs)]);
      expect(code).toBe(0);
      return { ...value, seconds: 0, gamesPerSecond: 0, jobs: 0 };
    });
    expect(two).toEqual(one);
    expect(one).toMatchObject({ games: 4, tags: ["red-fork"], settings: { plan: "red-fork" } });
    expect(Object.keys((one as unknown as { curves: { stark: object } }).curves.stark)).toEqual(
      expect.arrayContaining(["morale", "units", "figures", "points"]),
    );
  });
});

test("a record is stepped through, with the field, the cards and the commanders to look at", () => {
  const { code, out } = weirwood(["replay", path("first.weir"), "--step"], "\n\nm\nh\nc\nj\nq\n");
  expect(code).toBe(0);
  expect(out).toContain("Round 1 of 5");
  // Hands are open in a record.
  expect(out).toMatch(/command cards? · S Stark/);
  expect(out).toMatch(/command cards? · L Lannister/);
  expect(out).toContain("Once: ");
  expectToFit(out);
});
