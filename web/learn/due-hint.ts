import { useEffect, useMemo, useRef, useState } from "react";
import { useSettings } from "../app/settings.ts";
import type { TableModel } from "../table/use-table-model.ts";
import { useAdvice } from "./advice.ts";
import type { Guide, Hint, HintFinder } from "./guide.ts";
import { markSeen, useHintMemory } from "./hint-memory.ts";

function useHintFinder(guide: Guide | undefined, view: unknown): HintFinder | undefined {
  const first = useRef(view);
  const [found, setFound] = useState<{ readonly find: HintFinder }>();
  useEffect(() => {
    let isGone = false;
    void guide?.hints(first.current).then((find) => !isGone && setFound({ find }));
    return () => {
      isGone = true;
    };
  }, [guide]);
  return found?.find;
}

const nothingAsked = { id: undefined, kind: "" };

/** The hint whose moment it is. Nothing is said while the board still tells what the others did. */
function useDueHint(model: TableModel, guide: Guide | undefined): Hint | undefined {
  const { view, seat, client, tableView, draft, played, held } = model;
  const findHint = useHintFinder(guide, view);
  const seen = useHintMemory((memory) => memory.seen);
  const language = useSettings((settings) => settings.language);
  const isAtRest = played.happening.length === 0 && tableView.pending === undefined;
  const { id, kind } = (model.isAwaited && isAtRest && model.ask) || nothingAsked;
  const advice = useAdvice(
    id === undefined ? undefined : { game: client.name, ask: id, view: tableView.view, held, seat },
  );
  return useMemo(() => {
    const ask = id === undefined ? undefined : { id, kind };
    return findHint?.({ view, seat, ask, draft, advice, language }, new Set(seen));
  }, [findHint, view, seat, id, kind, draft, advice, language, seen]);
}

/** A hint waits until the board has come to rest; within one step it is at hand at once. */
const PATIENCE = 500;

/** The hint that is being shown: the one whose moment it is, once that moment has lasted. */
export function useShownHint(model: TableModel, guide: Guide | undefined): Hint | undefined {
  const due = useDueHint(model, guide);
  const [shown, setShown] = useState<Hint>();
  useEffect(() => {
    const isOther = due?.id !== shown?.id;
    // What was shown and acted upon has been understood.
    if (isOther && shown?.teaches !== undefined) markSeen(shown.teaches);
    if (!isOther || due === undefined || due.step === shown?.step) {
      setShown(due);
      return;
    }
    setShown(undefined);
    const timer = setTimeout(() => setShown(due), PATIENCE);
    return () => clearTimeout(timer);
  }, [due, shown]);
  return shown;
}
