import { readdirSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { weirwood, workshop } from "../testing/weirwood.ts";

/** Commands know no game: they do for the testing game, which is no player's, what they do for any other. */

const { path, clear } = workshop();
afterAll(clear);

const run = (args: readonly string[], input = "") => weirwood(args, input, { WEIRWOOD_TESTING_GAME: "yes" });
const jsonOf = (args: readonly string[]): Record<string, unknown> =>
  JSON.parse(run([...args, "--json"]).out) as Record<string, unknown>;

test("players are not offered it", () => {
  const { code, err } = weirwood(["play", "ravens-wager"]);
  expect({ code, err }).toEqual({
    code: 2,
    err: "weirwood: GAME takes throne, battles or cards, not “ravens-wager”\n",
  });
});

describe("play", () => {
  const begin = ["play", "ravens-wager", "--seats", "2", "--seed", "3"];

  test("has flags from the game's form, and its own table", () => {
    const { out } = run(["play", "ravens-wager", "--help"]);
    expect(out).toMatch(/--seats <n> +Players: 2 to 4 \(default: 3\)/);
    expect(out).toMatch(/--rounds <value> +Rounds: 1, 5, 9 \(default: 5\)/);
    expect(out).not.toContain("--houses");
    const table = run([...begin, "--rounds", "9"], "quit\n");
    expect(table.out).toContain("Round 1 of 9 · 24 coins in the bank");
    expect(table.out).toMatch(/› Ash +8 .* you\n {2}Birch +8 +\? \? \? \? +random\n/);
  });

  test("asks, refuses with the reason, advises, and is kept and taken up again", () => {
    const words = ["wager 99", "why", "options", "hint", "table", "2", "quit"];
    const { code, out, err } = run([...begin, "--seat", "birch", "--record", path("a.weir")], `${words.join("\n")}\n`);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("B Birch: Wager\n");
    expect(out).toContain("✗ You cannot wager 99 coins: you have 8. (wager.bid.coins)");
    expect(out).toContain("Nobody wagers more coins than they have.");
    expect(out).toMatch(/The bot random would say: wager \d/);
    expect(out).toContain("The wagers are open:");
    expect(out).toContain(`weirwood play ravens-wager --resume ${path("a.weir")}`);
    const again = run(["play", "ravens-wager", "--resume", path("a.weir")], "quit\n");
    expect(again.code).toBe(0);
    expect(again.out).toMatch(/› Birch/);
    expect(run(["play", "throne", "--resume", path("a.weir")]).err).toContain("“ravens-wager”; only throne");
  });

  test("gives counsel to whoever plays alone, and to nobody else", () => {
    const { out } = run([...begin, "--rounds", "1"], "counsel\nhelp\nquit\n\n");
    expect(out).toMatch(/1\. wager \d\n {3}Ash\u00a0\d+ % · Birch\u00a0\d+ %\n {3}\w.*\.\n/);
    expect(out).toMatch(/\n3\. wager \d\n/);
    expect(out).toMatch(/^ {3}For it, in points of chance: coins \+\d+\.\d/m);
    expect(out).toMatch(/^ {2}counsel /m);
    const together = run([...begin, "--seat", "ash,birch"], "counsel\nhelp\nquit\n\n").out;
    expect(together).toContain("Counsel is for those who play alone against bots.");
    expect(together).not.toMatch(/points of chance|^ {2}counsel /m);
    const french = run([...begin, "--rounds", "1", "--lang", "fr"], "conseil\nquitter\n\n").out;
    expect(french).toContain("Pour, en points de chance\u00a0: pièces +");
  });

  test("names opponents by their level, and how strong they are", () => {
    const { out } = run([...begin, "--bots", "Maester", "--lang", "en"], "quit\n\n");
    expect(out).toMatch(/At the table: .*Birch\u00a0\(Maester\u00a0—\u00a0hard\)/);
    const { out: help } = run(["play", "throne", "--help"]);
    expect(help).toMatch(
      /\nOpponents:\n {2}squire +Squire — easy: wins \d+ of 100 games among stewards; an equal would\s+win/,
    );
    const { out: squires } = run(["play", "throne", "--house", "stark", "--bots", "écuyer", "--json"], "");
    expect(JSON.parse(squires)).toMatchObject({ players: { stark: "human", tyrell: "greedy" } });
  });

  test("speaks French", () => {
    const { out } = run([...begin, "--lang", "fr"], "aide\nquitter\n\n");
    expect(out).toContain("Manche 1 sur 5");
    expect(out).toContain("toute la table");
    expect(out).not.toMatch(/undefined|NaN/);
  });
});

describe("sim and replay", () => {
  test("count by seat, bot and measure, and keep sound records with their marks", () => {
    const out = path("out");
    const args = ["sim", "ravens-wager", "--games", "6", "--rounds", "1", "--jobs", "1", "--records", "--out", out];
    const value = jsonOf(args);
    expect(value).toMatchObject({ game: "ravens-wager", games: 6, exceptions: 0, violations: 0, tags: ["short"] });
    expect(Object.keys(value.bySeat as object)).toEqual(["ash", "birch", "cedar"]);
    expect(value.curves).toMatchObject({ ash: { coins: [expect.any(Number)], thefts: [expect.any(Number)] } });
    expect(readdirSync(out)).toEqual(expect.arrayContaining(["coins.svg", "thefts.svg", "wins-by-seat.svg"]));

    const record = `${out}/games/000000.weir`;
    const replayed = jsonOf(["replay", record]) as { marks: { rule: string; turn: number }[] };
    expect(replayed).toMatchObject({ ok: true, game: "ravens-wager", turns: 1, finished: true });
    expect(replayed.marks).toContainEqual(expect.objectContaining({ rule: "wager.bid.open", turn: 1 }));
    const stepped = run(["replay", record, "--step"], "j\nm\nj\nj\nj\nj\nj\nj\nj\nj\nj\nj\nj\nj\nj\nj\nq\n");
    expect(stepped.out).toContain("The wagers are open:");
    expect(stepped.out).toContain("no mark follows");
  });
});

describe("sim, where a choice is left open", () => {
  const args = ["sim", "ravens-wager", "--games", "3", "--jobs", "1"];

  test("plays each of its values in turn, and counts for each", () => {
    const out = path("each");
    const value = jsonOf([...args, "--out", out]) as { each: Record<string, { games: number; byBot: unknown }> };
    expect(value).toMatchObject({ game: "ravens-wager", series: "rounds", games: 9, exceptions: 0, violations: 0 });
    expect(Object.keys(value.each)).toEqual(["1", "5", "9"]);
    expect(value.each["9"]).toMatchObject({ games: 3, settings: { rounds: 9 } });
    expect(value.each["9"].byBot).toMatchObject({ random: { bySeat: { ash: { games: 3 }, cedar: { games: 3 } } } });
    expect(readdirSync(out).sort()).toEqual(["1", "5", "9", "summary.json", "summary.txt"]);
    expect(readdirSync(`${out}/5`)).toEqual(expect.arrayContaining(["coins.svg", "summary.json", "summary.txt"]));
  });

  test("shows a row for each value and seat", () => {
    const { code, out } = run(args);
    expect(code).toBe(0);
    expect(out).toContain("3 games for each value of “Rounds”, bots: random, seed 1");
    expect(out).toMatch(/^Rounds +Seat +wins +share +95 % interval\n1 +Ash +\d +[\d.]+ % .*\n +Birch /m);
    expect(out).not.toMatch(/^Bot /m);
  });

  test("and where bots differ, one for each bot over all of them, with its par", () => {
    const { out } = run([...args, "--seats", "2", "--bots", "random,maester", "--games", "2"]);
    expect(out).toMatch(/^Bot +seats +wins +share +95 % interval +par\nrandom +6 .* 50\.0 %\nmaester +6 .* 50\.0 %$/m);
    expect(out).toMatch(/^Thought about a decision, mean: maester [\d.]+ ms$/m);
  });

  test("plays only the one that is named", () => {
    expect(jsonOf([...args, "--rounds", "1"])).toMatchObject({ games: 3, settings: { rounds: 1 } });
  });
});

test("its rules are read, and its scenarios run", () => {
  expect(run(["rules", "ravens-wager", "theft"]).out).toContain("A theft takes up to two coins.");
  const scenario = "id: coins\ngame: ravens-wager\ngiven: { seats: 2 }\nthen: { coins: { ash: 8 } }\n";
  expect(run(["scenario", "-"], scenario)).toMatchObject({ code: 0 });
});
