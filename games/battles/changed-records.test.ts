import { chanceFrom, type RecordFile, replay, seedFrom } from "@weirwood/kernel";
import { playOut, replayChangedRecords } from "@weirwood/kernel/testing";
import { expect, test } from "vitest";
import { battles } from "./index.ts";

test.each(["wolf-raiders", "breaking-the-siege", "reward"])(
  "a record of %s that somebody has changed comes to a state or has a problem, and throws nothing",
  (plan) => {
    const options = { plan };
    const { state, decisions } = playOut(battles, options, "a record");
    const { seed, ...rest }: RecordFile = {
      game: battles.name,
      rules: battles.rulesVersion,
      options,
      seed: seedFrom("a record"),
      headers: [],
      decisions: decisions.map(({ seat, answer }) => ({
        seat: battles.seatName(state, seat),
        notation: battles.print(answer),
      })),
    };
    /** The same game from a later moment on. */
    const from = (upTo: number): RecordFile => {
      const middle = replay(battles, { ...rest, seed }, { upTo });
      if ("problem" in middle) throw new Error(middle.problem);
      return { ...rest, position: battles.toJSON(middle.state), decisions: rest.decisions.slice(upTo, upTo + 40) };
    };
    const start = { ...rest, seed, decisions: rest.decisions.slice(0, 40) };
    const records = [start, ...[1, 2, 3, 4, 5].map((part) => from(((decisions.length * part) / 6) | 0))];
    const { played, problems } = replayChangedRecords(battles, records, chanceFrom(1), 700);
    expect(played).toBeGreaterThan(0);
    for (const rule of ["kernel.record.position", "kernel.record.seat"]) expect(problems).toContain(rule);
  },
);
