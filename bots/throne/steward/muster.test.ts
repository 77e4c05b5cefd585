import { expect, test } from "vitest";
import { throneBots } from "../index.ts";
import { answersOf, position } from "../testing/tables.ts";

const { steward } = throneBots;
const players = ["baratheon", "lannister", "greyjoy", "stark", "tyrell"];
const mustering = {
  players,
  phase: "westeros",
  turn: 2,
  decks: { 1: ["mustering"], 2: ["last-days-of-summer"], 3: ["last-days-of-summer"] },
};

test("an island without ships launches one", () => {
  const state = position({ ...mustering, units: { dragonstone: "baratheon 1F" } });
  for (const answer of answersOf(steward, state, "baratheon")) expect(answer).toContain("1S > shipbreaker-bay");
});

test("nothing that supply feeds is left unmustered", () => {
  const state = position({ ...mustering, units: { dragonstone: "baratheon 1F", "shipbreaker-bay": "baratheon 1S" } });
  for (const answer of answersOf(steward, state, "baratheon")) {
    const raised = [...answer.matchAll(/(\d)([KFSU])/g)].map(
      ([, count, kind]) => Number(count) * (kind === "K" ? 2 : 1),
    );
    expect(raised.reduce((sum, points) => sum + points, 0)).toBe(2);
  }
});

test("a castle with the enemy at its door raises troops, not ships", () => {
  const state = position({
    ...mustering,
    players: ["lannister", "greyjoy", "stark", "baratheon", "tyrell"],
    units: { lannisport: "lannister 1F", "golden-sound": "lannister 1S", riverrun: "greyjoy 2K" },
  });
  for (const answer of answersOf(steward, state, "lannister")) expect(answer).toMatch(/lannisport: (1K|2F|1F, 1U)/);
});
