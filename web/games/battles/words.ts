import {
  type Battle,
  cardIds,
  cardNumberOf,
  commanderIds,
  type Figure,
  type Hex,
  type House,
  hexNames,
  houseIds,
  rankIds,
  rankOf,
  symbolIds,
  typeNumber,
  type Unit,
  unitTypeIds,
} from "@weirwood/battles/questions";
import type { Phrasebook } from "@weirwood/kernel";
import { useMemo } from "react";
import { useSettings } from "../../app/settings.ts";
import type { Language } from "../../text/language.ts";
import { bookOf } from "../books.ts";

/** What things of a battle are called, in the reader's language. */
export interface BattleWords {
  readonly book: Phrasebook;
  readonly language: Language;
  house(house: House): string;
  /** `D4`. */
  hex(hex: Hex): string;
  /** `War Host`. */
  unit(view: Battle, unit: Unit): string;
  rank(view: Battle, unit: Unit): string;
  commander(view: Battle, figure: Figure): string;
  card(card: number): string;
  symbol(symbol: number): string;
}

export function battleWords(language: Language): BattleWords {
  const book = bookOf("battles", language);
  const { names } = book;
  return {
    book,
    language,
    house: (house) => names.house[houseIds[house]],
    hex: (hex) => hexNames[hex].toUpperCase(),
    unit: (view, unit) => names.unit[unitTypeIds[typeNumber(view, unit)]],
    rank: (view, unit) => names.rank[rankIds[rankOf(view, unit)]],
    commander: (view, figure) => names.commander[commanderIds[cardNumberOf(view, figure)]],
    card: (card) => names.card[cardIds[card]],
    symbol: (symbol) => names.symbol[symbolIds[symbol]],
  };
}

export function useBattleWords(): BattleWords {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => battleWords(language), [language]);
}
