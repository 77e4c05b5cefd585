import type { Phrasebook } from "@weirwood/kernel";
import {
  type Area,
  areaIds,
  type Card,
  cardIds,
  type House,
  houseIds,
  type Order,
  orderIds,
  singleIds,
  type Track,
  trackIds,
} from "@weirwood/throne/questions";
import { useMemo } from "react";
import { type Settings, useSettings } from "../../app/settings.ts";
import type { Language } from "../../text/language.ts";
import { bookOf } from "../books.ts";

/** What things of the board game are called, in the reader's language, with the names of areas that the reader chose. */
export interface ThroneWords {
  readonly book: Phrasebook;
  area(area: Area): string;
  house(house: House): string;
  order(order: Order): string;
  single(single: number): string;
  card(card: Card): string;
  track(track: Track): string;
}

/** The phrasebook of a language, with the original names of areas where they are wanted. */
function phrasebookWith(language: Language, placeNames: Settings["placeNames"]): Phrasebook {
  const book = bookOf("throne", language);
  if (placeNames === "translated") return book;
  return { ...book, names: { ...book.names, area: bookOf("throne", "en").names.area } };
}

export function throneWords(language: Language, placeNames: Settings["placeNames"]): ThroneWords {
  const book = phrasebookWith(language, placeNames);
  const { names } = book;
  return {
    book,
    area: (area) => names.area[areaIds[area]],
    house: (house) => names.house[houseIds[house]],
    order: (order) => names.order[orderIds[order]],
    single: (single) => names.single[singleIds[single]],
    card: (card) => names.card[cardIds[card]],
    track: (track) => names.track[trackIds[track]],
  };
}

export function useThroneWords(): ThroneWords {
  const language = useSettings((settings) => settings.language);
  const placeNames = useSettings((settings) => settings.placeNames);
  return useMemo(() => throneWords(language, placeNames), [language, placeNames]);
}
