import { BASIC_CARDS, CARDS_OF_HOUSE, cardIds, FIGURES_OF_HOUSE, type Figure } from "./ids.ts";
import { lannisterCards } from "./lannister-cards.ts";
import { starkCards } from "./stark-cards.ts";
import type { CommandCard } from "./vocabulary.ts";
import { all, of, order, ranked, ready, upTo } from "./wording.ts";

const steadyAdvance: CommandCard = { commands: [order(upTo(2))] };
const battleLine: CommandCard = { commands: [order(upTo(3))] };

/** The first ten of either House; they have no tactic. */
const basicCards: readonly CommandCard[] = [
  steadyAdvance,
  steadyAdvance,
  battleLine,
  battleLine,
  { commands: [order(upTo(4, ranked("green")))] },
  { commands: [order(upTo(3, of("infantry")))] },
  { commands: [order(upTo(3, of("cavalry")))] },
  { commands: [order(upTo(3, of("ranged")), { ignore: "off-balance" })] },
  { commands: [order(upTo(2)), order(upTo(2))] },
  { commands: [ready(all())] },
];

const cardsOfCommanders: { readonly [id: string]: CommandCard } = { ...starkCards, ...lannisterCards };

/** By number. */
export const commandCards: readonly CommandCard[] = cardIds.map(
  (id, card) => basicCards[card % CARDS_OF_HOUSE] ?? cardsOfCommanders[id],
);

const CARDS_OF_FIGURE = 5;

/** The commander whose presence brings a card into the deck; none for a basic card. */
export function figureOfCard(card: number): Figure | undefined {
  const place = (card % CARDS_OF_HOUSE) - BASIC_CARDS;
  if (place < 0) return undefined;
  return Math.trunc(card / CARDS_OF_HOUSE) * FIGURES_OF_HOUSE + Math.trunc(place / CARDS_OF_FIGURE);
}
