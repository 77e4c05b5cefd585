import { expect, test } from "vitest";
import { byGames, byNumber, percentWon, type Standing } from "./standings.ts";

const standing = (games: number, won: number): Standing => ({ games, won, resigned: 0, timedOut: 0 });

test("what was played most comes first, and equals stand in the order of their names", () => {
  const rows = byGames({ tyrell: standing(2, 1), stark: standing(5, 1), greyjoy: standing(2, 0) });
  expect(rows.map(({ key }) => key)).toEqual(["stark", "greyjoy", "tyrell"]);
});

test("numbers of players go from few to many, as numbers do", () => {
  const rows = byNumber({ 10: standing(9, 1), 3: standing(1, 1), 6: standing(2, 1) });
  expect(rows.map(({ key }) => key)).toEqual(["3", "6", "10"]);
});

test("a share is of a hundred, and none of no games", () => {
  expect(percentWon(standing(3, 1))).toBe(33);
  expect(percentWon(standing(8, 8))).toBe(100);
  expect(percentWon(standing(0, 0))).toBe(0);
});
