import { cardNumber } from "../../pool/index.ts";
import { type Deck, deckOf } from "../deck.ts";
import { type ReadyId, readyTitles } from "./titles.ts";

/** A deck that anybody may choose by its name. */
export interface ReadyDeck {
  readonly id: ReadyId;
  readonly title: { readonly en: string; readonly fr: string };
  readonly about: { readonly en: string; readonly fr: string };
  /** One of the two for a first game. */
  readonly isFirst?: true;
  readonly deck: Deck;
}

/** How it is written down: by card ids, draw cards with their number of copies. */
interface ReadyList extends Omit<ReadyDeck, "deck" | "title"> {
  readonly house: string;
  readonly plots: readonly string[];
  readonly cards: { readonly [id: string]: number };
}

function numberOf(id: string): number {
  const number = cardNumber(id);
  if (number === undefined) throw new Error(`no card ${id}`);
  return number;
}

export function ready({ house, plots, cards, ...named }: ReadyList): ReadyDeck {
  const draws = Object.entries(cards).flatMap(([id, copies]) => Array<string>(copies).fill(id));
  return { ...named, title: readyTitles[named.id], deck: deckOf([house, ...plots, ...draws].map(numberOf)) };
}
