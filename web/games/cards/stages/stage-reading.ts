import { type Cards, cardNumber, seatIds } from "@weirwood/cards/questions";
import type { Phrasebook } from "@weirwood/kernel";
import { useMemo } from "react";
import { useSettings } from "../../../app/settings.ts";
import { spoken } from "../../../table/seat-names.ts";
import { useWidth } from "../../../table/use-width.ts";
import { tableBook } from "../table-book.ts";

/** What stages read: names of the table, and how much room there is. */
export interface StageReading {
  readonly book: Phrasebook;
  /** A player by id, as the table calls them. */
  player(id: string | undefined): string;
  seat(id: string): number;
  card(id: string): string;
  cardNumber(id: string): number | undefined;
  /** Several as one says them. */
  cards(ids: readonly string[]): string;
  readonly isPhone: boolean;
}

export function useStageReading(view: Cards): StageReading {
  const language = useSettings((settings) => settings.language);
  const isPhone = useWidth() === "phone";
  const book = tableBook(language, view);
  return useMemo(
    () => ({
      book,
      player: (id) => (id === undefined ? "" : (book.names.player[id] ?? id)),
      seat: (id) => (seatIds as readonly string[]).indexOf(id),
      card: (id) => book.names.card[id] ?? id,
      cardNumber,
      cards: (ids) =>
        spoken(
          ids.map((id) => book.names.card[id] ?? id),
          language,
        ),
      isPhone,
    }),
    [book, language, isPhone],
  );
}
