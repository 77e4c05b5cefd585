import { roll } from "@weirwood/kernel";
import { cardIds } from "../data/ids.ts";
import { type House, houseIds } from "../data/names.ts";
import { type Battle, DICE, decks, discards, hands } from "../state/layout.ts";
import { seatOf } from "../state/seats.ts";
import type { TellRule } from "./step.ts";

/** Command decks: cards come from the deck into the hand, and go from the hand to the discard pile. */

/** Whether a House has a card left that it could draw. */
export const canDraw = (game: Battle, house: House): boolean =>
  decks[house].count(game) + discards[house].count(game) > 0;

/** Draws cards one by one; where the deck is empty the discard pile is shuffled first (battles.cards.reshuffle). */
export function drawCards(game: Battle, house: House, count: number, tell?: TellRule): void {
  let drawn = 0;
  for (; drawn < count && canDraw(game, house); drawn++) {
    if (decks[house].count(game) === 0) tell?.({ rule: "battles.cards.reshuffle", house: houseIds[house] });
    // There is one: `canDraw` has looked.
    const card = decks[house].draw(game, discards[house], DICE) as number;
    hands[house].put(game, card);
    tell?.({
      rule: "battles.cards.drawn",
      audience: [seatOf(game, house)],
      house: houseIds[house],
      card: cardIds[card],
    });
  }
  if (drawn > 0) tell?.({ rule: "battles.cards.draw", house: houseIds[house], count: drawn });
}

/** Discards a card of the hand that the dice pick, for everybody to see. */
export function discardAtRandom(game: Battle, house: House, tell?: TellRule): void {
  const count = hands[house].count(game);
  if (count === 0) return;
  const card = hands[house].takeAt(game, roll(game, DICE, count));
  discards[house].put(game, card);
  tell?.({ rule: "battles.cards.discard", house: houseIds[house], card: cardIds[card] });
}
