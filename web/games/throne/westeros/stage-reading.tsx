import { ONLOOKER } from "@weirwood/kernel";
import { houseOfSeat, NONE } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { type ReactNode, useMemo } from "react";
import type { StageProps } from "../../../table/telling.ts";
import { ReadingContext } from "../desk/reading.ts";
import { useNarrow } from "../desk/use-narrow.ts";
import { useThroneText } from "../text/use-throne-text.ts";
import { useThroneWords } from "../words.ts";

interface StageReadingProps extends Pick<StageProps<Throne>, "view" | "seat" | "openRule"> {
  readonly children: ReactNode;
}

/** What every part of a stage reads: the words, and the way to the rules. */
export function StageReading({ view, seat, openRule, children }: StageReadingProps) {
  const words = useThroneWords();
  const text = useThroneText();
  const isNarrow = useNarrow();
  const reading = useMemo(
    () => ({
      ...{ view, words, text, openRule, isNarrow },
      reader: seat === ONLOOKER ? NONE : houseOfSeat(view, seat),
    }),
    [view, seat, words, text, openRule, isNarrow],
  );
  return <ReadingContext value={reading}>{children}</ReadingContext>;
}
