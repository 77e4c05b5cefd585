import { expect, test } from "vitest";
import { chanceFrom } from "./chance.ts";
import { seedFrom } from "./dice.ts";
import type { RecordFile } from "./record.ts";
import { replay } from "./replay.ts";
import { playOut, replayChangedRecords } from "./testing/index.ts";
import { ravensWager } from "./testing-game/game.ts";

const options = { seats: 3, rounds: 2 };
const { state, decisions } = playOut(ravensWager, options, "a record");
const fromSetup: RecordFile = {
  game: ravensWager.name,
  rules: ravensWager.rulesVersion,
  options,
  seed: seedFrom("a record"),
  headers: [],
  decisions: decisions.map(({ seat, answer }) => ({
    seat: ravensWager.seatName(state, seat),
    notation: ravensWager.print(answer),
  })),
};

/** The same game from its middle on. */
function fromPosition(): RecordFile {
  const half = decisions.length >> 1;
  const middle = replay(ravensWager, fromSetup, { upTo: half });
  if ("problem" in middle) throw new Error(middle.problem);
  const { seed: _, ...rest } = fromSetup;
  return { ...rest, position: ravensWager.toJSON(middle.state), decisions: fromSetup.decisions.slice(half) };
}

test("a record that somebody has changed comes to a state or has a problem, and throws nothing", () => {
  const { played, problems } = replayChangedRecords(ravensWager, [fromSetup, fromPosition()], chanceFrom(1), 5000);
  expect(played).toBeGreaterThan(0);
  for (const rule of ["kernel.record.position", "kernel.record.seat"]) expect(problems).toContain(rule);
});
