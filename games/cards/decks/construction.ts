import type { Refusal } from "@weirwood/kernel";
import type { HouseId } from "../data/names.ts";
import { refuse } from "../refusal.ts";
import { type Deck, drawTypes, faceOf, idOf, listOf } from "./deck.ts";
import { shelf } from "./shelf.ts";

/** What a deck is made of. The most cards is our own limit: positions have room for no more. */
export const deckNumbers = { leastCards: 60, mostCards: 100, copies: 3, agendas: 1, plots: 7, plotCopies: 1 } as const;

/** Every reason why a deck is not legal. Out-of-House cards are no reason: they cost more in play. */
export function whyNotDeck(deck: Deck): readonly Refusal[] {
  const all = listOf(deck);
  const kinds = [...new Set(all)];
  const houseCards = all.filter((card) => faceOf(card).type === "house");
  const drawn = deck.cards.filter((card) => drawTypes.has(faceOf(card).type));
  return [
    ...whyNotSizes(houseCards, deck, drawn),
    ...kinds
      .filter((card) => faceOf(card).type === "title")
      .map((card) => refuse("cards.deck.title", { card: idOf(card) })),
    ...kinds
      .filter((card) => faceOf(card).isFixture)
      .map((card) => refuse("cards.deck.scenario-only", { card: idOf(card) })),
    ...kinds.filter((card) => !mayServe(card, houseCards)).map(reserved),
    ...byTitle(drawn).flatMap((copies) => whyNotCopies(copies, deck.agendas)),
    ...byTitle(deck.plots).flatMap(whyNotPlots),
  ];
}

/** Every reason in one refusal: the reason itself where it is the only one, else all of them, and the cards they are about. */
export function refuseDeck(deck: Deck): Refusal | undefined {
  const all = whyNotDeck(deck);
  if (all.length < 2) return all[0];
  const reasons = [...new Set(all.map(({ rule }) => rule))];
  const cards = [...new Set(all.flatMap(({ params }) => (typeof params.card === "string" ? [params.card] : [])))];
  if (cards.length === 0) return refuse("cards.deck.several", { reasons });
  return refuse("cards.deck.several-cards", { reasons, cards });
}

shelf.refuse = refuseDeck;

/** How many draw cards a deck needs, and how many plots: its agenda may ask for more than usual. */
export const leastCards = ({ agendas }: Deck): number =>
  Math.max(deckNumbers.leastCards, ...agendas.map((agenda) => faceOf(agenda).deckLeast ?? 0));
const neededPlots = ({ agendas }: Deck): number =>
  Math.max(deckNumbers.plots, ...agendas.map((agenda) => faceOf(agenda).deckPlots ?? 0));

function whyNotSizes(houseCards: readonly number[], deck: Deck, drawn: readonly number[]): readonly Refusal[] {
  const { mostCards: most, agendas } = deckNumbers;
  const least = leastCards(deck);
  const plots = neededPlots(deck);
  const reasons: Refusal[] = [];
  if (houseCards.length !== 1) reasons.push(refuse("cards.deck.house", { count: houseCards.length }));
  if (deck.agendas.length > agendas) reasons.push(refuse("cards.deck.agenda", { count: deck.agendas.length }));
  if (drawn.length < least) reasons.push(refuse("cards.deck.least", { count: drawn.length, least }));
  if (drawn.length > most) reasons.push(refuse("cards.deck.most", { count: drawn.length, most }));
  if (deck.plots.length !== plots) reasons.push(refuse("cards.deck.plots", { count: deck.plots.length, plots }));
  return reasons;
}

/** The Houses that a card is reserved for, as every plot of a House is; undefined where any House may bring it. */
function onlyFor(card: number): readonly HouseId[] | undefined {
  const { type, only, house } = faceOf(card);
  return only ?? (type === "plot" ? house : undefined);
}

/** Whether a deck with these House cards may hold a card; where there is none, that alone is wrong. */
export function mayServe(card: number, houseCards: readonly number[]): boolean {
  const houses = onlyFor(card);
  if (houses === undefined || houseCards.length === 0) return true;
  return houseCards.some((houseCard) => faceOf(houseCard).house?.some((house) => houses.includes(house)));
}

function reserved(card: number): Refusal {
  const rule = faceOf(card).type === "plot" ? "cards.deck.house-plot" : "cards.deck.house-only";
  return refuse(rule, { card: idOf(card), houses: onlyFor(card) ?? [] });
}

/** Copies are cards of one title, whatever their printing or type. */
function byTitle(cards: readonly number[]): readonly (readonly number[])[] {
  const titles = new Map<string, number[]>();
  for (const card of cards) {
    const { title } = faceOf(card);
    titles.set(title, [...(titles.get(title) ?? []), card]);
  }
  return [...titles.values()];
}

/** How many copies of a card a deck may hold, if no agenda and no other printing allow fewer. */
export function mostCopies(card: number): number {
  const { type, deckLimit } = faceOf(card);
  if (type === "plot") return deckLimit ?? deckNumbers.plotCopies;
  return drawTypes.has(type) ? (deckLimit ?? deckNumbers.copies) : 1;
}

/** The strictest card of a title counts for all copies. */
const limitOf = (copies: readonly number[], usual: number): number =>
  Math.min(...copies.map((card) => faceOf(card).deckLimit ?? usual));

export function whyNotCopies(copies: readonly number[], agendas: readonly number[]): readonly Refusal[] {
  const most = limitOf(copies, deckNumbers.copies);
  const params = { card: idOf(copies[0] as number), count: copies.length };
  const reasons: Refusal[] = [];
  if (copies.length > most) {
    const rule = most === deckNumbers.copies ? "cards.deck.copies" : "cards.deck.card-limit";
    reasons.push(refuse(rule, { ...params, most }));
  }
  for (const agenda of agendas) {
    const { deckCopies = copies.length } = faceOf(agenda);
    if (copies.length > deckCopies) {
      reasons.push(refuse("cards.deck.agenda-copies", { ...params, most: deckCopies, agenda: idOf(agenda) }));
    }
  }
  return reasons;
}

function whyNotPlots(copies: readonly number[]): readonly Refusal[] {
  const most = limitOf(copies, deckNumbers.plotCopies);
  if (copies.length <= most) return [];
  return [refuse("cards.deck.plot-copies", { card: idOf(copies[0] as number), count: copies.length, most })];
}
