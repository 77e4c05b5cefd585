import { chanceOf, type Seat, seedFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { type Cards, type CardsOptions, cards } from "../rules.ts";
import { randomList } from "../testing/laws.ts";
import { derive, passOver } from "./derive.ts";
import { touch } from "./words.ts";

const bytesOf = ({ buffer, byteOffset, byteLength }: Cards): Buffer => Buffer.from(buffer, byteOffset, byteLength);
const areSame = (one: Cards, other: Cards): boolean => bytesOf(one).equals(bytesOf(other));

describe.each([
  [2, 6],
  [4, 1],
])("in random games of %i players with random decks", (players, games) => {
  it("derived words follow from the position alone, another pass would change none, and a copy has them", () => {
    for (let number = 0; number < games; number++) {
      const seed = `derive ${players} ${number}`;
      const chance = chanceOf(seed);
      const game = cards.setup(cards.readOptions({ players }) as CardsOptions, seedFrom(seed));
      for (let seat: Seat = 0; seat < players; seat++) cards.apply(game, seat, randomList(chance));
      const kept = cards.clone(game);
      for (let made = 0; cards.outcome(game) === undefined; made++) {
        const seat = cards.awaited(game);
        cards.apply(game, seat, cards.sample(game, seat, chance));
        const again = game.slice();
        derive(again);
        expect(passOver(again), `${seed}, decision ${made}`).toBe(0);
        expect(areSame(again, game), `${seed}, decision ${made}`).toBe(true);
        if (made % 25 > 0) continue;
        cards.copy(game, kept);
        expect(areSame(kept, game), `${seed}, decision ${made}, copied`).toBe(true);
        touch(again);
        derive(again);
        expect(areSame(cards.fromJSON(cards.toJSON(game)), again), `${seed}, decision ${made}, read`).toBe(true);
      }
    }
  });
});
