import { expect, test } from "vitest";
import { decisionIn, standingsOf } from "./standings.ts";

test("whoever won comes first, then those who have most; equals share a place", () => {
  const places = standingsOf([4, 7, 4, 5], [1, 0, 3, 0], [1]).map(({ seat, place }) => [seat, place]);
  expect(places).toEqual([
    [1, 1],
    [3, 2],
    [2, 3],
    [0, 3],
  ]);
});

test("a tie that the rules settled still has one first", () => {
  expect(standingsOf([5, 5], undefined, [1]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

test("the round that decided is the one after which the winner was never level again", () => {
  const lines = [
    [1, 2, 4, 4, 6, 7],
    [1, 3, 3, 4, 5, 5],
    [2, 2, 2, 2, 2, 2],
  ];
  expect(decisionIn(lines, 0)).toEqual({
    turn: 4,
    rival: 1,
    before: { own: 4, rival: 4 },
    after: { own: 6, rival: 5 },
  });
});

test("where both were level to the end, the last round decided, against whoever was level", () => {
  expect(
    decisionIn(
      [
        [1, 2, 3],
        [1, 3, 3],
      ],
      0,
    )?.turn,
  ).toBe(2);
});

test("whoever led from the start needed no such round", () => {
  expect(
    decisionIn(
      [
        [2, 3],
        [1, 1],
      ],
      0,
    ),
  ).toBeUndefined();
});
