import { expect, test } from "vitest";
import { seedFrom } from "./dice.ts";
import { eventsFor, type Followed, type Following, follow, startFollowing, viewerIndex } from "./follow.ts";
import { type GameEvent, ONLOOKER } from "./game.ts";
import { patched } from "./patch.ts";
import { isRefusal } from "./refusal.ts";
import { ravensWager as game } from "./testing-game/game.ts";
import type { Wager } from "./testing-game/layout.ts";

const state = game.setup({ seats: 3, rounds: 2 }, seedFrom("follow"));

function decide(before: Following<Wager>, seat: number, notation: string): Followed<Wager> {
  const answer = game.parse(notation);
  if (isRefusal(answer)) throw new Error(notation);
  const events: GameEvent[] = [];
  game.apply(state, seat, answer, (event) => events.push(event));
  return follow(game, before, state, events);
}

test("a secret answer is told to all as having come, and what it is to its own seat alone", () => {
  const start = startFollowing(game, state);
  expect(start.numbers).toEqual([0, 0, 0, 0]);
  const first = decide(start, 0, "wager 3");
  expect(first.told[viewerIndex(0)]?.changes).toMatchObject({ wagers: { ash: 3 } });
  expect(JSON.stringify(first.told[viewerIndex(1)]?.changes)).not.toContain("3");
  expect(first.numbers).toEqual([1, 1, 1, 1]);

  const again = decide(first, 0, "wager 2");
  expect(again.told[viewerIndex(ONLOOKER)]?.changes).toEqual({});
  expect(again.told[viewerIndex(0)]?.changes).toMatchObject({ wagers: { ash: 2 } });
  expect(again.asks).toEqual(first.asks);
});

test("patches, one after the other, make every viewer's view out of its first", () => {
  const fresh = game.setup({ seats: 3, rounds: 2 }, seedFrom("patches"));
  let now: Following<Wager> = startFollowing(game, fresh);
  const plain = now.views.map((view) => game.toJSON(view));
  for (const [seat, notation] of [
    [0, "wager 1"],
    [2, "wager 0"],
    [1, "wager 4"],
    [1, "play nothing"],
  ] as const) {
    const answer = game.parse(notation);
    if (isRefusal(answer)) throw new Error(notation);
    game.apply(fresh, seat, answer);
    const after = follow(game, now, fresh, []);
    for (const [index, told] of after.told.entries()) {
      plain[index] = patched(plain[index], told?.changes ?? {}) as (typeof plain)[number];
      expect(plain[index]).toEqual(game.toJSON(after.views[index]));
    }
    now = after;
  }
});

test("events reach those who may hear them", () => {
  const open = { rule: "wager.play" };
  const drawn = { rule: "wager.draw", audience: [1] };
  expect(eventsFor(1, [open, drawn])).toEqual([open, drawn]);
  expect(eventsFor(0, [open, drawn])).toEqual([open]);
  expect(eventsFor(ONLOOKER, [drawn])).toEqual([]);
});
