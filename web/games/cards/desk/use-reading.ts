import type { Cards } from "@weirwood/cards/questions";
import type { Seat } from "@weirwood/kernel";
import { useMemo } from "react";
import { useWidth } from "../../../table/use-width.ts";
import { tableBook } from "../table-book.ts";
import { useCardsText } from "../text/use-cards-text.ts";
import { useCardsWords } from "../words.ts";
import type { Reading } from "./reading.ts";

/** What somebody at this seat reads, in board, strip and side. */
export function useReadingAt(view: Cards, seat: Seat, openRule: (rule: string) => void): Reading {
  const plain = useCardsWords();
  const book = tableBook(plain.language, view);
  const words = useMemo(() => ({ ...plain, book }), [plain, book]);
  const text = useCardsText();
  const width = useWidth();
  const isNarrow = width !== "laptop" && width !== "wide";
  return useMemo(
    () => ({ view, seat, words, text, openRule, isNarrow }),
    [view, seat, words, text, openRule, isNarrow],
  );
}
