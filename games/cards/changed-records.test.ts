import { chanceFrom } from "@weirwood/kernel";
import { recordsOfGame, replayChangedRecords } from "@weirwood/kernel/testing";
import { expect, test } from "vitest";
import { cards } from "./index.ts";
import { randomDecks } from "./testing/laws.ts";

test.each([2, 4])("a changed record of %i players comes to a state or has a problem, and throws nothing", (players) => {
  const { played, problems } = replayChangedRecords(
    cards,
    recordsOfGame(randomDecks, { players }, "a record"),
    chanceFrom(1),
    700,
  );
  expect(played).toBeGreaterThan(0);
  for (const rule of ["kernel.record.position", "kernel.record.seat"]) expect(problems).toContain(rule);
});
