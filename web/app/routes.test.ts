import { expect, test } from "vitest";
import { pageAt } from "./routes.tsx";

test("rules, statistics and lessons have an address for every game", () => {
  for (const game of ["throne", "ravens-wager"]) {
    for (const part of ["rules", "statistics", "learn"]) {
      expect(pageAt(`/${part}/${game}`)?.openings).toEqual({ game });
    }
    expect(pageAt(`/statistics/${game}/somebody`)?.openings).toEqual({ game, person: "somebody" });
  }
});

test("addresses from before there were several games lead where they led", () => {
  for (const path of ["/rules/throne", "/statistics/throne", "/learn", "/practice", "/pass", "/pass/g1", "/replay"]) {
    expect(pageAt(path), path).toBeDefined();
  }
  expect(pageAt("/learn")?.Page).toBe(pageAt("/learn/throne")?.Page);
});

test("an address of nothing has no page", () => {
  expect(pageAt("/castle")).toBeUndefined();
});
