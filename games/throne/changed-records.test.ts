import { chanceFrom, type RecordFile, replay, seedFrom } from "@weirwood/kernel";
import { playOut, replayChangedRecords } from "@weirwood/kernel/testing";
import { expect, test } from "vitest";
import { throne } from "./index.ts";

const options = { players: 3 };

test("a record of Throne that somebody has changed comes to a state or has a problem, and throws nothing", () => {
  const { state, decisions } = playOut(throne, options, "a record");
  const { seed, ...rest }: RecordFile = {
    game: throne.name,
    rules: throne.rulesVersion,
    options,
    seed: seedFrom("a record"),
    headers: [],
    decisions: decisions.map(({ seat, answer }) => ({
      seat: throne.seatName(state, seat),
      notation: throne.print(answer),
    })),
  };
  /** The same game from a later moment on. */
  const from = (upTo: number): RecordFile => {
    const middle = replay(throne, { ...rest, seed }, { upTo });
    if ("problem" in middle) throw new Error(middle.problem);
    return { ...rest, position: throne.toJSON(middle.state), decisions: rest.decisions.slice(upTo, upTo + 40) };
  };
  const start = { ...rest, seed, decisions: rest.decisions.slice(0, 40) };
  const records = [start, ...[1, 2, 3, 4, 5].map((part) => from(((decisions.length * part) / 6) | 0))];
  const { played, problems } = replayChangedRecords(throne, records, chanceFrom(1), 2000);
  expect(played).toBeGreaterThan(0);
  for (const rule of ["kernel.record.position", "kernel.record.seat"]) expect(problems).toContain(rule);
});
