import { type Deck, deckOf, listOf } from "@weirwood/cards/decks";
import { faces } from "@weirwood/cards/questions";

/** A deck and what its builder calls it: one version of what is being built. */
export interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

export const emptyDeck: Deck = deckOf([]);

/** More of one card than anybody means to put in: enough to see that it is too many. */
const MOST_OF_ONE = 9;
/** A deck that is said at a table names no more. */
const MOST_IN_ALL = 160;

export const copiesIn = (deck: Deck, card: number): number => listOf(deck).filter((one) => one === card).length;

/** The deck with another number of copies of a card; the same deck where that cannot be. */
export function withCopies(deck: Deck, card: number, copies: number): Deck {
  const others = listOf(deck).filter((one) => one !== card);
  const isWithin = copies >= 0 && copies <= MOST_OF_ONE && others.length + copies <= MOST_IN_ALL;
  if (!isWithin || copies === copiesIn(deck, card)) return deck;
  return deckOf([...others, ...Array<number>(copies).fill(card)]);
}

/** The deck with one card of a type in place of all that it has of it; without any where none is named. */
export function withOnly(deck: Deck, type: "house" | "agenda", card: number | undefined): Deck {
  const others = listOf(deck).filter((one) => faces[one].type !== type);
  return deckOf(card === undefined ? others : [...others, card]);
}

/** Its cards of a type with the number of copies: by cost, then in the order of the pool. */
export function rowsOf(deck: Deck, type: string): readonly { readonly card: number; readonly copies: number }[] {
  const counts = new Map<number, number>();
  for (const card of listOf(deck)) if (faces[card].type === type) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, copies]) => ({ card, copies }))
    .sort((one, other) => costOf(other.card) - costOf(one.card) || one.card - other.card);
}

/** Gold that a card costs in print; X and cards without a cost count as nothing. */
export const costOf = (card: number): number => {
  const { cost } = faces[card];
  return typeof cost === "number" ? cost : 0;
};
