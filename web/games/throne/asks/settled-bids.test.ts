import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, type GameEvent, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { askKind, houseAt, IRON_THRONE, playersOf } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { expect, test } from "vitest";
import { settledBids } from "./settled-bids.ts";

const options = throne.readOptions({ players: 5 });
if (isRefusal(options)) throw new Error(options.rule);

test("the bids for a settled track are those that placed its houses, of this Clash of Kings and no earlier one", () => {
  let seen = 0;
  for (let game = 0; game < 8; game++) {
    const state = throne.setup(options, seedFrom(`bids ${game}`));
    const chance = chanceFrom(game);
    const told: GameEvent[] = [];
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      if (askKind(state) === "bid-iron-throne") expect(settledBids(told).size).toBe(0);
      if (askKind(state) === "bid-fiefdoms") {
        const bids = settledBids(told).get(IRON_THRONE);
        const placed = Array.from({ length: playersOf(state) }, (_, at) => bids?.get(houseAt(state, IRON_THRONE, at)));
        expect(placed).toEqual([...placed].sort((one, other) => Number(other) - Number(one)));
        expect(placed).not.toContain(undefined);
        seen++;
      }
      const bot = seat % 2 === 0 ? throneBots.greedy : throneBots.random;
      throne.apply(state, seat, bot.choose(throne.view(state, seat), seat, chance), (event) => told.push(event));
    }
  }
  expect(seen).toBeGreaterThan(4);
});

test("whoever came in the middle has not been told of earlier bids", () => {
  expect(settledBids([{ rule: "throne.clash.place", track: "iron-throne", house: "stark", place: 1 }]).size).toBe(0);
});
