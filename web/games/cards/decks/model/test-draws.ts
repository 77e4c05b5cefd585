import { type Deck, drawTypes, isOwn } from "@weirwood/cards/decks";
import { faces, NONE } from "@weirwood/cards/questions";
import { chanceOf, shuffled } from "@weirwood/kernel";
import { costOf } from "./deck-changes.ts";

/** Cards of a first hand, and gold for what is placed. */
const HAND = 7;
const GOLD = 5;
/** What a card of another House costs more. */
const PENALTY = 2;

/** A deck that was shuffled, and how many cards of it have been drawn. */
export interface TestDraw {
  readonly seed: string;
  readonly order: readonly number[];
  readonly drawn: number;
  readonly hasMulligan: boolean;
}

const drawsOf = ({ cards }: Deck): number[] => cards.filter((card) => drawTypes.has(faces[card].type));

export function firstHand(deck: Deck, seed: string): TestDraw {
  const order = shuffled(drawsOf(deck), chanceOf(`draw ${seed}`));
  return { seed, order, drawn: Math.min(HAND, order.length), hasMulligan: true };
}

/** Another seven from the whole deck, once. */
export function mulligan({ seed, order, hasMulligan, ...rest }: TestDraw): TestDraw {
  if (!hasMulligan) return { seed, order, hasMulligan, ...rest };
  const again = shuffled([...order], chanceOf(`mulligan ${seed}`));
  return { seed, order: again, drawn: Math.min(HAND, order.length), hasMulligan: false };
}

export const oneMore = (draw: TestDraw): TestDraw => ({
  ...draw,
  drawn: Math.min(draw.drawn + 1, draw.order.length),
  hasMulligan: false,
});

/** How first hands of a deck are: from many of them, the same for the same deck. */
export interface Outlook {
  /** Cards that can be placed for the gold of a set-up, on average; and of which most of it can be spent. */
  readonly placed: number;
  readonly gold: number;
  /** How many hands of a hundred place at least one character. */
  readonly withCharacter: number;
}

const HANDS = 1000;

export function outlookOf(deck: Deck): Outlook | undefined {
  const cards = drawsOf(deck);
  if (cards.length < HAND) return undefined;
  const chance = chanceOf("outlook");
  let [placed, gold, withCharacter] = [0, 0, 0];
  for (let hand = 0; hand < HANDS; hand++) {
    const best = bestSetUp(shuffled([...cards], chance).slice(0, HAND), deck.house);
    placed += best.cards.length;
    gold += best.gold;
    if (best.cards.some((card) => faces[card].type === "character")) withCharacter++;
  }
  return { placed: placed / HANDS, gold: gold / HANDS, withCharacter: (100 * withCharacter) / HANDS };
}

/** What of a hand can be placed by its print: most cards, and of those most gold. One limited card at most. */
export function bestSetUp(hand: readonly number[], house: number): { cards: readonly number[]; gold: number } {
  const placeable = hand.filter((card) => ["character", "location"].includes(faces[card].type));
  let best: { cards: readonly number[]; gold: number } = { cards: [], gold: 0 };
  for (let choice = 1; choice < 1 << placeable.length; choice++) {
    const cards = placeable.filter((_, at) => ((choice >> at) & 1) === 1);
    const gold = cards.reduce((total, card) => total + priceOf(card, house), 0);
    const limited = cards.filter((card) => faces[card].keywords?.includes("limited")).length;
    if (gold > GOLD || limited > 1) continue;
    const isBetter = cards.length > best.cards.length || (cards.length === best.cards.length && gold > best.gold);
    if (isBetter) best = { cards, gold };
  }
  return best;
}

const priceOf = (card: number, house: number): number =>
  costOf(card) + (house === NONE || isOwn(card, house) ? 0 : PENALTY);
