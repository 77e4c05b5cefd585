import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { calledJson, json, weirwood, workshop } from "../testing/weirwood.ts";

const { path, clear } = workshop();
afterAll(clear);

/** Twice round the five seats. */
const GAMES = 10;
const base = ["sim", "throne", "--games", String(GAMES), "--bots", "random,greedy", "--seed", "seven"];
/** Where it matters neither how many games there are nor who plays them. */
const brief = ["sim", "throne", "--games", "2", "--jobs", "1"];

describe("sim", () => {
  test("gives the same summary for the same seed, however many threads share the work", () => {
    const runs = [1, 2].map((jobs) => {
      const { code, value } = json([...base, "--jobs", String(jobs), "--out", path(`jobs${jobs}`), "--records"]);
      expect(code).toBe(0);
      const { seconds, gamesPerSecond, jobs: threads, thinking, out, ...rest } = value;
      expect(threads).toBe(jobs);
      expect(thinking).toEqual({ greedy: expect.any(Number) });
      expect([seconds, gamesPerSecond]).toEqual([expect.any(Number), expect.any(Number)]);
      expect(out).toBe(path(`jobs${jobs}`));
      return rest;
    });
    expect(runs[1]).toEqual(runs[0]);
    const files = readdirSync(path("jobs1")).sort();
    const measures = ["areas.svg", "battles.svg", "castles.svg", "power.svg", "supply.svg", "units.svg"];
    const plots = [...measures, "wins-by-bot.svg", "wins-by-seat.svg"];
    expect(files).toEqual([...plots, "games", "summary.json", "summary.txt"].sort());
    for (const file of files.filter((name) => name !== "games")) {
      expect(readFileSync(path(`jobs1/${file}`), "utf8"), file).toBe(readFileSync(path(`jobs2/${file}`), "utf8"));
    }
    expect(JSON.parse(readFileSync(path("jobs1/summary.json"), "utf8"))).toEqual(runs[0]);
    expect(readdirSync(path("jobs1/games"))).toHaveLength(GAMES);
  });

  test("counts wins, lengths and curves", () => {
    const { value } = json([...base, "--jobs", "2", "--audit", "every"]);
    expect(value).toMatchObject({ games: GAMES, exceptions: 0, violations: 0, problems: [], game: "throne" });
    const wins = Object.values(value.wins as Record<string, number>);
    expect(wins).toHaveLength(5);
    expect(wins.reduce((sum, count) => sum + count, 0)).toBe(GAMES + (value.shared as number));
    for (const share of Object.values(value.bySeat as Record<string, Record<string, number>>)) {
      expect(share.low).toBeLessThanOrEqual(share.share);
      expect(share.high).toBeGreaterThanOrEqual(share.share);
    }
    // Two names round five seats, moved on by one seat a game: over all games three fifths and two fifths of the seats.
    expect(value.byBot).toMatchObject({
      random: { seats: GAMES * 3, par: 0.6 },
      greedy: { seats: GAMES * 2, par: 0.4 },
    });
    const { turns } = value as { turns: { least: number; most: number } };
    expect(turns.least).toBeGreaterThanOrEqual(1);
    expect(turns.most).toBeLessThanOrEqual(10);
  });

  test("every game is a sound record", async () => {
    for (const number of ["000000", "000007"]) {
      const { code, value } = await calledJson(["replay", path(`jobs1/games/${number}.weir`)]);
      expect(code).toBe(0);
      expect(value).toMatchObject({ ok: true, finished: true, headers: { "seed text": `seven/${Number(number)}` } });
    }
  });

  test("any game of it can be played alone again", () => {
    const out = path("only");
    expect(json([...base, "--only", "7", "--records", "--out", out]).value).toMatchObject({ games: 1 });
    expect(readdirSync(`${out}/games`)).toEqual(["000007.weir"]);
    const again = readFileSync(`${out}/games/000007.weir`, "utf8");
    expect(again).toBe(readFileSync(path("jobs1/games/000007.weir"), "utf8"));
  });

  test("plays six houses with everything on, the same with any number of threads", () => {
    const full = ["sim", "throne", "--games", "8", "--players", "6", "--all-variants", "--seed", "full"];
    const [one, two] = [1, 2].map((jobs) => {
      const { code, value } = json([...full, "--jobs", String(jobs), "--audit", "every", "--out", path(`full${jobs}`)]);
      expect(code).toBe(0);
      return { ...value, seconds: 0, gamesPerSecond: 0, jobs: 0, thinking: {}, out: "" };
    });
    expect(two).toEqual(one);
    expect(one).toMatchObject({
      games: 8,
      exceptions: 0,
      violations: 0,
      tags: ["crowned", "forts", "siege", "ports", "single-use", "open-westeros", "three-cards"],
      settings: { players: 6, engines: { byUpgrade: true, retreat: false, asCasualties: false } },
    });
    const { wins } = one as unknown as { wins: Record<string, number> };
    expect(Object.keys(wins)).toEqual(["stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell"]);
    const text = readFileSync(path("full2/summary.txt"), "utf8");
    expect(text).toMatch(/^8 games of 6 players, .*\nVariants: House\u00a0Martell, Crowned\u00a0cards, /);
    expect(text).toBe(readFileSync(path("full1/summary.txt"), "utf8"));
    expect(readFileSync(path("full1/wins-by-seat.svg"), "utf8")).toContain('id="chevrons"');
  });

  test("takes any set of variants that the rules allow", () => {
    const some = ["sim", "throne", "--games", "2", "--players", "3", "--variants", "three-board,ports", "--jobs", "1"];
    expect(json(some)).toMatchObject({ code: 0, value: { tags: ["ports", "three-board"], violations: 0 } });
    expect(json(brief).value).toMatchObject({ tags: [] });
  });

  test("with fixed seats nobody moves", () => {
    const { value } = json([...brief, "--fixed-seats", "--players", "3"]);
    expect(value.settings).toMatchObject({ players: 3, fixedSeats: true, bots: ["random"] });
    expect(value.byBot).toMatchObject({ random: { games: 2, seats: 6, wins: 2, par: 1 } });
  });

  test("speaks French, with its own commas", () => {
    const { code, out } = weirwood([...brief, "--seed", "seven", "--bots", "random,greedy", "--lang", "fr"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^2 parties à 5 joueurs, robots\u00a0: random, greedy, graine seven/);
    expect(out).toMatch(/\d,\d %/);
    expect(out).toContain("en moyenne à la fin de chaque tour");
  });

  test("says so when it cannot write", () => {
    writeFileSync(path("occupied"), "");
    const { code, err } = weirwood([...brief, "--out", path("occupied")]);
    expect(code).toBe(2);
    expect(err).toMatch(/^weirwood: .*occupied.* cannot be written \(\w+\)\n$/);
  });
});
