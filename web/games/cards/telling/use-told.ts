import type { Cards } from "@weirwood/cards/questions";
import { useMemo } from "react";
import { useStore } from "zustand";
import { attention } from "../../../table/attention.ts";
import type { BoardProps } from "../../../table/game-client.ts";
import { copiesOf, signsIn, type ToldSigns } from "./told-signs.ts";

/** What the table shows of what is being told, and of the card that the log points at. */
export function useTold({ happening, view }: Pick<BoardProps<Cards>, "happening" | "view">): ToldSigns {
  const pointedAt = useStore(attention, ({ outlined }) => outlined);
  const signs = useMemo(() => signsIn(happening, view), [happening, view]);
  const outlined = useMemo(() => new Set(copiesOf(view, pointedAt)), [view, pointedAt]);
  return useMemo(() => ({ signs, outlined }), [signs, outlined]);
}
