import { expect, test } from "vitest";
import { pageAt } from "./routes.tsx";

test("rules, statistics and lessons have an address for every game", () => {
  for (const game of ["throne", "ravens-wager"]) {
    for (const part of ["rules", "statistics", "learn"]) {
      expect(pageAt(`/${part}/${game}`)?.parameters).toEqual({ game });
    }
    expect(pageAt(`/statistics/${game}/somebody`)?.parameters).toEqual({ game, person: "somebody" });
  }
});

test("addresses from before there were several games lead where they led", () => {
  for (const path of ["/rules/throne", "/statistics/throne", "/learn", "/practice", "/pass", "/pass/g1", "/replay"]) {
    expect(pageAt(path), path).toBeDefined();
  }
  expect(pageAt("/learn")?.Page).toBe(pageAt("/learn/throne")?.Page);
});

test("a game may bring pages of its own", () => {
  expect(pageAt("/games/battles/plans")).toMatchObject({
    parameters: { game: "battles", page: "plans" },
    isWhole: true,
  });
});

test("an address of nothing has no page", () => {
  expect(pageAt("/castle")).toBeUndefined();
});
