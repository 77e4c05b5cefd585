import { chanceFrom } from "@weirwood/kernel";
import { recordsOfGame, replayChangedRecords } from "@weirwood/kernel/testing";
import { expect, test } from "vitest";
import { battles } from "./index.ts";

test.each(["wolf-raiders", "breaking-the-siege", "reward"])(
  "a changed record of %s comes to a state or has a problem, and throws nothing",
  (plan) => {
    const { played, problems } = replayChangedRecords(
      battles,
      recordsOfGame(battles, { plan }, "a record"),
      chanceFrom(1),
      700,
    );
    expect(played).toBeGreaterThan(0);
    for (const rule of ["kernel.record.position", "kernel.record.seat"]) expect(problems).toContain(rule);
  },
);
