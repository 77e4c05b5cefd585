import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useSettings } from "../app/settings.ts";
import type { LocalSession } from "../local/local-session.ts";
import type { Guide, Hint } from "./guide.ts";
import { markSeen, useHintMemory } from "./hint-memory.ts";

/** The hint whose moment it is, if the reader gets hints in this game. */
export function useDueHint(session: LocalSession, guide: Guide | undefined): Hint | undefined {
  const { view, asks, draft, status } = useStore(session.tableView);
  const seen = useHintMemory((memory) => memory.seen);
  const isOff = useHintMemory((memory) => memory.isOff);
  const guided = useHintMemory((memory) => memory.game);
  const language = useSettings((settings) => settings.language);
  const seat = status?.seat;
  return useMemo(() => {
    if (guide === undefined || isOff || view === undefined || seat === undefined || status?.id !== guided) {
      return undefined;
    }
    return guide.hintFor({ view, seat, asks, draft, language }, new Set(seen));
  }, [guide, view, asks, draft, seat, status?.id, seen, isOff, guided, language]);
}

/** A hint waits until the board has come to rest. */
const PATIENCE = 500;

/** The hint that is being shown: the one whose moment it is, once that moment has lasted. */
export function useShownHint(session: LocalSession, guide: Guide | undefined): Hint | undefined {
  const due = useDueHint(session, guide);
  const [shown, setShown] = useState<Hint>();
  useEffect(() => {
    const isOther = due?.id !== shown?.id;
    // What was shown and acted upon has been understood.
    if (isOther && shown !== undefined && !useHintMemory.getState().seen.includes(shown.id)) {
      markSeen(shown.id);
    }
    if (!isOther || due === undefined) {
      setShown(due);
      return;
    }
    setShown(undefined);
    const timer = setTimeout(() => setShown(due), PATIENCE);
    return () => clearTimeout(timer);
  }, [due, shown]);
  return shown;
}
