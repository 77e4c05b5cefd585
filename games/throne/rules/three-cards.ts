import { AnswerList, legal, oneOf, roll } from "@weirwood/kernel";
import type { ThreeCardsDecision } from "../decisions.ts";
import { ask, bit } from "../state/asks.ts";
import { cardAt, cardIds, cardPlace, type House, houseIds } from "../state/board.ts";
import { cardSetOf } from "../state/flow.ts";
import { CHOSEN_THREE, DICE, HANDS, type Throne } from "../state/layout.ts";
import { cardsIn, cardsOf, countCards } from "../state/pieces.ts";
import { readCards } from "./reading.ts";
import { refuse, type Step, type TellRule } from "./step.ts";

/** The battle of three cards: each side chooses three in secret, and the foe draws one of them. */

const THREE = 3;

/** Asks both sides that have more than three cards; who has exactly three has nothing to choose. */
export function askForThreeOf(game: Throne, houses: readonly House[]): boolean {
  let asked = 0;
  for (const house of houses) if (countCards(game[HANDS + house]) > THREE) asked |= bit(house);
  if (asked !== 0) ask(game, "three-cards", asked);
  return asked !== 0;
}

/** One of the three is drawn by the dice; the others go back unseen (throne.three-cards.drawn). */
export function drawOfThree(game: Throne, house: House, tell?: TellRule): number {
  const chosen = game[CHOSEN_THREE + house] === 0 ? game[HANDS + house] : game[CHOSEN_THREE + house];
  game[CHOSEN_THREE + house] = 0;
  const cards = cardsIn(game, house, chosen);
  const card = cards[roll(game, DICE, cards.length)];
  tell?.({ rule: "throne.three-cards.drawn", house: houseIds[house], card: cardIds[card] });
  return card;
}

export const chooseThree = (settle: (game: Throne, tell?: TellRule) => void): Step<ThreeCardsDecision> => ({
  decision: "three-cards",
  read(input) {
    const cards = readCards(input.cards);
    return cards && { kind: "three-cards", cards };
  },
  check(game, house, { cards }) {
    const hand = cardsOf(game, house);
    const areOwn = cards.every((card) => hand.includes(card));
    return areOwn && cards.length === THREE ? legal : refuse("throne.three-cards.choose");
  },
  apply(game, house, { cards }) {
    let set = 0;
    for (const card of cards) set |= 1 << cardPlace[cardAt(cardSetOf(game), card)];
    game[CHOSEN_THREE + house] = set;
  },
  kept: (game, house) => ({
    kind: "three-cards",
    cards: cardsIn(game, house, game[CHOSEN_THREE + house]).sort((a, b) => a - b),
  }),
  showsAnswered: true,
  settle,
  options(game, house) {
    const triples = triplesOf([...cardsOf(game, house)].sort((a, b) => a - b));
    return new AnswerList(triples.length, (index) => ({ kind: "three-cards", cards: triples[index] }));
  },
  sample: (game, house, chance) => ({
    kind: "three-cards",
    cards: oneOf(triplesOf([...cardsOf(game, house)].sort((a, b) => a - b)), chance),
  }),
});

function triplesOf(cards: readonly number[]): number[][] {
  return cards.flatMap((a, i) => cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c) => [a, b, c])));
}
