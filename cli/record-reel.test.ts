import { entryNamed } from "@weirwood/catalogue";
import { canonical, chanceFrom, type Json, NOBODY, type RecordedDecision, replay, seedFrom } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { RecordReel } from "./record-reel.ts";

test("any position of a record can be had, kept or played again", async () => {
  const game = await entryNamed("ravens-wager")!.game();
  const options = game.readOptions({ seats: 4 });
  if ("rule" in options) throw new Error("these are options");
  const seed = seedFrom("reel");
  const state = game.setup(options, seed);
  const chance = chanceFrom(7);
  const positions = [canonical(game.toJSON(state))];
  const decisions: RecordedDecision[] = [];
  for (let seat = game.awaited(state); seat !== NOBODY; seat = game.awaited(state)) {
    const answer = game.sample(state, seat, chance);
    decisions.push({ seat: game.seatName(state, seat), notation: game.print(answer) });
    game.apply(state, seat, answer);
    positions.push(canonical(game.toJSON(state)));
  }
  expect(decisions.length).toBeGreaterThan(64);

  const reel = new RecordReel(game);
  const record = {
    game: game.name,
    rules: game.rulesVersion,
    options: options as unknown as Json,
    seed,
    headers: [],
    decisions,
  };
  expect(replay(game, record as never, reel)).not.toHaveProperty("problem");
  expect(reel.last).toBe(decisions.length);
  for (const [moment, position] of positions.entries()) {
    expect(canonical(game.toJSON(reel.stateAt(moment)))).toBe(position);
  }
  expect(reel.moments[reel.startOf(2)].events.map(({ rule }) => rule)).toContain("wager.round");
  expect(reel.startOf(6)).toBe(-1);
  expect(new Set(reel.marks.map(({ event }) => event.rule))).toEqual(new Set(Object.keys(game.notable)));
});
