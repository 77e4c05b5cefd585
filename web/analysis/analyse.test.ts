import { entryNamed, type SomeCraft } from "@weirwood/catalogue";
import { chanceFrom, closingOf, isRefusal, NOBODY, type RecordFile, seedFrom } from "@weirwood/kernel";
import { beforeAll, expect, test } from "vitest";
import { analyse, type GameAnalysis } from "./analyse.ts";
import { secondsLeft } from "./use-analysis.ts";

/** A short game of the testing game by its maester, in which one seat throws all its coins away. */
async function gameWithBlunder(craft: SomeCraft): Promise<{ readonly record: RecordFile; readonly blunder: number }> {
  const { rules } = craft;
  const maester = (await entryNamed("ravens-wager")?.bots(["maester"]))?.maester ?? expect.fail();
  const plain = { seats: 3, rounds: 2 };
  const options = rules.readOptions(plain);
  if (isRefusal(options)) throw new Error(options.rule);
  const seed = seedFrom("blunder");
  const state = rules.setup(options, seed);
  const decisions: { seat: string; notation: string }[] = [];
  const chance = chanceFrom(1);
  let blunder = -1;
  for (let seat = rules.awaited(state); seat !== NOBODY; seat = rules.awaited(state)) {
    const isPlanted = blunder === -1 && rules.round(state) === 2 && rules.asks(state)[0].kind === "wager";
    if (isPlanted) blunder = decisions.length;
    const answer = isPlanted ? rules.parse("wager 4", state) : maester.choose(rules.view(state, seat), seat, chance);
    if (isRefusal(answer)) throw new Error(answer.rule);
    decisions.push({ seat: rules.seatName(state, seat), notation: rules.print(answer) });
    rules.apply(state, seat, answer);
  }
  const record: RecordFile = {
    game: rules.name,
    rules: rules.rulesVersion,
    options: plain,
    seed,
    headers: [],
    decisions,
    ...closingOf(rules, state),
  };
  return { record, blunder };
}

let craft: SomeCraft;
let record: RecordFile;
let blunder: number;
let analysis: GameAnalysis;
const told: number[] = [];
beforeAll(async () => {
  craft = (await entryNamed("ravens-wager")?.craft?.()) ?? expect.fail("the testing game has a craft");
  ({ record, blunder } = await gameWithBlunder(craft));
  analysis = analyse(craft, record, (done) => told.push(done)) ?? expect.fail("the record can be played");
});

test("chances run from the set-up to the end, where the winner is known", () => {
  const { curve } = analysis;
  expect(curve[0].at).toBe(0);
  expect(curve.at(-1)?.at).toBe(record.decisions.length);
  expect(curve.map(({ at }) => at)).toEqual(curve.map(({ at }) => at).toSorted((a, b) => a - b));
  for (const { chances } of curve) expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1);
  expect(Math.max(...(curve.at(-1)?.chances ?? []))).toBeGreaterThanOrEqual(1 / 3);
});

test("the decision that cost most is marked, with what was answered and what would have been better", () => {
  const [worst] = analysis.marked;
  expect(worst.at).toBe(blunder + 1);
  expect(worst.round).toBe(2);
  expect(worst.ask).toBe("wager");
  expect(worst.answered).toEqual({ answer: "wager 4", does: [] });
  expect(worst.better.answer).not.toBe("wager 4");
  expect(worst.cost).toBeGreaterThan(0.1);
});

test("every decision is told of, so that progress can be shown", () => {
  expect(told).toEqual(record.decisions.map((_, index) => index + 1));
});

test("a record that cannot be played has no analysis", () => {
  const [first, ...rest] = record.decisions;
  const broken = { ...record, decisions: [{ ...first, notation: "wager 99" }, ...rest] };
  expect(analyse(craft, broken)).toBeUndefined();
});

test("the time that is left is what the decisions before have taken; of the first few nothing is concluded", () => {
  expect(secondsLeft({ done: 20, of: 100, took: 5000 })).toBe(20);
  expect(secondsLeft({ done: 2, of: 100, took: 500 })).toBeUndefined();
});
