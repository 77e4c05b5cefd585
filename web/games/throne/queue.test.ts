import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { areaCount, askKind, houseOfSeat, isMarch, orderIn, ownerOf } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { expect, test } from "vitest";
import { queue } from "./queue.ts";

const hasMarch = (state: Throne, seat: number): boolean =>
  Array.from({ length: areaCount(state) }, (_, area) => area).some(
    (area) => ownerOf(state, area) === houseOfSeat(state, seat) && isMarch(orderIn(state, area)),
  );

test("whoever marches next is the first in line who still has an order for it", () => {
  const options = throne.readOptions({ players: 5 });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = throne.setup(options, seedFrom("a line"));
  const chance = chanceFrom(1);
  let line: readonly number[] = [];
  let foretold = 0;
  for (let seat = throne.awaited(state); seat !== NOBODY && throne.round(state) < 4; seat = throne.awaited(state)) {
    if (askKind(state) === "march") {
      const next = line.find((one) => hasMarch(state, one));
      if (next !== undefined) {
        expect(seat).toBe(next);
        foretold += 1;
      }
      line = queue(throne.view(state, seat)) ?? [];
    } else if (askKind(state) === "orders") line = [];
    throne.apply(state, seat, throneBots.greedy.choose(throne.view(state, seat), seat, chance));
  }
  expect(foretold).toBeGreaterThan(5);
});

test("nobody stands in line where everybody answers at once", () => {
  const options = throne.readOptions({ players: 3 });
  if (isRefusal(options)) throw new Error(options.rule);
  expect(queue(throne.setup(options, seedFrom("orders")))).toBeUndefined();
});
