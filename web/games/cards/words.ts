import {
  type Body,
  type Cards,
  cardIds,
  cardOf,
  faces,
  HOUSE,
  isFaceDown,
  NONE,
  seatIds,
  seatsIn,
} from "@weirwood/cards/questions";
import type { Phrasebook } from "@weirwood/kernel";
import { useMemo } from "react";
import { useSettings } from "../../app/settings.ts";
import type { Language } from "../../text/language.ts";
import { bookOf } from "../books.ts";
import { useCardTexts } from "./card/card-texts.ts";

/** What things on the table are called, in the reader's language. */
export interface CardsWords {
  readonly book: Phrasebook;
  readonly language: Language;
  /** A card by its number in the pool. */
  card(card: number): string;
  /** A card on the table; undefined where it lies face down for the reader. */
  body(view: Cards, body: Body): string | undefined;
  /** A player, by House where it is known: `Stark`; with the number of the seat where several play it: `Stark 2`. */
  seat(view: Cards, seat: number): string;
}

/** The House that a player's House card is of: `stark`; undefined before decks are on the table. */
export function houseOf(view: Cards, seat: number): string | undefined {
  const body = view[HOUSE + seat];
  return body === NONE ? undefined : faces[cardOf(view, body)]?.house?.[0];
}

/** Whether somebody else at the table plays the same House: then their numbers tell them apart. */
export function sharesHouse(view: Cards, seat: number): boolean {
  const house = houseOf(view, seat);
  const seats = Array.from({ length: seatsIn(view) }, (_, other) => other);
  return house !== undefined && seats.some((other) => other !== seat && houseOf(view, other) === house);
}

export function cardsWords(language: Language): CardsWords {
  const book = bookOf("cards", language);
  const { names } = book;
  const short = (house: string): string => names.house[house].replace(/^(House|Maison) /, "");
  return {
    book,
    language,
    card: (card) => names.card[cardIds[card]],
    body: (view, body) =>
      isFaceDown(view, body) || cardOf(view, body) >= faces.length
        ? undefined
        : names.card[cardIds[cardOf(view, body)]],
    seat(view, seat) {
      const house = houseOf(view, seat);
      if (house === undefined || names.house[house] === undefined) return names.seat[seatIds[seat]];
      return sharesHouse(view, seat) ? `${short(house)} ${seat + 1}` : short(house);
    },
  };
}

export function useCardsWords(): CardsWords {
  const language = useSettings((settings) => settings.language);
  const texts = useCardTexts([language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The book is written on when texts come.
  return useMemo(() => cardsWords(language), [language, texts]);
}

/** What stands on a card; empty until the texts of cards have come. */
export function useCardText(card: number): string {
  const { book } = useCardsWords();
  return book.names.cardText[cardIds[card]];
}
