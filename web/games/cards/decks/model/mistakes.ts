import { type Deck, isOwn, whyNotDeck } from "@weirwood/cards/decks";
import { cardNumber, faces, NONE } from "@weirwood/cards/questions";
import type { Refusal } from "@weirwood/kernel";

/** What the rules say of a deck, and which cards they say it of. */
export interface Standing {
  readonly reasons: readonly Refusal[];
  /** Titles that a reason names: every printing of one is marked. */
  readonly wrongTitles: ReadonlySet<string>;
  /** Draw cards of other Houses: allowed, but dearer. */
  readonly foreign: number;
}

export function standingOf(deck: Deck): Standing {
  const reasons = whyNotDeck(deck);
  const named = reasons.flatMap(({ params: { card } }) => {
    const number = typeof card === "string" ? cardNumber(card) : undefined;
    return number === undefined ? [] : [faces[number].title];
  });
  return { reasons, wrongTitles: new Set(named), foreign: foreignIn(deck) };
}

/** A card without a gold cost never costs more. */
const foreignIn = ({ house, cards }: Deck): number =>
  house === NONE ? 0 : cards.filter((card) => faces[card].cost !== undefined && !isOwn(card, house)).length;
