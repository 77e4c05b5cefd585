import { chanceFrom } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { exactChance, type LastStone, lastStone } from "../testing/last-stone.ts";
import { compare, judge } from "./judge.ts";

/** Not 8: there the answers differ by less than a hundredth, and it does not matter which is found. */
const heaps = [2, 3, 4, 5, 6, 7, 9];
const viewOf = (heap: number): LastStone => ({ heap, hidden: undefined, turn: 0 });
const exactly = (heap: number): readonly number[] =>
  [1, 2, 3].slice(0, heap).map((stones) => exactChance(viewOf(heap), stones));
const budget = { decisions: 20_000, candidates: 8 };

describe("a game small enough to be played out in every way", () => {
  test("the heaps differ in which answer is best", () => {
    const best = heaps.map((heap) => exactly(heap).indexOf(Math.max(...exactly(heap))));
    expect(new Set(best).size).toBeGreaterThan(1);
  });

  test.each(heaps)("with %i stones the search finds what exhaustive search finds", (heap) => {
    const chances = exactly(heap);
    const { answers } = judge(lastStone, viewOf(heap), 0, chanceFrom(heap), budget);
    expect(chances[answers[0].answer.stones - 1]).toBe(Math.max(...chances));
  });

  test("in many worlds the chances are the exact ones", () => {
    const takes = lastStone.guide.candidates(viewOf(5), 0, chanceFrom(1), 8);
    for (const { answer, chances, worlds } of compare(lastStone, viewOf(5), 0, chanceFrom(2), takes, 4000).answers) {
      expect(worlds).toBe(4000);
      expect(chances[0]).toBeCloseTo(exactly(5)[answer.stones - 1], 1);
      expect(chances[0] + chances[1]).toBeCloseTo(1);
    }
  });

  test("ten times the thought finds better answers", () => {
    const sumOf = (decisions: number): number =>
      heaps.reduce((sum, heap) => {
        let found = 0;
        for (let trial = 0; trial < 20; trial++) {
          const [best] = judge(lastStone, viewOf(heap), 0, chanceFrom(trial), { decisions, candidates: 8 }).answers;
          found += exactly(heap)[best.answer.stones - 1];
        }
        return sum + found;
      }, 0);
    const [little, much] = [sumOf(40), sumOf(400)];
    expect(much).toBeGreaterThan(little);
  });
});

test("thought is counted: hardly more decisions are played than the budget allows", () => {
  const { spent } = judge(lastStone, viewOf(9), 0, chanceFrom(3), { decisions: 1000, candidates: 8 });
  expect(spent).toBeGreaterThanOrEqual(1000);
  // The last world of a round is played to its end with every answer that is left.
  expect(spent).toBeLessThan(1100);
});

test("one answer needs no thought", () => {
  const { answers, spent } = judge(lastStone, viewOf(1), 0, chanceFrom(1), budget);
  expect(answers.map(({ answer }) => answer.stones)).toEqual([1]);
  expect(spent).toBe(0);
});

test("the same view and chance give the same judgement, and the view is left as it was", () => {
  const view = viewOf(7);
  const once = judge(lastStone, view, 0, chanceFrom(9), budget);
  expect(view).toEqual(viewOf(7));
  expect(judge(lastStone, view, 0, chanceFrom(9), budget)).toEqual(once);
  expect(judge(lastStone, view, 0, chanceFrom(10), budget)).not.toEqual(once);
});

describe("where the policy's own answer has the benefit of the doubt", () => {
  const answerOf = (heap: number, doubt: number): number => {
    const [own, ...others] = [1, 2, 3].slice(0, heap).map((stones) => ({ kind: "take" as const, stones }));
    return judge(lastStone, viewOf(heap), 0, chanceFrom(heap), { ...budget, doubt }, [own, ...others]).answers[0].answer
      .stones;
  };
  const better = heaps.filter((heap) => exactly(heap)[0] < Math.max(...exactly(heap)) - 0.05);

  test("one that is better beyond doubt is taken all the same", () => {
    expect(better.length).toBeGreaterThan(0);
    for (const heap of better) expect(exactly(heap)[answerOf(heap, 1) - 1]).toBe(Math.max(...exactly(heap)));
  });

  test("who doubts everything does as the policy does", () => {
    for (const heap of better) expect(answerOf(heap, 1000)).toBe(1);
  });
});
