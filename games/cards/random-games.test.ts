import { chanceOf, type Seat, seedFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { type Cards, type CardsOptions, cards } from "./rules.ts";

/** Plays a game by random answers, and looks at the books on the way. */
function playOut(players: number, seed: string): Cards {
  const chance = chanceOf(seed);
  const game = cards.setup(cards.readOptions({ players }) as CardsOptions, seedFrom(seed));
  for (let made = 0; cards.outcome(game) === undefined; made++) {
    const seat: Seat = cards.awaited(game);
    const answer = cards.sample(game, seat, chance);
    if (made % 20 === 0) expect(cards.check(game, seat, answer)).toBeUndefined();
    cards.apply(game, seat, answer);
    if (made % 20 === 0) expect(audit(game)).toEqual([]);
  }
  return game;
}

describe.each([
  [2, 12],
  [4, 3],
  [6, 1],
])("random games of %i players", (players, games) => {
  it("come to an end, and the books balance", { timeout: 60_000 }, () => {
    for (let game = 0; game < games; game++) {
      const over = playOut(players, `cards ${players} ${game}`);
      expect(cards.outcome(over)?.winners.length).toBeGreaterThan(0);
      expect(cards.toJSON(cards.fromJSON(cards.toJSON(over)))).toEqual(cards.toJSON(over));
    }
  });
});
