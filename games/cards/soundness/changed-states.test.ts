import { chanceFrom } from "@weirwood/kernel";
import { playChangedStates, statesOfGame } from "@weirwood/kernel/testing";
import { expect, test } from "vitest";
import { randomDecks } from "../testing/laws.ts";

const usual = { rounds: 30, goldCounts: true };

test.each([2, 3, 4, 6])("a changed state of %i players is refused, or goes on", (players) => {
  const chance = chanceFrom(players);
  const states = statesOfGame(randomDecks, { ...usual, players }, chance, 150);
  const times = 400;
  // Most changes are refused; where nearly all were, nothing would be shown.
  expect(playChangedStates(randomDecks, states, chance, { times, decisions: 40 })).toBeGreaterThan(times / 10);
});
