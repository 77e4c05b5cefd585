import type { Ask } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { withHeld } from "./held-answers.ts";

/** A game of steps: a view is the number of steps made; `roll` is not foreseen, and after four steps the other is asked. */
const client = {
  asks: (view: unknown): readonly Ask[] => [
    { id: Number(view), kind: "step", seats: [Number(view) < 4 ? 0 : 1] } as unknown as Ask,
  ],
  foresee: (view: unknown, _seat: number, answer: string): unknown =>
    answer === "roll" ? undefined : Number(view) + 1,
};
const steps = [
  { ask: 1, answer: "a" },
  { ask: 2, answer: "b" },
];

test("held answers are given one after the other, and the next question is that after them", () => {
  const { view, ask, held } = withHeld(client, 1, 0, steps);
  expect([view, ask?.id, held]).toEqual([3, 3, steps]);
});

test("answers that have arrived are left behind, so that the position stays the same while they are sent", () => {
  const { view, held } = withHeld(client, 2, 0, steps);
  expect([view, held]).toEqual([3, [steps[1]]]);
  expect(withHeld(client, 3, 0, steps)).toMatchObject({ view: 3, held: [] });
});

test("where the game went another way they are void", () => {
  expect(withHeld(client, 0, 0, steps)).toMatchObject({ view: 0, held: [] });
  expect(withHeld(client, 1, 0, [{ ask: 1, answer: "roll" }])).toMatchObject({ view: 1, held: [] });
});

test("when the other player is asked next, the reader is asked no more", () => {
  const { view, ask, held } = withHeld(client, 3, 0, [{ ask: 3, answer: "a" }]);
  expect([view, ask, held.length]).toEqual([4, undefined, 1]);
});
