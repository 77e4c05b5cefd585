import { chanceFrom } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { exponential } from "./exponential.ts";
import { errorsOf, learn } from "./learning.ts";
import type { Lesson } from "./lessons.ts";
import { Network } from "./network.ts";

/** Games of three whose winner is the one with the greatest first number times its second, mostly. */
function lessons(count: number): Lesson[] {
  const chance = chanceFrom(5);
  const number = (): number => chance.below(2001) / 1000 - 1;
  return Array.from({ length: count }, (_, game) => {
    const rows = Float32Array.from({ length: 3 * 3 }, number);
    const worths = [0, 1, 2].map((seat) => rows[seat * 3] * rows[seat * 3 + 1] + 0.1 * number());
    const winner = worths.indexOf(Math.max(...worths));
    return { game, seats: 3, shares: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)), rounds: [1], rows };
  });
}

const all = lessons(1500);
const settings = { hidden: 8, passes: 12, seed: "1" };

test("what no number says by itself is learned, and told of games that were held apart", () => {
  const { errors } = learn(all, settings);
  const [over] = errors;
  expect(over.positions).toBe(150);
  expect(over.blindLoss).toBeCloseTo(Math.log(3));
  expect(over.loss).toBeLessThan(0.6);
  expect(over.hits).toBeGreaterThan(0.75);
});

test("without hidden units it is not: a product is no sum", () => {
  expect(learn(all, { ...settings, hidden: 0 }).errors[0].loss).toBeGreaterThan(1);
});

test("the same lessons and seed give the same weights, another seed others", () => {
  const few = all.slice(0, 200);
  const once = learn(few, settings).weights;
  expect(learn(few, settings).weights).toEqual(once);
  expect(learn(few, { ...settings, seed: "2" }).weights).not.toEqual(once);
});

test("errors are told round by round, after those over all", () => {
  const network = new Network(learn(all.slice(0, 100), settings).weights);
  const later = all.slice(0, 30).map((lesson, index) => ({ ...lesson, rounds: [1 + (index % 3)] }));
  expect(errorsOf(network, later).map(({ round, positions }) => [round, positions])).toEqual([
    [0, 30],
    [1, 10],
    [2, 10],
    [3, 10],
  ]);
});

test("powers of e are what they should be", () => {
  for (const x of [-700, -30, -1, -0.1, 0, 1e-9, 0.5, 1, 7.5, 300]) {
    expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
  }
  expect(exponential(-800)).toBe(0);
});
