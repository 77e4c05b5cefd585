import { chanceOf, type Seat, seedFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { type Cards, type CardsOptions, cards } from "./rules.ts";
import { randomList } from "./testing/laws.ts";

/** Plays by random answers, and looks at answers and books on the way. One game in ten is of ready-made decks. */
function playOut(players: number, seed: string): Cards {
  const chance = chanceOf(seed);
  const game = cards.setup(cards.readOptions({ players }) as CardsOptions, seedFrom(seed));
  const areDecksReady = chance.below(10) === 0;
  for (let made = 0; cards.outcome(game) === undefined; made++) {
    const seat: Seat = cards.awaited(game);
    const answer = made < players && !areDecksReady ? randomList(chance) : cards.sample(game, seat, chance);
    const isLookedAt = made % 50 === 0;
    if (isLookedAt) expect(cards.check(game, seat, answer)).toBeUndefined();
    cards.apply(game, seat, answer);
    if (isLookedAt) expect(audit(game), `${seed}, decision ${made}`).toEqual([]);
  }
  expect(audit(game), `${seed}, at the end`).toEqual([]);
  return game;
}

/** 500 games, a dozen at a time. */
describe.each([
  [2, 12, 36],
  [4, 5, 12],
  [6, 2, 4],
])("random games of %i players", (players, games, times) => {
  it.each(Array.from({ length: times }, (_, at) => at + 1))("come to an end, and the books balance (%i)", (at) => {
    for (let game = 0; game < games; game++) {
      const over = playOut(players, `${players} players, ${at}.${game}`);
      expect(cards.outcome(over)?.winners.length).toBeGreaterThan(0);
      expect(cards.toJSON(cards.fromJSON(cards.toJSON(over)))).toEqual(cards.toJSON(over));
    }
  });
});
