import { expect, test } from "vitest";
import { chanceFrom } from "./chance.ts";
import { recordsOfGame, replayChangedRecords } from "./testing/index.ts";
import { ravensWager } from "./testing-game/game.ts";

test("a record that somebody has changed comes to a state or has a problem, and throws nothing", () => {
  const records = recordsOfGame(ravensWager, { seats: 3, rounds: 2 }, "a record");
  const { played, problems } = replayChangedRecords(ravensWager, records, chanceFrom(1), 5000);
  expect(played).toBeGreaterThan(0);
  for (const rule of ["kernel.record.position", "kernel.record.seat"]) expect(problems).toContain(rule);
});
