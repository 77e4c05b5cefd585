import { type Battle, NONE, SEAT_HOUSE } from "@weirwood/battles/questions";
import { ONLOOKER, type Seat } from "@weirwood/kernel";
import { useMemo } from "react";
import { useWidth } from "../../../table/use-width.ts";
import { useBattlesText } from "../text/use-battles-text.ts";
import { useBattleWords } from "../words.ts";
import type { Reading } from "./reading.ts";

/** What somebody at this seat reads, in board, strip and side. */
export function useReadingAt(view: Battle, seat: Seat, openRule: (rule: string) => void): Reading {
  const words = useBattleWords();
  const text = useBattlesText();
  const width = useWidth();
  const isNarrow = width !== "laptop" && width !== "wide";
  const reader = seat === ONLOOKER ? NONE : view[SEAT_HOUSE + seat];
  return useMemo(
    () => ({ view, reader, words, text, openRule, isNarrow }),
    [view, reader, words, text, openRule, isNarrow],
  );
}
