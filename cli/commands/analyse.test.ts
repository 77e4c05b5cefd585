import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { called, weirwood, workshop } from "../testing/weirwood.ts";

const { path, clear } = workshop();
afterAll(clear);

const testing = { WEIRWOOD_TESTING_GAME: "yes" };
const run = (args: readonly string[], input = "") => weirwood(args, input, testing);

interface Analysis {
  readonly finished: boolean;
  readonly winners: readonly string[];
  readonly curve: readonly { decision: number; turn: number; chances: Record<string, number> }[];
  readonly blunders: readonly { decision: number; seat: string; answer: string; better: string; cost: number }[];
  readonly judged: readonly { decision: number; seat: string }[];
}

const game = path("out/games/000000.weir");
beforeAll(() => {
  const sim = [
    "sim",
    "ravens-wager",
    "--seats",
    "3",
    "--rounds",
    "1",
    "--games",
    "1",
    "--seed",
    "analyse",
    "--jobs",
    "1",
  ];
  expect(run([...sim, "--records", "--out", path("out")]).code).toBe(0);
});

describe("analyse", () => {
  test("tells everybody's chances through the game and what cost most, the same with any number of threads", () => {
    const [one, two] = ["1", "2"].map((jobs) => run(["analyse", game, "--jobs", jobs, "--json"]));
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
    const { finished, winners, curve, blunders } = JSON.parse(one.out) as Analysis;
    expect(finished).toBe(true);
    for (const { chances } of curve) {
      expect(Object.keys(chances)).toEqual(["ash", "birch", "cedar"]);
      expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
    const { chances: end } = curve[curve.length - 1];
    for (const [seat, chance] of Object.entries(end)) expect(chance > 0, seat).toBe(winners.includes(seat));
    expect(blunders.length).toBeGreaterThan(0);
    const costs = blunders.map(({ cost }) => cost);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    for (const { answer, better } of blunders) expect(better).not.toBe(answer);
  });

  test("draws the chances, and says in words and notation what would have been better", () => {
    const { code, out } = run(["analyse", game]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Ash +\d+ % {2}[▁▂▃▄▅▆▇█]{10,} +\d+ %$/m);
    expect(out).toMatch(/^turn +1/m);
    expect(out).toMatch(
      /^Turn 1, decision \d+ · [ABC] \w+ · \w.*\n {2}cost \d+ points of its chance to win: \d+ % instead of \d+ %\n {2}answered: \w.*\n/m,
    );
    expect(out).toMatch(/^ {2}better: {3}\w+ /m);
    expect(run(["analyse", game, "--lang", "fr"]).out).toContain("Les décisions qui ont coûté le plus");
  });

  test("judges only the seats that are named", () => {
    const { judged } = JSON.parse(run(["analyse", game, "--seat", "birch", "--json"]).out) as Analysis;
    expect(judged.length).toBeGreaterThan(0);
    expect(new Set(judged.map(({ seat }) => seat))).toEqual(new Set(["birch"]));
    expect(run(["analyse", game, "--seat", "oak"]).err).toContain("--seat takes ash, birch or cedar");
  });

  test("says of a game that is not over how it stands", () => {
    run(
      ["play", "ravens-wager", "--seats", "2", "--rounds", "1", "--seed", "3", "--record", path("half.weir")],
      "1\nquit\n",
    );
    const { code, out } = run(["analyse", path("half.weir")]);
    expect(code).toBe(0);
    expect(out).toContain("The game is not over: this is how it stands.");
  });

  test("refuses what replay refuses, in the same words", async () => {
    const text = readFileSync(game, "utf8");
    const broken = path("broken.weir");
    for (const spoilt of [text.replace(/ wager \d/, " wager 7"), "weirwood record 1\ngame: chess\n", "no record"]) {
      writeFileSync(broken, spoilt);
      const [analysed, replayed] = [await called(["analyse", broken]), await called(["replay", broken])];
      expect(analysed.code).toBe(1);
      expect(analysed.err).toBe(replayed.err);
    }
    expect(await called(["analyse", path("nowhere.weir")])).toMatchObject({ code: 2 });
  });
});
