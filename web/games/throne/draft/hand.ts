import type { Refusal } from "@weirwood/kernel";
import {
  type Area,
  type Card,
  type CardDecision,
  cardAt,
  cardHouse,
  cardSetOf,
  type ScorpionDecision,
  type ThreeCardsDecision,
} from "@weirwood/throne/questions";
import { refusalOf, type Seated } from "./seated.ts";
import { toggled } from "./troops.ts";
import { whyNot } from "./why-not.ts";

/** Cards chosen: one, three, or one of each house beside the Scorpion. */

export const chosen = (kind: CardDecision["kind"], card: Card): CardDecision => ({ kind, card });

export const whyNotCard = (at: Seated, kind: CardDecision["kind"], card: Card): Refusal | undefined =>
  refusalOf(at, chosen(kind, card));

export const noCards: ThreeCardsDecision = { kind: "three-cards", cards: [] };

export const cardToggled = (draft: ThreeCardsDecision, card: Card): ThreeCardsDecision => ({
  ...draft,
  cards: toggled(draft.cards, card),
});

export const whyNotAmongThree = (at: Seated, draft: ThreeCardsDecision, card: Card): Refusal | undefined =>
  draft.cards.includes(card) ? undefined : whyNot(at, cardToggled(draft, card));

export const stingFrom = (from: Area): ScorpionDecision => ({ kind: "use-scorpion", from, cards: [] });

const ownerOfCard = ({ view }: Seated, card: Card): number => cardHouse[cardAt(cardSetOf(view), card)];

/** The draft with a card stung, in place of another of its house; or let go again. */
export function stung(at: Seated, draft: ScorpionDecision, card: Card): ScorpionDecision {
  if (draft.cards.includes(card)) return { ...draft, cards: toggled(draft.cards, card) };
  const others = draft.cards.filter((other) => ownerOfCard(at, other) !== ownerOfCard(at, card));
  return { ...draft, cards: toggled(others, card) };
}

export const whyNotSting = (at: Seated, draft: ScorpionDecision, card: Card): Refusal | undefined =>
  draft.cards.includes(card) ? undefined : whyNot(at, stung(at, draft, card));
