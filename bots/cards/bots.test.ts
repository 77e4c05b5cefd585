import { type Cards, type CardsDecision, cards } from "@weirwood/cards/rules";
import { chanceFrom, type Seat, seedFrom } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import type { EveryDecision } from "../testing/match.ts";
import { cardsBots } from "./index.ts";
import { leagueOf, leagueTable } from "./testing/league.ts";
import { bringing, deckNames, playGame, tableOf, winsOfMirrors } from "./testing/tables.ts";

const { random, steward } = cardsBots;
const everyDeck = deckNames.map((name, deck) => ({ name, deck }));

/** Every answer is checked; thousands of them, so that nothing else is done about one that is legal. */
const isLegal: EveryDecision<Cards, CardsDecision> = (state, seat, _view, answer) => {
  const refusal = cards.check(state, seat, answer);
  if (refusal !== undefined) expect.fail(`${cards.print(answer)}: ${refusal.rule}`);
};

describe("every answer is legal", () => {
  test.each(everyDeck)("with $name", ({ deck }) => {
    const other = (deck + 3) % deckNames.length;
    playGame([bringing(steward, deck), bringing(steward, other)], tableOf(2), `legal ${deck}`, isLegal);
    playGame([bringing(random, other), bringing(steward, deck)], tableOf(2), `legal ${deck}`, isLegal);
  });

  test("among four", () => {
    const bots = [0, 1, 5, 7].map((deck) => bringing(steward, deck));
    expect(playGame(bots, tableOf(4), "legal among four", isLegal).winners).not.toEqual([]);
  });
});

describe("an answer hangs on the view and the chance alone", () => {
  /** The moments of a game, as seen by the seat that is asked. */
  function moments(deck: number): { view: Cards; seat: Seat; index: number }[] {
    const seen: { view: Cards; seat: Seat; index: number }[] = [];
    playGame([bringing(steward, deck), bringing(steward, (deck + 1) % 8)], tableOf(2), "views", (_state, seat, view) =>
      seen.push({ view: cards.clone(view), seat, index: seen.length }),
    );
    return seen;
  }

  test.each(everyDeck.slice(0, 3))("with $name", ({ deck }) => {
    for (const { view, seat, index } of moments(deck)) {
      const shown = cards.clone(view);
      const answer = cards.print(steward.choose(shown, seat, chanceFrom(index)));
      // Cell by cell: the comparison that tests have for everything takes longer than the bot.
      expect(
        shown.every((cell, at) => cell === view[at]),
        "the view is left as it was",
      ).toBe(true);
      // Another state that looks the same from this seat: other dice, other cards in the other hand.
      const other = cards.view(cards.imagine(view, seedFrom(`other ${index}`)), seat);
      expect(cards.print(steward.choose(other, seat, chanceFrom(index)))).toBe(answer);
    }
  });
});

// Seeds are fixed, so these are facts; of 400 such games the steward wins nearly all.
test("the steward beats random play with every deck from both seats", () => {
  expect(winsOfMirrors(steward, random, 32, "mirror")).toBeGreaterThanOrEqual(29);
});

test("a league counts every game once", () => {
  const standings = leagueOf(random, 2, "league", [0, 1, 2]);
  expect(standings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1.5);
  expect(leagueTable(standings).split("\n")).toHaveLength(3);
});
