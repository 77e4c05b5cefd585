import { chanceFrom } from "@weirwood/kernel";
import { recordsOfGame, replayChangedRecords } from "@weirwood/kernel/testing";
import { expect, test } from "vitest";
import { throne } from "./index.ts";

test("a record of Throne that somebody has changed comes to a state or has a problem, and throws nothing", () => {
  const { played, problems } = replayChangedRecords(
    throne,
    recordsOfGame(throne, { players: 3 }, "a record"),
    chanceFrom(1),
    2000,
  );
  expect(played).toBeGreaterThan(0);
  for (const rule of ["kernel.record.position", "kernel.record.seat"]) expect(problems).toContain(rule);
});
