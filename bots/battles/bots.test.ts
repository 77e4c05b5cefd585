import { battles } from "@weirwood/battles";
import type { Battle } from "@weirwood/battles/rules";
import { chanceFrom, type Seat, seedFrom } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { battlesBots } from "./index.ts";
import { everyBattle, playGame, playMatch, tableOf } from "./testing/tables.ts";

const { random, steward } = battlesBots;

describe("every answer is legal", () => {
  test.each(everyBattle)("in %s", (plan) => {
    const pairs = [
      [steward, steward],
      [steward, random],
      [random, steward],
    ];
    for (const [game, bots] of pairs.entries()) {
      playGame(bots, tableOf(plan), `legal ${game}`, (state, seat, _view, answer) =>
        expect(battles.check(state, seat, answer)).toBeUndefined(),
      );
    }
  });
});

describe("an answer hangs on the view and the chance alone", () => {
  /** The moments of a game, as seen by the seat that is asked. */
  function moments(plan: string): { view: Battle; seat: Seat; index: number }[] {
    const seen: { view: Battle; seat: Seat; index: number }[] = [];
    playGame([steward, steward], tableOf(plan), "views", (_state, seat, view) =>
      seen.push({ view: battles.clone(view), seat, index: seen.length }),
    );
    return seen;
  }

  test.each(everyBattle)("in %s", (plan) => {
    for (const { view, seat, index } of moments(plan)) {
      const shown = battles.clone(view);
      const answer = battles.print(steward.choose(shown, seat, chanceFrom(index)));
      // Cell by cell: the comparison that tests have for everything takes longer than the bot.
      const isUntouched = shown.every((cell, at) => cell === view[at]);
      expect(isUntouched, "the view is left as it was").toBe(true);
      // Another state that looks the same from this seat: other dice, other cards in the foe's hand.
      const other = battles.view(battles.imagine(view, seedFrom(`other ${index}`)), seat);
      expect(battles.print(steward.choose(other, seat, chanceFrom(index)))).toBe(answer);
    }
  });
});

// Seeds are fixed, so these are facts; long matches measure what `weirwood sim battles --bots steward,random` prints.
describe("the steward beats random play from both sides", () => {
  test.each(everyBattle)("in %s", (plan) => {
    expect(playMatch(steward, random, tableOf(plan), 10, "bar").wins).toBeGreaterThanOrEqual(9);
  });
});
