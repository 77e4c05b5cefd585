import { NONE, type TypeId } from "../data/names.ts";
import { cards } from "../pool/index.ts";
import type { Face } from "../words/index.ts";

/** A deck in card numbers, every list sorted, with an entry for each copy. */
export interface Deck {
  /** The House card; `NONE` where there is none. */
  readonly house: number;
  readonly agendas: readonly number[];
  /** The draw deck; also what belongs in no deck, so that it can be refused. */
  readonly cards: readonly number[];
  readonly plots: readonly number[];
}

export const faceOf = (number: number): Face => (cards[number] as (typeof cards)[number]).face;
export const idOf = (number: number): string => (cards[number] as (typeof cards)[number]).id;

/** What a draw deck is made of. */
export const drawTypes: ReadonlySet<TypeId> = new Set<TypeId>(["character", "location", "attachment", "event"]);

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** The deck that these cards make, legal or not: a second House card stays among the cards. */
export function deckOf(numbers: readonly number[]): Deck {
  const sorted = inOrder(numbers);
  const ofType = (type: TypeId): number[] => sorted.filter((number) => faceOf(number).type === type);
  const [house = NONE, ...moreHouses] = ofType("house");
  const rest = sorted.filter((number) => !["house", "agenda", "plot"].includes(faceOf(number).type));
  return { house, agendas: ofType("agenda"), cards: inOrder([...moreHouses, ...rest]), plots: ofType("plot") };
}

/** Every card of a deck in one sorted list. */
export function listOf({ house, agendas, cards, plots }: Deck): number[] {
  return inOrder([...(house === NONE ? [] : [house]), ...agendas, ...cards, ...plots]);
}

/** Of the House of this House card, or neutral: without a penalty in play. */
export function isOwn(card: number, house: number): boolean {
  const { house: houses } = faceOf(card);
  return houses === undefined || houses.length === 0 || houses.some((id) => faceOf(house).house?.includes(id));
}
