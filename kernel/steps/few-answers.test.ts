import { expect, test } from "vitest";
import { chanceFrom } from "../chance.ts";
import { legal, refuse } from "../refusal.ts";
import { fewAnswers } from "./few-answers.ts";

const step = fewAnswers<number[], { readonly kind: "take"; readonly coins: number }>({
  decision: "take",
  read: () => undefined,
  candidates: () => [0, 1, 2, 3, 4].map((coins) => ({ kind: "take", coins })),
  check: ([most], player, { coins }) => (coins > player && coins <= most ? legal : refuse("small.coins")),
  apply: () => {},
});

test("of all that could be answered what is legal is listed, and sampled evenly", () => {
  expect(Array.from(step.options([3], 0) ?? [], ({ coins }) => coins)).toEqual([1, 2, 3]);
  expect(Array.from(step.options([3], 1) ?? [], ({ coins }) => coins)).toEqual([2, 3]);
  const chance = chanceFrom(1);
  const sampled = Array.from({ length: 100 }, () => step.sample([3], 0, chance).coins);
  expect([...new Set(sampled)].sort()).toEqual([1, 2, 3]);
});
